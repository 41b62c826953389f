#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// How far a staged moment has opened, 0 to 1: at once where motion is reduced, and not at all
/// while its dice still fall.
float opened(const Context& context, const MomentShown& shown);

/// What nobody may miss is shown large over the land, beside where it happens.
void draw_staged_moment(Context& context, const MomentShown& shown);

/// A disc in the colour of who acts, and in a ring of brass the engraving of the moment, or its
/// sign.
void draw_medallion(Context& context, ImDrawList& list, const MomentShown& shown, ImVec2 middle,
                    float radius);

}  // namespace screens
