#pragma once

#include <glm/vec2.hpp>

#include "engine/ui/theme.h"
#include "game/screens/state/memory.h"
#include "game/screens/state/outcome.h"
#include "game/screens/state/screen_state.h"

namespace screens {

/// Draws every panel for the frame. Call between Ui::begin_frame and Ui::end_frame.
Outcome draw(const engine::Theme& theme, glm::vec2 screen, const ScreenState& state,
             Memory& memory);

/// Something lies over the table that Escape closes.
bool is_sheet_open(const Memory& memory);
/// Somebody's cards lie open.
bool is_hand_open(const Memory& memory);
/// What lies on top goes first; the menu comes where nothing is open.
void leave_sheet(Memory& memory);
/// Another game, other people.
void forget(Memory& memory, const GameScreens& game, std::span<const SheetRow> sheets);
/// Folds every panel that folds if one is open, else opens them all.
void fold_all(Settings& settings, const GameScreens& game);

/// Points at the edges where the board should not lie, for TableCamera::set_margins.
struct Margins {
  glm::vec2 left_top{0};
  glm::vec2 right_bottom{0};
};
Margins margins(const engine::Theme& theme, glm::vec2 screen, const Settings& settings,
                const GameScreens& game);

}  // namespace screens
