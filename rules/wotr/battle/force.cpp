#include "rules/wotr/battle/force.h"

#include <algorithm>

#include "rules/wotr/armies/groups.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/board/place.h"

namespace wotr {
namespace {

constexpr int kMostDice = 5;
constexpr CharacterSet kWitchKing = only(Character::kWitchKing);

int captains_in(const Rules& rules, CharacterSet characters) {
  int captains = 0;
  for_each_character(characters, [&](Character who) {
    captains += row_of(rules, who).captain_of_the_west ? 1 : 0;
  });
  return captains;
}

/// Who leads nobody: by the White Rider's choice, or by a Combat card.
CharacterSet without_leadership(const Battle& battle) {
  const CharacterSet rider =
      battle.nazgul_cancelled != 0 ? only(Character::kGandalfTheWhite) : CharacterSet{0};
  return join(battle.leaderless, rider);
}

int leadership_of(const Rules& rules, CharacterSet characters) {
  int sum = 0;
  for_each_character(characters, [&](Character who) { sum += row_of(rules, who).leadership; });
  return sum;
}

/// a Leader leads units of every Nation.
int free_leadership(const Rules& rules, const Board& board) {
  const Figures force = force_of(rules, board, Side::kFree);
  const CharacterSet leading = without(force.characters, without_leadership(board.battle));
  return leaders_of(force) + leadership_of(rules, leading);
}

/// Nazgûl, the other Minions, and the Elites who lead under Saruman.
int shadow_leadership(const Rules& rules, const Board& board) {
  const Figures force = force_of(rules, board, Side::kShadow);
  const CharacterSet others = without(force.characters, only(Character::kWitchKing));
  return nazgul_leadership(rules, board) + leading_elites(rules, board, force) +
         leadership_of(rules, others);
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

bool is_fought(const Rules& rules, const Board& board) {
  return board.battle.withdrawing == 0 && has_fighters(rules, board, Side::kFree) &&
         has_fighters(rules, board, Side::kShadow);
}

BattleOutcome outcome_of_battle(const Rules& rules, const Board& board) {
  if (board.battle.withdrawing != 0) return BattleOutcome::kWithdrawn;
  if (has_fighters(rules, board, defender_of(board.battle))) return BattleOutcome::kBeatenBack;
  return has_fighters(rules, board, board.battle.attacker) ? BattleOutcome::kWon
                                                           : BattleOutcome::kNobodyLeft;
}

int combat_dice(const Rules& rules, const Board& board, Side side) {
  const Figures force = force_of(rules, board, side);
  const CombatTerms& cards = board.battle.cards[at(side)];
  const int captains = captains_in(rules, without(force.characters, board.battle.silenced));
  const int dice = std::min(kMostDice, units_of(force, side) + captains);
  if (dice == 0) return 0;
  return std::max(1, std::min<int>(dice, cards.most_dice) - cards.fewer_dice);
}

int leadership_of(const Rules& rules, const Board& board, const Figures& army, Side side) {
  const CharacterSet characters = characters_of(army, side);
  if (side == Side::kFree) return leaders_of(army) + leadership_of(rules, characters);
  const bool nazgul_lead = do_nazgul_lead(rules, army);
  const CharacterSet leading = nazgul_lead ? characters : without(characters, kWitchKing);
  return leading_elites(rules, board, army) + (nazgul_lead ? army.nazgul : 0) +
         leadership_of(rules, leading);
}

OwnersLeadership leadership_by_owner(const Rules& rules, const Board& board, const Figures& army,
                                     Side side) {
  OwnersLeadership shares;
  shares.of_either = leadership_of(rules, board, army, side);
  const Seat first = first_seat_of(rules, side);
  for (const Seat seat : {first, teammate_of(rules, first)}) {
    Figures own = own_part(rules, army, seat);
    own.nazgul = 0;
    own.characters = without(own.characters, join(kCompanions, kWitchKing));
    int& share = shares.of_seat[static_cast<std::size_t>(core::index(seat))];
    if (share != 0) continue;  // one seat plays the side
    share = leadership_of(rules, board, own, side);
    shares.of_either -= share;
  }
  return shares;
}

int total_leadership(const Rules& rules, const Board& board, Side side) {
  return side == Side::kFree ? free_leadership(rules, board) : shadow_leadership(rules, board);
}

int leadership(const Rules& rules, const Board& board, Side side) {
  return std::min(kMostDice, total_leadership(rules, board, side));
}

int nazgul_leadership(const Rules& rules, const Board& board) {
  const Battle& battle = board.battle;
  if (battle.nazgul_cancelled != 0) return 0;
  const Figures force = force_of(rules, board, Side::kShadow);
  if (!do_nazgul_lead(rules, force)) return 0;
  const CharacterSet king = force.characters & only(Character::kWitchKing);
  return std::max(0, force.nazgul + leadership_of(rules, king) - battle.nazgul_forfeited);
}

CharacterSet leading_companions(const Rules& rules, const Board& board) {
  const Figures force = force_of(rules, board, Side::kFree);
  CharacterSet leading = 0;
  for_each_character(without(force.characters, without_leadership(board.battle)),
                     [&](Character who) {
                       if (row_of(rules, who).leadership != 0) leading = join(leading, only(who));
                     });
  return leading;
}

int hit_number(const Rules& rules, const Battle& battle, Side side) {
  constexpr int kPlain = 5;
  constexpr int kAgainstWalls = 6;
  if (side != battle.attacker) return kPlain;
  if (battle.kind == BattleKind::kSiege) return kAgainstWalls;  // in every round
  if (battle.kind == BattleKind::kSortie || battle.round > 1) return kPlain;
  const Region& field = region_of(rules, battle.target);
  // whoever holds it, a captor too.
  return field.settlement == Settlement::kCity || field.fortification ? kAgainstWalls : kPlain;
}

}  // namespace wotr
