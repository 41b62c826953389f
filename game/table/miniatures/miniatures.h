#pragma once

#include <string_view>
#include <vector>

#include "engine/geometry/mesh.h"

// Every figure that can stand on the board. Board units, y up, standing on y = 0 with the middle
// of the base at the origin, facing +z (south); riders and beasts, being long, are turned three
// quarters to the south-west, so that their outline shows. Paint alpha is 1 on base rims and
// banners, where the instance's tint takes over; the paint under it is the nation's own colour.
namespace table {

/// Reduced figures have at most 120 triangles, for the view of the whole board.
enum class Detail { Full, Reduced };

enum class FellowshipLook { Revealed, Hidden };

/// `nation` as in regions.json; `kind` is "regular", "elite", "leader" or, for Sauron, "nazgul"
/// (also given for "leader"). Any other pair gives `pawn_mesh`.
engine::Mesh unit_mesh(std::string_view nation, std::string_view kind,
                       Detail detail = Detail::Full);

/// `id` as in characters.json ("strider", "witch-king", ..., "ring-bearers" being the revealed
/// Fellowship). Any other id gives `pawn_mesh`.
engine::Mesh character_mesh(std::string_view id, Detail detail = Detail::Full);

/// Nine walkers in file, or a cairn with a thin gold thread.
engine::Mesh fellowship_mesh(FellowshipLook look, Detail detail = Detail::Full);

/// The neutral turned-wood pawn that stands for anything without a model of its own.
engine::Mesh pawn_mesh();

/// Radius of the round base under a figure. Weapons, wings and tails may overhang it.
float unit_base_radius(std::string_view nation, std::string_view kind);
float character_base_radius(std::string_view id);
inline constexpr float kFellowshipBaseRadius = 1.05F;

/// Every id with a model of its own, in the order of the gallery.
struct UnitId {
  std::string_view nation;
  std::string_view kind;
};
std::vector<UnitId> unit_ids();
std::vector<std::string_view> character_ids();

}  // namespace table
