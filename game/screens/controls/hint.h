#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

// What a player that thinks would do at the question that is asked (ScreenState::hint). Nobody is
// told in strict play, nor while others before the screen may not see what it was reckoned from.

/// The button that asks for it, and puts it away.
void draw_hint_button(Sheet& sheet);
bool has_hint_button(const Sheet& sheet);

/// What it would do, why, and what else; each can be pressed.
bool has_hint(const Sheet& sheet);
void draw_hint(Sheet& sheet);

/// A number on the item drawn last, if that is the button of an answer among them.
void mark_hinted(Sheet& sheet, core::Action action);

}  // namespace screens
