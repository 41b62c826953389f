#pragma once

#include <functional>
#include <glm/vec2.hpp>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "game/table/board/motion_style.h"
#include "game/table/board/region.h"

namespace table {

/// A round piece of the ground.
struct Disc {
  glm::vec2 centre{0};
  float radius = 0;
};

/// Where the things of one region stand, in board units: x to the east, y to the south.
struct RegionLayout {
  std::string id;
  std::string name;
  bool is_great = false;  ///< its name is read from afar as well
  glm::vec2 label{0};
  float label_angle = 0;  ///< radians, clockwise from east
  float label_length = 0;
  float label_size = 1;  ///< font size
  /// The middle of a great name where it is read from afar.
  glm::vec2 label_afar{0};
  glm::vec2 settlement{0};
  std::vector<glm::vec2> armies;  ///< by side
  std::vector<glm::vec2> slots;   ///< of other things, in the order of the game
  std::vector<glm::vec2> border;  ///< closed, clockwise as seen from above
  glm::vec2 north_west{0};        ///< of its bounds
  glm::vec2 south_east{0};
  /// What lies in it, or at its borders, of the ground before the names of other regions.
  std::vector<Disc> before_other_names;
  std::vector<RegionId> neighbours;  ///< that one may walk to
  RegionSet adjacent;                ///< the same as a set
};

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
  std::string id;
  std::string text;
  LabelKind kind = LabelKind::kSea;
  float size = 1;  ///< height of a capital
  std::vector<glm::vec2> line;
};

/// The board as a thing to put figures on, and to move them about.
struct Layout {
  glm::vec2 size{145, 100};
  std::vector<RegionLayout> regions;  ///< by RegionId
  std::map<std::string, std::vector<glm::vec2>, std::less<>> tracks;
  std::vector<MapLabel> labels;
  MotionStyle motion;
  std::vector<glm::vec2> smoke;       ///< mouths that it rises from
  glm::vec2 dice_tray{22.5F, 83.5F};  ///< where it stands unless a better place is found
  float battleground = 0;  ///< above 0: the tray stands just there, at that scale, where it is seen
};

inline const RegionLayout& layout_of(const Layout& layout, RegionId region) {
  return layout.regions[static_cast<std::size_t>(region)];
}
inline bool has_region(const Layout& layout, RegionId region) {
  return static_cast<std::size_t>(region) < layout.regions.size();
}
/// Sets the border and what follows from it; turned around if it runs counter-clockwise.
void set_border(RegionLayout& region, std::vector<glm::vec2> border);
/// What figures of each region could hide of the names of others. When all borders and names stand.
void clear_names(Layout& layout);

bool is_inside(std::span<const glm::vec2> border, glm::vec2 place);
/// Whether the border comes as near as that, to a place inside or outside.
bool is_border_within(float reach, std::span<const glm::vec2> border, glm::vec2 place);
/// From inside or outside.
float distance_to_border(std::span<const glm::vec2> border, glm::vec2 place);
/// Positive when the border runs clockwise on the map.
float area_of(std::span<const glm::vec2> border);

}  // namespace table
