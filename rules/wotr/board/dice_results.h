#pragma once

#include "rules/wotr/state/board.h"
#include "rules/wotr/state/rules.h"

namespace wotr {

// What the Action dice of a side count as.

/// Unused dice, the Hunt box not counted.
int unused_dice(const Board& board, Side side);
/// Unused dice that show the face.
constexpr int dice_showing(const Board& board, Side side, DieFace face) {
  return board.dice[at(side)].faces[static_cast<std::size_t>(face)];
}
/// A Will of the West counts as any other result (P-WOTW).
constexpr bool serves_as(DieFace face, DieFace result) {
  return face == result || face == DieFace::kWill;
}
/// with the Mouth in play a Muster result counts as an Army result once per turn.
bool is_messenger(const Rules& rules, const Board& board, Seat seat, DieFace face);
/// The die of the action counts as an Event result: a Will of the West does.
bool was_played_as_event(const Board& board);

}  // namespace wotr
