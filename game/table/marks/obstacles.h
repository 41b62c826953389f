#pragma once

#include <span>
#include <vector>

#include "engine/scene/camera.h"

// What speaks against a place of the screen for a seal or a name. All parts in points.
namespace table {

/// Something that marks had better not hide.
struct Obstacle {
  engine::ScreenPart part;
  float cost = 0;      ///< of lying over all of it
  float touching = 0;  ///< of the least overlap
};

std::vector<Obstacle> obstacles_in(const engine::ScreenPart& reach,
                                   std::span<const Obstacle> obstacles);
float cost_of_covering(std::span<const Obstacle> obstacles, const engine::ScreenPart& part);

/// Of a part that the edge of `clear`, or a panel, hides.
float cost_of_leaving(const engine::ScreenPart& clear, const engine::ScreenPart& part);
float cost_of_panels(std::span<const engine::ScreenPart> panels, const engine::ScreenPart& part);

}  // namespace table
