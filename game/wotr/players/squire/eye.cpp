#include "game/wotr/players/squire/eye.h"

#include <algorithm>
#include <optional>

#include "game/wotr/players/squire/journey.h"
#include "game/wotr/players/squire/situation/weights.h"

namespace wotr_players::squire {
namespace {

/// The nearer the Ring and the more it weighs, the more eyes look for it.
int wanted_dice(const Situation& now) {
  const Fellowship& fellowship = now.board.fellowship;
  if (in_mordor(fellowship)) return 3;
  const bool near = steps_left(now) <= kNearMordor;
  const bool burdened = fellowship.corruption >= kBurdened;
  return 1 + int{near} + int{burdened};
}

}  // namespace

Answer choose_allocation(const Situation& now) {
  const int wanted = wanted_dice(now);
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return -std::abs(int{action.a} - wanted);
  });
}

Answer choose_hunt_reroll(const Situation& now) {
  return best_offered(now, [](Action action) -> std::optional<double> { return action.a; });
}

}  // namespace wotr_players::squire
