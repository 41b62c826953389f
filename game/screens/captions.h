#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// What was heard just now, each sound with an arrow to where it comes from. It is behind all
/// panels and takes no clicks.
void draw_captions(Context& context);

/// What whoever asked for what there is not is told.
void draw_told(Context& context);

}  // namespace screens
