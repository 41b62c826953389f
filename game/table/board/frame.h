#pragma once

#include <glm/vec2.hpp>
#include <vector>

#include "engine/geometry/mesh.h"
#include "engine/text/label.h"
#include "game/table/board/frame_thing.h"

namespace table {

inline constexpr float kFrameTop = 0.95F;  ///< a little over the sea

/// A part of the frame that can be pointed at, seen from above.
struct FramePlace {
  glm::vec2 from{0};
  glm::vec2 to{0};
  FrameThing thing{};
  bool holds_dice = false;  ///< those that are kept: others may be thrown over them
};

/// What lies around the map. A game may have none.
struct Frame {
  std::vector<engine::Mesh> meshes;   ///< in parts that lie each on their own side of the map
  std::vector<engine::Label> labels;  ///< what is written on it
  std::vector<FramePlace> places;     ///< the first that holds a point is meant
};

/// Null where no part of the frame lies.
const FramePlace* find_place(const Frame& frame, glm::vec2 place);
/// Nothing where no part of the frame lies.
FrameThing thing_at(const Frame& frame, glm::vec2 place);

}  // namespace table
