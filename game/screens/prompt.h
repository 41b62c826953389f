#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// The sheet at the lower edge: whose decision it is, what is asked, and every option of it.
void draw_prompt(Context& context);

}  // namespace screens
