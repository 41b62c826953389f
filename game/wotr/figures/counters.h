#pragma once

#include <string_view>

#include "engine/geometry/mesh.h"
#include "game/wotr/figures/dice.h"

// Things that lie on the board and its frame. All rest on y = 0, centred on the origin, with their
// drawn side up and its top to the north (-z).
namespace wotr_figures {

/// Disc of radius 0.75 with an eye; the number is drawn over it by the table.
engine::Mesh hunt_tile_mesh();

/// A gold band with a stone, lying on its side: radius 0.6.
engine::Mesh elven_ring_mesh();

/// A shield in a side's colour (tinted) with a star or an eye: about 1.2 wide.
engine::Mesh control_marker_mesh(DiceSet side);

/// A brass-rimmed disc of radius 0.8 in the nation's colour (tinted) with its emblem.
/// The reverse (passive) side has an iron rim and a darkened field.
enum class PoliticalFace { kActive, kPassive };
engine::Mesh political_counter_mesh(std::string_view nation, PoliticalFace face);

/// A drop of red glass in claws of gold, and a cloaked walker on gold, for the Fellowship Track.
engine::Mesh corruption_counter_mesh();
engine::Mesh progress_counter_mesh();

}  // namespace wotr_figures
