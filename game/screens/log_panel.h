#pragma once

#include "game/screens/controls/context.h"

namespace screens {

struct LogMemory {
  bool is_open = false;
  bool is_over_board = false;  ///< where there is no room for it beside the board
  bool yields = false;         ///< it would lie over what is asked about
  int follows = 0;             ///< frames in which it still runs to its end
  std::size_t lines = 0;
  std::size_t read = 0;  ///< lines that there were when the person last decided
};

/// How wide the log lies at the right edge; 0 while it does not.
float log_width(const Context& context);
/// What happened, the latest at the end: below `top` in the right column, or, on a small screen,
/// over the board when it is asked for.
void draw_log(Context& context, float top);

/// What has happened since the person last decided: what is worth telling, each with its place.
void draw_recent(Context& context);

}  // namespace screens
