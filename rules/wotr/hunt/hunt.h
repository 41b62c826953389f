#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

// The Hunt for the Ring (rulings 9): the roll, the tile, its damage.

bool can_move_fellowship(const Board& board);
/// P-MOVE steps 1 and 2, or R-175 on the Mordor Track; the die has not gone to the hunt box yet.
void move_fellowship(Play& play);

/// the whole Hunt after a move off the Mordor Track.
void run_hunt(Play& play, const Step& step);
void ask_hunt_roll(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_hunt_roll(Play& play, const Step& step, Action action);
///
void ask_hunt_reroll(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_hunt_reroll(Play& play, const Step& step, Action action);
void ask_hunt_reroll_roll(const Rules& rules, const State& state, const Step& step,
                          Decision& decision);
void answer_hunt_reroll_roll(Play& play, const Step& step, Action action);
void run_hunt_outcome(Play& play, const Step& step);
/// Flocks of Crebain: +1 on every die of the roll to come.
void raise_hunt(Play& play);

/// The lowest die that succeeds; a natural 1 always fails.
int lowest_success(const Hunt& hunt);
/// How many failed dice the Shadow may throw again.
int hunt_rerolls(const Rules& rules, const Board& board);

// hunt_tile.cpp: one tile, from the draw to its reveal

/// Nothing is left of the last tile but what is still to be drawn or put back.
void clear_hunt(Board& board);
/// For what `board.hunt` says; the owner of a card may prevent it.
void draw_tile(Play& play);
/// A tile without a Hunt roll: an Eye is worth nothing.
void draw_tile_for(Play& play, TileUse use);
/// Wizard's Staff: the tile to come is not drawn.
void prevent_draw(Play& play);
void draw_from_pool(Play& play);
/// Mithril Coat and Sting: another tile instead of the one drawn.
void redraw_tile(Play& play);
/// It is put back when the action, or the phase, is over.
void put_back_tile_aside(Play& play);
void resolve_tile(Play& play);
void ask_draw_tile(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_draw_tile(Play& play, const Step& step, Action action);
void ask_tile_die(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_tile_die(Play& play, const Step& step, Action action);
void run_after_tile(Play& play, const Step& step);

// hunt_damage.cpp: what it does to the Fellowship

/// There is damage, and it may be lowered at all.
bool may_lower_damage(const Board& board);
void set_damage(Play& play, int damage);
/// R-150 step 1: a card of the table was given up for it.
void lower_damage(Play& play);
void ask_hunt_damage(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_hunt_damage(Play& play, const Step& step, Action action);
void ask_random_companion(const Rules& rules, const State& state, const Step& step,
                          Decision& decision);
void answer_random_companion(Play& play, const Step& step, Action action);

/// what is left of the damage after this answer; where a lot is drawn, if it falls on `who`.
int damage_left(const Rules& rules, const Board& board, Action answer,
                Character who = kNoCharacter);

/// the tile being resolved reveals a Hidden Fellowship by its icon.
bool tile_reveals(const Rules& rules, const Board& board);

}  // namespace wotr
