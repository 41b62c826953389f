#pragma once

#include "game/trilogy/screens/context/context.h"
#include "rules/trilogy/state/ids.h"

namespace trilogy_screens {

/// The answer that plays the card, shows it, or declares its mission done, if it is offered.
std::optional<core::Action> play_of(const Context& context, trilogy::CardId card);

/// Why the card cannot be played now: when it can be.
std::string why_unplayable(const Context& context, trilogy::CardId card);

/// How many cards of the seat's hand could be played now, as far as they are seen.
int playable_cards(const Context& context, core::Seat seat);

}  // namespace trilogy_screens
