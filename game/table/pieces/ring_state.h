#pragma once

#include <string>

#include "game/table/board/region.h"

namespace table {

/// How it stands with the Ring, for its marker.
struct RingState {
  bool is_seen = true;    ///< everybody knows where it is
  float filled = 0;       ///< of the corruption that ends the game: 0 to 1
  std::string steps{};    ///< read inside: those unseen, or those of the last way; may be empty
  RegionSet may_be_in{};  ///< while it is not seen
};

}  // namespace table
