#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

// The Mordor Track (rulings 10).

/// the last step of the Track.
inline constexpr std::uint8_t kCrackOfDoom = 5;

/// where the figure stands. The option also asks for a declaration in this phase.
bool can_enter_mordor(const Rules& rules, const Board& board);
void enter_mordor(Play& play);

/// one step on.
void advance_on_track(Play& play);
/// when a tile is fully resolved.
void check_crack_of_doom(Play& play);

/// at the end of phase 5.
void take_inactivity_corruption(Play& play);

}  // namespace wotr
