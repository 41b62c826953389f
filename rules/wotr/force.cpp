#include "rules/wotr/force.h"

#include <algorithm>

#include "rules/wotr/groups.h"
#include "rules/wotr/mixed_armies.h"
#include "rules/wotr/place.h"

namespace wotr {
namespace {

constexpr int kMostDice = 5;

template <class Visit>
void for_each_character(const Rules& rules, CharacterSet characters, Visit visit) {
  for (int c = 0; c < kCharacterCount; ++c) {
    const auto who = static_cast<Character>(c);
    if (contains(characters, who)) visit(row_of(rules, who));
  }
}

int captains_in(const Rules& rules, const Figures& force) {
  int captains = 0;
  for_each_character(rules, force.characters, [&captains](const CharacterRow& row) {
    captains += row.captain_of_the_west ? 1 : 0;
  });
  return captains;
}

/// Whose Leadership is 0 once the White Rider has forfeited his own.
constexpr CharacterSet kForfeit =
    join(only(Character::kGandalfTheWhite), only(Character::kWitchKing));

int leadership_of_characters(const Rules& rules, const Battle& battle, const Figures& force) {
  const CharacterSet silent = battle.nazgul_cancelled != 0 ? kForfeit : CharacterSet{0};
  int sum = 0;
  for_each_character(rules, without(force.characters, silent),
                     [&sum](const CharacterRow& row) { sum += row.leadership; });
  return sum;
}

/// Nazgûl, and the Elites who lead under Saruman.
int shadow_leaders(const Rules& rules, const Board& board, const Figures& force) {
  const int nazgul = board.battle.nazgul_cancelled != 0 ? 0 : force.nazgul;
  return nazgul + leading_elites(rules, board, force);
}

}  // namespace

Place attackers_place(const Battle& battle) {
  if (battle.landing != 0) return kLandingForce;
  return battle.kind == BattleKind::kSortie ? in_garrison(battle.from) : in_region(battle.from);
}

Place defenders_place(const Battle& battle) {
  return battle.kind == BattleKind::kSiege ? in_garrison(battle.target) : in_region(battle.target);
}

Place place_of_force(const Battle& battle, Side side) {
  return side == battle.attacker ? attackers_place(battle) : defenders_place(battle);
}

Figures force_of(const Rules& rules, const Board& board, Side side) {
  const Battle& battle = board.battle;
  const Figures all = part_of(figures_at(rules, board, place_of_force(battle, side)), side);
  return side == battle.attacker ? minus(all, battle.rearguard) : all;
}

Seat seat_of_force(const Rules& rules, const Board& board, Side side) {
  if (!is_team(rules, side)) return first_seat_of(rules, side);
  return controller_of_army(rules, board, side, force_of(rules, board, side));
}

bool has_fighters(const Rules& rules, const Board& board, Side side) {
  return has_unit(force_of(rules, board, side), side);
}

int combat_dice(const Rules& rules, const Figures& force, Side side) {
  return std::min(kMostDice, units_of(force, side) + captains_in(rules, force));
}

int leadership(const Rules& rules, const Board& board, Side side) {
  const Figures force = force_of(rules, board, side);
  const int leaders = side == Side::kFree ? leaders_of(force) : shadow_leaders(rules, board, force);
  return std::min(kMostDice, leaders + leadership_of_characters(rules, board.battle, force));
}

int hit_number(const Rules& rules, const Battle& battle, Side side) {
  constexpr int kPlain = 5;
  constexpr int kAgainstWalls = 6;
  if (side != battle.attacker) return kPlain;
  if (battle.kind == BattleKind::kSiege) return kAgainstWalls;  // in every round
  if (battle.kind == BattleKind::kSortie || battle.round > 1) return kPlain;
  const Region& field = region_of(rules, battle.target);
  return field.settlement == Settlement::kCity || field.fortification ? kAgainstWalls : kPlain;
}

}  // namespace wotr
