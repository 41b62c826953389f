#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// Notes what is said of the frame, if the settings want that; when everything is drawn.
void note_heard(Context& context);

}  // namespace screens
