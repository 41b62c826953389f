#pragma once

#include <vector>

#include "game/wotr/screens/context/context.h"
#include "rules/wotr/state/ids.h"

namespace wotr_screens {

// Playing a card straight from the hand: which dice would pay for it, why it cannot be played, and
// the steps that follow by themselves once a die was chosen. What is legal is asked of the rules,
// once for each question.

/// Asks the rules again if the view has changed. Call at the beginning of a frame.
void keep_plays(Context& context);

/// The seat chooses a die now, so the cards of its hand can say whether they may be played.
bool is_time_for_cards(const Context& context, core::Seat seat);

/// The dice that play the card, what is missed least first. Empty when it cannot be played.
const std::vector<wotr::DieFace>& dice_for(const Context& context, wotr::CardId card);

/// One sentence: why no die plays it.
std::string why_unplayable(const Context& context, wotr::CardId card);
/// What the card itself asks for is not there.
bool lacks_condition(const Context& context, wotr::CardId card);

/// It may be played, and nothing would follow from it.
bool is_in_vain(const Context& context, wotr::CardId card);

/// How many cards of the seat's hand could be played now.
int playable_cards(const Context& context, core::Seat seat);

/// The card is to be played with the die: the answers follow, a question each frame.
void play_from_hand(Context& context, wotr::CardId card, wotr::DieFace die);
void go_on_playing(Context& context);

}  // namespace wotr_screens
