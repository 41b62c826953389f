#pragma once

#include <array>
#include <glm/vec2.hpp>
#include <string>
#include <vector>

#include "engine/text/label.h"

namespace wotr_table {

/// What is written on the frame.
struct FrameWords {
  std::string fellowship;
  std::string corruption;
  std::string politics;
  std::string hunt;
  std::string pool;
  std::string rings;
  std::string victory;
  std::array<std::string, 4> steps;  ///< of the Political Track, the farthest from war first
};

/// A plate of the frame and what it says.
struct FramePlate {
  glm::vec2 centre{0};
  glm::vec2 half{0};
  std::string FrameWords::*words = nullptr;
};
std::array<FramePlate, 8> frame_plates();

/// The headings and numerals of the frame.
std::vector<engine::Label> frame_labels(const FrameWords& words);

}  // namespace wotr_table
