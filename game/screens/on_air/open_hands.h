#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// A frame that nobody takes for the public's.
void draw_red_frame(const Context& context);
/// What each seat holds, as small cards in rows below the bar: two seats share a row.
void draw_open_hands(Context& context);
/// How high one row is, in points.
float open_hand_height(const engine::Theme& theme);

}  // namespace screens
