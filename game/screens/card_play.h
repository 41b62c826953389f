#pragma once

#include <vector>

#include "game/screens/sheet.h"

namespace screens {

// Playing a card straight from the hand: which dice would pay for it, why it cannot be played, and
// the steps that follow by themselves once a die was chosen. What is legal is asked of the rules.

/// The seat chooses a die now, so the cards of its hand can say whether they may be played.
bool is_time_for_cards(const Sheet& sheet, core::Seat seat);

/// The dice that play the card, what is missed least first. Empty when it cannot be played.
std::vector<wotr::DieFace> dice_for(const Sheet& sheet, wotr::CardId card);

/// One sentence: why no die plays it.
std::string why_unplayable(const Sheet& sheet, wotr::CardId card);
/// What the card itself asks for is not there.
bool lacks_condition(const Sheet& sheet, wotr::CardId card);

/// How many cards of the seat's hand could be played now.
int playable_cards(const Sheet& sheet, core::Seat seat);

/// The card is to be played with the die: the answers follow, a question each frame.
void wish_for(Sheet& sheet, wotr::CardId card, wotr::DieFace die);
void follow_wish(Sheet& sheet);

}  // namespace screens
