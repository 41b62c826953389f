#pragma once

#include "game/wotr/screens/desk/desk.h"

namespace wotr_screens {

// Questions that are answered with cards: whatever option names one is a tile to press.

bool is_card_option(core::Action action);
void draw_card_options(Desk& desk);

/// The Event card that is being carried out, with its words beside the question.
void draw_card_in_play(Desk& desk);

}  // namespace wotr_screens
