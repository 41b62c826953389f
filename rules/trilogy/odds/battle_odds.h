#pragma once

#include <array>

namespace trilogy {

/// The dice of one battle. The bonuses of Leaders, strongholds and cards go to the highest die
/// alone, so only their difference counts (T-028).
struct BattleDice {
  int attack = 1;   ///< 1 to 3
  int defence = 1;  ///< 1 or 2
  int bonus = 0;    ///< the attacker's less the defender's
};

/// What one battle costs, exactly.
struct BattleOdds {
  int ranks = 1;  ///< dice compared: so many battalions fall on both sides together
  std::array<double, 3> defender_loses{};  ///< the chances of 0, 1 and 2 of them
};

BattleOdds battle_odds(const BattleDice& dice);

}  // namespace trilogy
