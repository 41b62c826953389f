#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

/// What was heard just now, each sound with an arrow to where it comes from. It is behind all
/// panels and takes no clicks.
void draw_captions(Sheet& sheet);

/// What whoever asked for what there is not is told.
void draw_told(Sheet& sheet);

}  // namespace screens
