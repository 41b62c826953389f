#pragma once

#include "game/wotr/screens/context/context.h"

namespace wotr_screens {

// Questions that are answered with cards: whatever option names one is a tile to press.

bool is_card_option(core::Action action);
void draw_card_options(Context& context);

/// The Event card that is being carried out, with its words beside the question.
void draw_card_in_play(Context& context);

}  // namespace wotr_screens
