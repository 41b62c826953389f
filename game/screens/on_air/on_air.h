#pragma once

#include <optional>
#include <span>

#include "engine/scene/camera.h"
#include "engine/ui/theme.h"
#include "game/match/chart.h"
#include "game/screens/on_air/air_card.h"
#include "game/screens/state/memory.h"
#include "game/screens/state/outcome.h"
#include "game/screens/state/overlays.h"
#include "game/screens/state/screen_state.h"

namespace screens {

/// How a picture for others is laid out, as long as it is shown.
struct AirLayout {
  bool is_commentator = false;  ///< every hand lies open, in a red frame
};

/// What is shown in one frame beside the table itself.
struct OnAir {
  Overlays overlays{};
  std::span<const match::Chart> timeline{};  ///< empty: it is not drawn
  std::optional<AirCard> card{};             ///< in place of what is told
  bool is_standby = false;                   ///< a sheet instead of the table
  int seconds_to_begin = 0;                  ///< until anything may be shown
};

/// What those see of a film or a stream who only look on: the turn and what is counted, what
/// happened last, who decides what, what is told, and the card in play. Call between
/// Ui::begin_frame and Ui::end_frame.
void draw_on_air(const engine::Theme& theme, glm::vec2 screen, const ScreenState& state,
                 Memory& memory, const AirLayout& layout, const OnAir& on_air = {});

/// How the match that the state shows has ended; nothing before its end.
std::optional<Ending> ending_on_air(const engine::Theme& theme, glm::vec2 screen,
                                    const ScreenState& state, Memory& memory);

/// What of the picture nothing of that lies over, but for a card that is read, in points.
engine::ScreenPart clear_on_air(const engine::Theme& theme, glm::vec2 screen,
                                const AirLayout& layout);

}  // namespace screens
