#pragma once

#include "game/screens/controls/sheet.h"

namespace screens {

/// What happened, the latest at the end: below `top` in the right column, or, on a small screen,
/// over the board when it is asked for.
/// How wide the log lies at the right edge; 0 while it does not.
float log_width(const Sheet& sheet);
void draw_log(Sheet& sheet, float top);

/// What has happened since the person last decided: what is worth telling, each with its place.
void draw_recent(Sheet& sheet);

}  // namespace screens
