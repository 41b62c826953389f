#pragma once

#include "game/screens/controls/context.h"

namespace screens {

// What can be pressed is reached with Tab, in the order in which it is drawn, and pressed with
// Enter or Space. Dear ImGui 1.86 itself stops at fields only.

/// The item drawn last is a stop.
void note_tab_stop(Context& context);

/// The middle of what was drawn last is not scrolled away.
bool is_last_item_open();
/// Call after everything was drawn.
void move_between_stops(Context& context);

}  // namespace screens
