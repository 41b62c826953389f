#pragma once

#include <glm/vec2.hpp>
#include <span>
#include <vector>

namespace table {

/// What a badge covers of the screen, in points.
struct BadgeBox {
  glm::vec2 from{0};
  glm::vec2 to{0};
};

/// By how much each must be drawn lower so that no two lie on each other, with a gap between them:
/// a garrison and its besiegers are told apart. The upper one stays where it is.
std::vector<float> parted(std::span<const BadgeBox> boxes, float gap);

}  // namespace table
