#pragma once

#include "engine/scene/camera.h"
#include "game/casting/rules.h"

namespace director {

/// Where a camera is on its way, `share` of the time after it left: it starts and arrives softly,
/// and steps back meanwhile where the way is long.
engine::CameraPose on_the_way(const engine::CameraPose& from, const engine::CameraPose& to,
                              float share);

/// How many seconds it must take, so that the picture moves no faster than the rules allow.
float glide_seconds(const engine::CameraPose& from, const engine::CameraPose& to, glm::vec2 screen,
                    const Rules& rules);

/// How many screens the picture moved aside between two moments.
float pan_between(const engine::CameraPose& one, const engine::CameraPose& next, glm::vec2 screen);

}  // namespace director
