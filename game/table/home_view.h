#pragma once

#include <glm/vec2.hpp>

#include "engine/scene/camera.h"

namespace table {

/// What panels cover at the edges of the screen, in points.
struct ScreenEdges {
  glm::vec2 left_top{0};
  glm::vec2 right_bottom{0};
};

/// Goes where `shown`, which begins at the corner of the map, fills what the panels leave free of a
/// screen; most screens are wider, and show more than that.
void look_home(engine::TableCamera& camera, glm::vec2 shown, glm::vec2 screen,
               const ScreenEdges& edges);

}  // namespace table
