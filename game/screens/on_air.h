#pragma once

#include "engine/scene/camera.h"
#include "engine/ui/theme.h"
#include "game/screens/state/answer.h"
#include "game/screens/state/memory.h"
#include "game/screens/state/screen_state.h"

namespace screens {

/// What is shown beside the table itself.
struct OnAir {
  int last_lines = 1;           ///< of the log
  bool is_commentator = false;  ///< every hand lies open, in a red frame
  bool is_standby = false;      ///< a sheet instead of the table
  int seconds_to_begin = 0;     ///< until anything may be shown
};

/// What those see of a film or a stream who only look on: the turn and what is counted, what
/// happened last, who decides, what is told, and the card in play. Call between Ui::begin_frame and
/// Ui::end_frame.
void draw_on_air(const engine::Theme& theme, glm::vec2 screen, const ScreenState& state,
                 Memory& memory, const OnAir& on_air = {});

/// What of the picture nothing of that lies over, but for a card that is read, in points.
engine::ScreenPart clear_on_air(const engine::Theme& theme, glm::vec2 screen);

}  // namespace screens
