#pragma once

#include "rules/wotr/game_flow.h"

namespace wotr {

// The Hunt for the Ring (rulings 9): the roll, the tile, its damage.

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

/// How many failed dice the Shadow may throw again.
int hunt_rerolls(const Rules& rules, const Board& board);

// hunt_damage.cpp: drawing and resolving one tile

void ask_draw_tile(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_draw_tile(Play& play, const Step& step, Action action);
void ask_tile_die(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_tile_die(Play& play, const Step& step, Action action);
void ask_hunt_damage(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_hunt_damage(Play& play, const Step& step, Action action);
void ask_random_companion(const Rules& rules, const State& state, const Step& step,
                          Decision& decision);
void answer_random_companion(Play& play, const Step& step, Action action);
void run_after_tile(Play& play, const Step& step);

/// the tile being resolved reveals a Hidden Fellowship by its icon.
bool tile_reveals(const Rules& rules, const Board& board);

}  // namespace wotr
