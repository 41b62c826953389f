#pragma once

#include <span>
#include <string_view>

#include "engine/geometry/mesh.h"
#include "game/table/miniatures/clay.h"

// Every figure that can stand on the board, carved by code: the sculptor's bench. The game itself
// reads the files that amonhen-carve writes, and an artist may replace any of them.
//
// Board units, y up, standing on y = 0 with the middle of the base at the origin, facing +z
// (south); riders and beasts, being long, are turned three quarters to the south-west, so that
// their outline shows. Paint alpha is 1 on base rims and banners, where the instance's tint takes
// over; the paint under it is the nation's own colour.
namespace table::carve {

enum class Rank { kRegular, kElite, kLeader, kCharacter, kFellowship };

struct Carving {
  std::string_view id;      ///< of the figure's file
  std::string_view nation;  ///< whose colour and sign it wears; empty for none
  Rank rank;
  engine::Mesh (*make)(Detail);
  float base = kUnitBase;  ///< radius
};

/// In the order of the gallery.
std::span<const Carving> carvings();

}  // namespace table::carve
