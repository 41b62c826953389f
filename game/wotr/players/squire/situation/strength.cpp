#include "game/wotr/players/squire/situation/strength.h"

#include <algorithm>

#include "rules/wotr/battle/force.h"

namespace wotr_players::squire {
namespace {

constexpr int kMostDice = 5;
constexpr int kMostInside = 5;
constexpr double kPlain = 2.0 / 6;
constexpr double kAgainstWalls = 1.0 / 6;

/// Five dice stay five until the Army is small: of a small one, dice fall with every hit.
double dice_on_average(const Strength& army) {
  const double dice = std::min<double>(kMostDice, army.units + army.captains);
  const bool lasting = army.hits >= 2 * kMostDice;
  return lasting ? dice : dice * (0.7 + 0.15 * army.hits / kMostDice);
}

double hits_with(const Strength& army, double chance) {
  const double dice = dice_on_average(army);
  const double rerolls =
      std::min(std::min<double>(army.leadership, kMostDice), dice * (1 - chance));
  return (dice + rerolls) * chance;
}

}  // namespace

Strength strength_of(const Rules& rules, const Board& board, const Figures& army, Side side) {
  Strength strength;
  strength.units = units_of(army, side);
  strength.elites = elites_of(army, side);
  strength.hits = strength.units + strength.elites;
  strength.leadership = leadership_of(rules, board, army, side);
  for_each_character(characters_of(army, side), [&](Character who) {
    strength.captains += row_of(rules, who).captain_of_the_west ? 1 : 0;
  });
  return strength;
}

Strength behind_walls(Strength army) {
  const double shut_out = std::max(0.0, army.units - kMostInside);
  army.units -= shut_out;
  army.elites = std::min(army.elites, army.units);
  army.hits = army.units + army.elites;
  return army;
}

double attackers_hits(const Strength& attacker, Walls walls) {
  switch (walls) {
    case Walls::kStronghold: return hits_with(attacker, kAgainstWalls);
    case Walls::kCity: return hits_with(attacker, (kPlain + kAgainstWalls) / 2);
    case Walls::kNone: break;
  }
  return hits_with(attacker, kPlain);
}

double defenders_hits(const Strength& defender) { return hits_with(defender, kPlain); }

namespace {

/// Time that the attacker lasts, over time that the defender lasts.
double odds(const Strength& attacker, const Strength& defender, Walls walls) {
  return attacker.hits * attackers_hits(attacker, walls) /
         (defender.hits * defenders_hits(defender));
}

}  // namespace

double win_chance(const Strength& attacker, const Strength& defender, Walls walls) {
  if (attacker.units <= 0) return 0;
  if (defender.hits <= 0) return 1;
  const double ratio = odds(attacker, defender, walls);
  const double steep = ratio * ratio * ratio;
  return steep / (1 + steep);
}

double plan_chance(const Strength& attacker, const Strength& defender, Walls walls) {
  if (attacker.units <= 0) return 0;
  if (defender.hits <= 0) return 1;
  const double ratio = odds(attacker, defender, walls);
  return ratio * ratio / (1 + ratio * ratio);
}

double expected_losses(const Strength& attacker, const Strength& defender, Walls walls) {
  if (defender.hits == 0) return 0;
  const double rounds = defender.hits / std::max(0.2, attackers_hits(attacker, walls));
  return std::min<double>(attacker.hits, rounds * defenders_hits(defender));
}

}  // namespace wotr_players::squire
