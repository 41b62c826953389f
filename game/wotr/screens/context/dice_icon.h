#pragma once

#include <glm/vec2.hpp>

#include <imgui.h>

#include "rules/wotr/state/ids.h"

namespace wotr_screens {

/// An Action die as it lies in its tray: bone-white with blue, or blood-red with black.
/// `centre` and `size` are in points.
void draw_action_die(ImDrawList& list, ImVec2 centre, float size, wotr::Side side,
                     wotr::DieFace face);

/// The symbol of a face alone.
void draw_die_symbol(ImDrawList& list, ImVec2 centre, float radius, wotr::DieFace face,
                     ImU32 colour);

/// The emblem of a Nation in a disc of its colour; `faded` for a passive Nation.
enum class Strength { kFull, kFaded };
void draw_nation_disc(ImDrawList& list, ImVec2 centre, float radius, wotr::Nation nation,
                      Strength strength);
ImU32 colour_of(wotr::Nation nation);

}  // namespace wotr_screens
