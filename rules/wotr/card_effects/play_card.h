#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

// Playing an Event card (rulings 7.3): which cards may be played, and the order of what follows.

/// the card is for this seat.
bool is_card_for(const Rules& rules, const Card& card, Seat seat);
/// a die with this face plays a card with the icon. `as_army`: the Messenger.
bool pays_for(DieFace face, CardIcon icon, bool as_army);
/// the seat may play the card now, had it a die for it.
bool may_play_card(const Rules& rules, const Board& board, Seat seat, CardId card);
/// Some card of the seat's hand may be played with the die.
bool can_play_card(const Rules& rules, const State& state, Seat seat, DieFace face);

/// Which card of the hand.
void ask_play_card(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_play_card(Play& play, const Step& step, Action action);

/// The card leaves the hand and its effects begin.
void play_card(Play& play, Seat seat, CardId card);

/// The effects from one to another, in order. args: card, effect, end
void run_card_effects(Play& play, const Step& step);
void ask_card_question(const Rules& rules, const State& state, const Step& step,
                       Decision& decision);
void answer_card_question(Play& play, const Step& step, Action action);

/// R-066 and The Palantír of Orthanc: a card is drawn for the one played. args: card
void run_after_card(Play& play, const Step& step);
/// Whether, and from which deck. args: seat, card
void ask_after_card_draw(const Rules& rules, const State& state, const Step& step,
                         Decision& decision);
void answer_after_card_draw(Play& play, const Step& step, Action action);

}  // namespace wotr
