#pragma once

#include <cstdint>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/text/font_files.h"

namespace engine {

/// Between these camera distances a label is seen; it fades over the outer fifth on both sides.
struct ZoomRange {
  float nearest = 0;
  float farthest = 1e6F;

  bool operator==(const ZoomRange&) const = default;
};

/// A name lying on the board.
struct Label {
  std::string text{};  ///< UTF-8
  FontFace face = FontFace::kRegular;
  float size = 1;  ///< font size, in board units
  std::vector<glm::vec2>
      baseline{};                ///< one point: centred there and level; more: a curve to follow
  float spacing = 0;             ///< extra room between letters, in shares of `size`
  bool spread = false;           ///< widen the spacing until the text fills its baseline
  float above = 0.12F;           ///< over the ground, in board units
  float before = 0.5F;           ///< depth that may lie over it unseen, in board units
  std::optional<float> level{};  ///< instead: on something that lies so high, whatever the ground
  glm::vec4 ink{0.026F, 0.015F, 0.009F, 1};  ///< linear; alpha is the opacity
  glm::vec4 halo{0.82F, 0.74F, 0.52F, 0.7F};
  ZoomRange seen{};

  bool operator==(const Label&) const = default;
};

}  // namespace engine
