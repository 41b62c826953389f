#pragma once

#include <array>
#include <glm/vec2.hpp>
#include <span>
#include <string>
#include <vector>

#include "game/table/motion/motion_style.h"
#include "rules/wotr/game.h"

namespace table {

/// A round piece of the ground.
struct Disc {
  glm::vec2 centre{0};
  float radius = 0;
};

/// Where the things of one region stand, in board units: x to the east, y to the south.
struct RegionLayout {
  glm::vec2 label{0};
  float label_angle = 0;  ///< radians, clockwise from east
  float label_length = 0;
  float label_size = 1;  ///< font size
  /// The middle of a Stronghold's name where it is read from afar.
  glm::vec2 label_afar{0};
  glm::vec2 settlement{0};
  std::array<glm::vec2, 2> armies{};  ///< by side
  glm::vec2 characters{0};
  glm::vec2 control{0};
  std::vector<glm::vec2> border;  ///< closed, clockwise as seen from above
  glm::vec2 north_west{0};        ///< of its bounds
  glm::vec2 south_east{0};
  /// What lies in it, or at its borders, of the ground before the names of other regions.
  std::vector<Disc> before_other_names;
};

inline constexpr float kAfarNameSize = 1.75F;  ///< font size of a Stronghold's name from afar

enum class LabelKind {
  kSea,
  kBay,
  kLake,
  kIsland,
  kRange,
  kPeak,
  kRiver,
  kWood,
  kWaste,
  kRoad,
  kRealm
};

/// A name that is no region's, along a curve.
struct MapLabel {
  std::string text;
  LabelKind kind = LabelKind::kSea;
  float size = 1;  ///< height of a capital
  std::vector<glm::vec2> line;
};

inline constexpr int kMordorSpaces = 6;  ///< 0 to 4 and the Crack of Doom

/// The board as a thing to put figures on, and to move them about.
struct Layout {
  glm::vec2 size{145, 100};
  std::array<RegionLayout, wotr::kRegionCount> regions;
  std::array<glm::vec2, kMordorSpaces> mordor_track{};
  std::vector<MapLabel> labels;
  MotionStyle motion;
};

inline const RegionLayout& layout_of(const Layout& layout, wotr::RegionId region) {
  return layout.regions[static_cast<std::size_t>(region)];
}

bool is_inside(std::span<const glm::vec2> border, glm::vec2 place);
/// Whether the border comes as near as that, to a place inside or outside.
bool is_border_within(float reach, std::span<const glm::vec2> border, glm::vec2 place);
/// Positive when the border runs clockwise on the map.
float area_of(std::span<const glm::vec2> border);

}  // namespace table
