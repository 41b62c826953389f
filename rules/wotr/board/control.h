#pragma once

#include "rules/wotr/board/place.h"

namespace wotr {

/// Who controls the Settlement of the region; only for regions that have one.
inline Side controller_of(const Rules& rules, const Board& board, RegionId settlement) {
  const Side original = side_of(region_of(rules, settlement).nation);
  return board.captured.contains(settlement) ? enemy_of(original) : original;
}
inline bool controls(const Rules& rules, const Board& board, Side side, RegionId region) {
  return rules.all_settlements.contains(region) && controller_of(rules, board, region) == side;
}
/// Controlled by the side that started with it (0.3).
bool is_unconquered(const Rules& rules, const Board& board, RegionId settlement);
/// A City or Stronghold of the Free Peoples that the Shadow does not control.
bool is_haven(const Rules& rules, const Board& board, RegionId region);
/// Settlements of the kind, controlled by that side now.
RegionSet settlements_controlled(const Rules& rules, const Board& board, Side side);

/// The Strongholds with a garrison shut in.
RegionSet besieged_strongholds(const Rules& rules, const Board& board);
inline bool is_besieged(const Rules& rules, const Board& board, RegionId region) {
  const std::uint8_t stronghold = region_of(rules, region).stronghold;
  return stronghold != 0xFF && has_unit(board.garrisons[stronghold]);
}
/// The figures of that side in the region: inside when its garrison is besieged, else outside.
/// Characters and Nazgûl may also stand outside a siege of their own side's making.
inline Place place_of_army(const Rules& rules, const Board& board, Side side, RegionId region) {
  const bool inside = is_besieged(rules, board, region) && controls(rules, board, side, region);
  return inside ? in_garrison(region) : in_region(region);
}
const Figures& army_in(const Rules& rules, const Board& board, Side side, RegionId region);

/// Vocabulary 0.3: no enemy Army and no Settlement controlled by the enemy, or the enemy Stronghold
/// in it is besieged by an Army of this side.
bool is_free(const Rules& rules, const Board& board, Side side, RegionId region);
/// A card on the table keeps Armies of the side from moving into and attacking in the region.
inline bool is_closed(const Board& board, Side side, RegionId region) {
  return side == Side::kShadow && board.closed.contains(region);
}
/// A free region, or one with an enemy-controlled Settlement and no enemy unit, unless a
/// card on the table closes it.
inline bool is_free_for_armies(const Board& board, Side side, RegionId region) {
  return !is_closed(board, side, region) && !has_unit(figures_in(board, region), enemy_of(side));
}

}  // namespace wotr
