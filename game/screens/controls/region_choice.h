#pragma once

#include "game/screens/controls/context.h"

namespace screens {

inline constexpr float kRegionFieldWidth = 250;  ///< in points

/// A field to type a region's name into, where the question is answered on the map; buttons for
/// the regions that fit what is typed.
void draw_region_choice(Context& context);

}  // namespace screens
