#pragma once

#include "engine/ui/theme.h"
#include "game/screens/state/memory.h"
#include "game/screens/state/outcome.h"
#include "game/screens/state/screen_state.h"

namespace screens {

/// Draws what one person at a table has before them: their question, their hand, and what they may
/// ask for. `screen` is the table as seen from there, in points; the view of `state` is theirs
/// alone. What they fold away, and what they open, is in their own memory.
Outcome draw_station(const engine::Theme& theme, glm::vec2 screen, const ScreenState& state,
                     Memory& memory, core::Seat seat);

}  // namespace screens
