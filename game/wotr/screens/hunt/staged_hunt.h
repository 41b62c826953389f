#pragma once

#include "game/wotr/screens/context/context.h"

namespace wotr_screens {

/// The Hunt as it goes: the Eye that opens, the dice under it, the tile that turns over, what it
/// does. False for what is not of the Hunt. `radius` in points, around `middle`.
bool draw_staged_hunt(const Context& context, ImDrawList& list, const screens::MomentShown& shown,
                      ImVec2 middle, float radius);

}  // namespace wotr_screens
