#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// Several people before one screen: what only one of them may see waits until that one asks for
/// it.
bool is_shared(const ScreenState& state);

/// Turns every hand face down when another seat begins to decide on a shared screen.
void cover_hands(Context& context);

/// Others before the screen may not read the hand of the seat that decides.
bool is_hand_covered(const Context& context);
/// The options show what only their seat may know, and that one has not asked to see them.
bool are_options_covered(const Context& context);
/// The button drawn last turns cards up: pressed, or, where everybody at a touch table can reach
/// it, held for a moment.
bool turns_cards_up(const Context& context, bool is_pressed);
/// What such a button says.
std::string words_to_turn_up(const Context& context, const std::string& words);
/// What was turned up at a touch table and is left lying is covered again.
void cover_what_is_left(Context& context);
/// A sheet between two persons, far from where the last one pressed; its button turns the options
/// up.
void draw_hand_over(Context& context);

}  // namespace screens
