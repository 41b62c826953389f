#pragma once

#include "game/screens/controls/context.h"

namespace screens {

// What a player that thinks would do at the question that is asked (ScreenState::hint). Nobody is
// told in strict play, nor while others before the screen may not see what it was reckoned from.

/// The button that asks for it, and puts it away.
void draw_hint_button(Context& context);
bool has_hint_button(const Context& context);

/// What it would do, why, and what else; each can be pressed.
bool has_hint(const Context& context);
void draw_hint(Context& context);

/// A number on the item drawn last, if that is the button of an answer among them.
void mark_hinted(Context& context, core::Action action);

}  // namespace screens
