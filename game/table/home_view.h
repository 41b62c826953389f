#pragma once

#include <glm/vec2.hpp>
#include <span>

#include "engine/scene/camera.h"

namespace table {

/// What is left of `clear` for the places, so that the seals beyond them lie in it too. `seals` is
/// the size of seals, 0 where they need no room; `letters` that of letters and buttons.
engine::ScreenPart room_for_places(const engine::ScreenPart& clear, float seals, float letters);

/// Looks north, slanting, from as near as all the places are seen from in `clear`, a part of the
/// screen in points; as steeply as shows most of the board, but at least `least_tilt`, in radians.
void look_home(engine::TableCamera& camera, std::span<const glm::vec2> places,
               const engine::ScreenPart& clear, float least_tilt);

}  // namespace table
