#pragma once

#include "rules/trilogy/state/play.h"

namespace trilogy {

/// The box before anything is dealt: every battalion in its supply, every card in its deck.
State empty_table(const Rules& rules);

/// Whose card the deal goes to next, and which ones there are for it (T-009); kNobody when all is
/// dealt.
struct Deal {
  Seat seat = kNobody;
  TerritorySet cards;
};
Deal next_deal(const Rules& rules, const Board& board);

// The set-up: T-009 to T-018.
void run_set_up(Play& play, const Step& step);
void ask_deal(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_deal(Play& play, const Step& step, Action action);
void ask_claim(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_claim(Play& play, const Step& step, Action action);
void run_set_up_round(Play& play, const Step& step);
void ask_set_up_leader(const Rules& rules, const State& state, const Step& step,
                       Decision& decision);
void answer_set_up_leader(Play& play, const Step& step, Action action);
void run_first_cards(Play& play, const Step& step);
void run_first_adventures(Play& play, const Step& step);
void run_first_cards_end(Play& play, const Step& step);

// One die each, again among those who tie (T-012, T-053).
void push_roll_off(Play& play, RollOff why, SeatSet among);
void ask_roll_off(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_roll_off(Play& play, const Step& step, Action action);

/// What follows the set-up's reinforcements: the Leaders, from this seat on.
void push_leaders(Play& play, Seat seat);
/// After them.
void push_first_cards(Play& play);

}  // namespace trilogy
