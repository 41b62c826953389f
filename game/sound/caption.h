#pragma once

#include <glm/vec2.hpp>
#include <optional>
#include <string>

#include "game/table/board/region.h"

namespace sound {

/// What a sound that informs is called, while it can be read.
struct Caption {
  std::string id;  ///< "caption.<id>" names it
  table::RegionId region = table::kNoRegion;
  std::optional<glm::vec2> place{};  ///< on the board, where it comes from
  double since = 0;                  ///< seconds of the clock
};

inline constexpr double kCaptionSeconds = 3.5;
inline constexpr std::size_t kMostCaptions = 4;

}  // namespace sound
