#pragma once

#include "game/table/pieces/piece.h"

namespace table {

/// How much larger than life a piece is drawn, seen from so far away: from afar one figure stands
/// for its formation, 0 for the others, and what must be found is larger.
float growth_at(const Piece& piece, float camera_distance);

}  // namespace table
