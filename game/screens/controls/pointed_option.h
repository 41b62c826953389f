#pragma once

#include "game/screens/controls/context.h"

namespace screens {

// An answer may have more than one thing to press: its button in the prompt, and a picture beside
// it. Whichever is pointed at, all of them are lit.

/// Call it after the item that answers so was drawn. True while another such item is pointed at, or
/// has the keys.
bool is_pointed_elsewhere(Context& context, core::Action action);
/// The same, with a brass rim around the item.
void mark_pointed(Context& context, core::Action action);

}  // namespace screens
