#pragma once

#include <cstdint>
#include <glm/vec2.hpp>
#include <vector>

#include "engine/assets/image_file.h"
#include "engine/text/label.h"

namespace table {

/// How bright the drawn map is, as coarsely as letters are large.
class LandTone {
 public:
  LandTone() = default;
  /// A picture without such a level is taken for bright vellum.
  LandTone(const engine::Image& colour, glm::vec2 board);

  /// 0 black, 1 white.
  float at(glm::vec2 place) const;

 private:
  std::vector<std::uint16_t> tones_;  ///< the sum of three channels, row by row
  glm::ivec2 size_{0};
  glm::vec2 board_{1};
};

/// The average under a whole name.
float tone_under(const engine::Label& label, const LandTone& tone);

}  // namespace table
