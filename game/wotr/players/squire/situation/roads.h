#pragma once

#include <array>
#include <vector>

#include "game/wotr/players/squire/situation/atlas.h"
#include "rules/wotr/state/board.h"
#include "rules/wotr/state/rules.h"

namespace wotr_players::squire {

/// Marches of an Army: through an enemy Army only by beating it. What was found is kept, for it
/// changes only where enemies come or go; a Roads belongs to one thread.
class Roads {
 public:
  explicit Roads(const Rules& rules);

  /// Marches to the target from every region, past the Armies of `enemy`. Holds until this is asked
  /// again.
  const Steps& to(RegionId target, const Board& board, Side enemy);

 private:
  static constexpr std::size_t kSlots = 64;

  struct Slot {
    RegionSet enemies;
    RegionSet found;  ///< targets whose steps are known
    std::array<Steps, kRegionCount> steps;
  };

  const Rules* rules_;
  std::array<std::vector<Slot>, 2> slots_;  ///< of each side, by where its Armies stand
};

}  // namespace wotr_players::squire
