#pragma once

#include "rules/wotr/game_flow.h"

namespace wotr {

// The six phases of a turn (rulings 4 to 7.1, 14).

/// args: phase
void run_begin_phase(Play& play, const Step& step);
void run_recover(Play& play, const Step& step);

/// args: side, deck
void ask_draw_card(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_draw_card(Play& play, const Step& step, Action action);
/// args: side
void ask_discard_to_limit(const Rules& rules, const State& state, const Step& step,
                          Decision& decision);
void answer_discard_to_limit(Play& play, const Step& step, Action action);

void ask_hunt_allocation(const Rules& rules, const State& state, const Step& step,
                         Decision& decision);
void answer_hunt_allocation(Play& play, const Step& step, Action action);
/// args: side
void ask_action_roll(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_action_roll(Play& play, const Step& step, Action action);

void run_action_phase(Play& play, const Step& step);
void run_end_of_actions(Play& play, const Step& step);
void run_victory_check(Play& play, const Step& step);

/// Draws one card of the deck for the side, then discards to the hand limit.
void push_draw(Play& play, Side side, Deck deck);
int hand_size(const State& state, Side side);
bool has_card_left(const Rules& rules, const State& state, Side side, Deck deck);

/// Unused dice, the Hunt box not counted.
int unused_dice(const Board& board, Side side);

}  // namespace wotr
