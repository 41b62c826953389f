#pragma once

#include <glm/vec2.hpp>
#include <string_view>

#include "engine/geometry/mesh.h"
#include "game/table/miniatures/dice.h"

// Things that lie on the board and its frame. All rest on y = 0, centred on the origin, with their
// drawn side up and its top to the north (-z).
namespace table {

/// Disc of radius 0.75 with an eye; the number is drawn over it by the table.
engine::Mesh hunt_tile_mesh();

/// A gold band with a stone, lying on its side: radius 0.6.
engine::Mesh elven_ring_mesh();

/// A shield in a side's colour (tinted) with a star or an eye: about 1.2 wide.
engine::Mesh control_marker_mesh(DiceSet side);

/// A brass-rimmed disc of radius 0.8 in the nation's colour (tinted) with its emblem.
/// The reverse (passive) side is the same disc with the emblem in dull ink.
enum class PoliticalFace { Active, Passive };
engine::Mesh political_counter_mesh(std::string_view nation, PoliticalFace face);

/// A small gold ring-and-flame token, and a grey-cloaked walker token, for the Fellowship track.
engine::Mesh corruption_counter_mesh();
engine::Mesh progress_counter_mesh();

/// A stack of cards of the given size (x, z) and height, with a drawn back in the side's colours.
engine::Mesh deck_mesh(DiceSet side, const glm::vec2& size, float height);

}  // namespace table
