#pragma once

#include <array>

#include "rules/wotr/state/play.h"

namespace wotr {

// The two forces of the battle in progress: where they stand, who is in them, what they are worth.

inline Side defender_of(const Battle& battle) { return enemy_of(battle.attacker); }

/// Attackers stay where they are until the battle is won; a sortie fights from inside, a
/// landing from nowhere.
Place attackers_place(const Battle& battle);
Place defenders_place(const Battle& battle);
Place place_of_force(const Battle& battle, Side side);

/// Those who take part: the attackers less their rearguard, every defender.
Figures force_of(const Rules& rules, const Board& board, Side side);
bool has_fighters(const Rules& rules, const Board& board, Side side);

/// Who decides for the force: teammates' units attacked together are one Army.
Seat seat_of_force(const Rules& rules, const Board& board, Side side);

/// Both have somebody to fight with, and nobody leaves the field.
bool is_fought(const Rules& rules, const Board& board);
/// Of the battle in progress, as its forces stand now.
BattleOutcome outcome_of_battle(const Rules& rules, const Board& board);

/// Leadership throws no dice; with what Combat cards take from it.
int combat_dice(const Rules& rules, const Board& board, Side side);
/// all of it, and as far as it can be used.
int total_leadership(const Rules& rules, const Board& board, Side side);
int leadership(const Rules& rules, const Board& board, Side side);
/// Of an Army that is not fighting: all of it.
int leadership_of(const Rules& rules, const Board& board, const Figures& army, Side side);
/// whose it is where a team plays the side, by seat; Nazgûl and Companions serve either.
struct OwnersLeadership {
  std::array<int, kMostSeats> of_seat{};
  int of_either = 0;
};
OwnersLeadership leadership_by_owner(const Rules& rules, const Board& board, const Figures& army,
                                     Side side);
/// Of the Nazgûl in the battle, the Witch-king included.
int nazgul_leadership(const Rules& rules, const Board& board);
/// Of the Companions in the battle, those with Leadership to give.
CharacterSet leading_companions(const Rules& rules, const Board& board);
///
int hit_number(const Rules& rules, const Battle& battle, Side side);

}  // namespace wotr
