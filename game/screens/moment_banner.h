#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// What happens is told at the lower edge: over the question if one is asked, else in its place.
/// True if it was drawn.
bool draw_moment(Context& context);
/// The same for those who only look on: there is nothing to press, and no hand to give way to.
void draw_moment_on_air(Context& context);

}  // namespace screens
