#pragma once

#include <string>
#include <vector>

#include "game/wotr/screens/context/context.h"

namespace wotr_screens {

/// The Hunt as it goes: the Eye that opens, the dice under it, the tile that turns over, what it
/// does. False for what is not of the Hunt. `radius` in points, around `middle`.
bool draw_staged_hunt(const Context& context, ImDrawList& list, const screens::MomentShown& shown,
                      ImVec2 middle, float radius);

/// What a tile that is being resolved does, in words: one line each. That it reveals is said where
/// it does: its Guide or its place may prevent it.
std::vector<std::string> effects_of(const Context& context, wotr::Tile tile);

}  // namespace wotr_screens
