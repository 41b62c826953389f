#pragma once

#include <vector>

#include "rules/trilogy/state/board.h"
#include "rules/trilogy/state/rules.h"

namespace trilogy {

/// With how many dice a territory is defended (T-027).
enum class DefenceDice : std::uint8_t {
  kBest,  ///< those with which it holds the likelier: a player who knows the odds
  kMost,  ///< two while it can: the neutral army (T-048)
};

/// Who meets in an invasion that is fought to its end, from one source with all dice it has.
struct Forces {
  int attackers = 0;  ///< in the source, with the one that stays behind
  int defenders = 0;
  int bonus = 0;  ///< to the highest die: the attacker's less the defender's (T-028)
  DefenceDice defence = DefenceDice::kBest;
};

/// What comes of it, exactly.
struct InvasionOdds {
  double conquers = 0;   ///< the chance that the last defender falls
  double attackers = 0;  ///< expected to be left, whatever comes, the one behind included
  double defenders = 0;  ///< expected to be left
  double attackers_conquering = 0;  ///< expected to be left, of those cases where it is conquered
};

InvasionOdds invasion_odds(const Forces& forces);

/// Those who would meet, with the bonuses that hold there now: of Leaders, of the stronghold, and,
/// in an invasion under way, of cards.
Forces forces_between(const Rules& rules, const Board& board, Territory from, Territory to);

/// The odds of all pairs up to a size, worked out once.
class InvasionTable {
 public:
  InvasionTable(int attackers, int defenders, int bonus, DefenceDice defence);

  /// Both within the size; no attackers, or no defenders, are within it too.
  const InvasionOdds& at(int attackers, int defenders) const {
    return rows_[static_cast<std::size_t>(defenders)][static_cast<std::size_t>(attackers)];
  }

 private:
  std::vector<std::vector<InvasionOdds>> rows_;  ///< by defenders, then by attackers
};

}  // namespace trilogy
