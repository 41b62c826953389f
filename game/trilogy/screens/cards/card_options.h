#pragma once

#include "game/trilogy/screens/context/context.h"
#include "rules/trilogy/state/ids.h"

namespace trilogy_screens {

/// The card that an answer plays, shows or discards, or kNoCard.
trilogy::CardId card_of(core::Action action);
/// The first card that the event tells of, or kNoCard where it names none or hides it.
trilogy::CardId card_of(const core::Event& event);

/// Answers that name what only its holder knows.
bool names_hand(const core::Action& action);

/// The cards among the answers, as tiles to press. `is_behind` others in the same row.
void draw_card_options(Context& context, bool is_behind = false);

/// On a shared screen the cards among other answers wait until they are asked for. True where they
/// are covered.
bool draw_cover(Context& context);

}  // namespace trilogy_screens
