#pragma once

#include <cstddef>
#include <glm/vec2.hpp>
#include <span>
#include <vector>

#include "engine/scene/camera.h"

namespace table {

/// How much of the smaller of the two lies in the other: 0 to 1.
float shared_part(const engine::ScreenPart& one, const engine::ScreenPart& other);

/// Where a seal or a name may lie, in points, and what speaks against it.
struct MarkOption {
  glm::vec2 middle{0};
  float cost = 0;
};

/// A seal or a name that looks for its place among at least one.
struct MarkRequest {
  engine::ScreenPart reach;  ///< what it covers, from its middle, with air around it
  std::vector<MarkOption> options{};
};

/// Which of its options each takes: none over another where that can be, at the least cost.
std::vector<std::size_t> lay_out_marks(std::span<const MarkRequest> marks);

}  // namespace table
