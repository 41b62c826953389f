#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// In the place of the prompt, while a match is looked at again: a line with its turns and what
/// happened on it, and what can be done.
void draw_replay_bar(Context& context);

}  // namespace screens
