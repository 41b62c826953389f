#pragma once

#include "game/wotr/players/squire/situation/atlas.h"
#include "rules/wotr/state/board.h"
#include "rules/wotr/state/rules.h"

namespace wotr_players::squire {

/// An Army in the numbers that decide battles.
struct Strength {
  double units = 0;
  double hits = 0;  ///< that it can take: an Elite takes two
  double elites = 0;
  double leadership = 0;
  double captains = 0;  ///< Captains of the West add a die each
};
/// `one` and this share of `other` together.
inline Strength joined(const Strength& one, const Strength& other, double share) {
  return {one.units + share * other.units, one.hits + share * other.hits,
          one.elites + share * other.elites, one.leadership + share * other.leadership,
          one.captains + share * other.captains};
}
Strength strength_of(const Rules& rules, const Board& board, const Figures& army, Side side);
/// of so large an Army only five units find room behind the walls.
Strength behind_walls(Strength army);

/// What stands between the two.
enum class Walls : std::uint8_t {
  kNone,
  kCity,       ///< a City or Fortification: for the first round
  kStronghold  ///< for all of the siege
};

/// Expected hits in one round at the beginning of the battle.
double attackers_hits(const Strength& attacker, Walls walls);
double defenders_hits(const Strength& defender);

/// How likely the attacker wins in the end if both fight on, from the time each needs for the
/// other.
double win_chance(const Strength& attacker, const Strength& defender, Walls walls);
/// The same for plans, which have time to improve: weakness tells less than in a battle at hand.
double plan_chance(const Strength& attacker, const Strength& defender, Walls walls);
/// Hits that the attacker will have taken by then.
double expected_losses(const Strength& attacker, const Strength& defender, Walls walls);

}  // namespace wotr_players::squire
