#pragma once

#include "engine/ui/icons.h"
#include "game/screens/controls/context.h"

namespace screens {

/// Turn and phase in the middle; menu, undo and the sheets that can be opened at the sides.
void draw_top_bar(Context& context);

/// The turn alone, and below it what must be seen all the time, between what is taken at the left
/// and the right. Answers its edges left and right.
ImVec2 draw_turn(Context& context, float left = 0, float right = 0);

/// A button of the bar, with room for the next one beside it.
bool bar_button(Context& context, const char* id, engine::Icon icon, std::string_view tip);

}  // namespace screens
