#pragma once

#include <array>
#include <glm/vec3.hpp>
#include <string_view>

// Where a garrison stands on the walls, towers and courts of its Stronghold: one table, which the
// models are built by and the figures are set down by.
namespace places {

/// Of a figure on the walls. Its base, and the widest that there is, is so much smaller.
inline constexpr float kGarrisonScale = 0.44F;
/// Of the ground made for one figure, within its parapet.
inline constexpr float kPostRadius = 0.33F;

/// Feet at `at`, over level ground and from the middle of the place; looks along `facing` (degrees,
/// 0 = south, 90 = east).
struct Post {
  glm::vec3 at;
  float facing = 0;
  bool is_roof = false;  ///< something that the place has anyhow: nothing is built for it
};

/// Those in the middle of the front come first.
struct Garrison {
  std::string_view region;
  std::array<Post, 5> units;
  std::array<Post, 4> leaders;
};

/// nullptr for a region without a Stronghold.
const Garrison* garrison_of(std::string_view region);

}  // namespace places
