#pragma once

#include "rules/trilogy/state/play.h"

namespace trilogy {

// What cards do. A power is laid in front of its player when it is played (T-045), a mission when
// it is done; an event is resolved when it is drawn (T-038).

void play_power(Play& play, Seat seat, CardId card);
/// T-035, T-036.
void do_mission(Play& play, Seat seat, CardId card);
/// The territory of a secret card is held: the battalions come, the card is discarded.
void show_uprising(Play& play, Seat seat, CardId card);

void run_event(Play& play, const Step& step);
/// Goes on turning cards over, and then does what the event does to the territories (T-043).
void run_turned_effect(Play& play, const Step& step);

/// What an effect asks: a territory, a bridge, a number, a change.
void ask_card(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_card(Play& play, const Step& step, Action action);

}  // namespace trilogy
