#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// The next item, so wide, still fits into the sheet beside the last one; `apart` is how much
/// farther from it than usual, in points of the screen.
bool fits_beside(const Context& context, float width, float apart = 0);

/// Puts it there if it fits.
void flow(const Context& context, float width, float apart = 0);

/// The same, but at the sheet's right edge.
void flow_to_edge(const Context& context, float width);

/// How wide the button of an option is.
float option_width(const Context& context, const Option& option);

/// The button of an option. Pressed, it is the answer; drawn, it is among the shown.
void draw_option(Context& context, const Option& option);
/// The same with other words, and a width from outside.
void draw_option_as(Context& context, const Option& option, const std::string& label, float width);

/// Records the item drawn last as the button of an option.
ShownOption last_item(Context& context, core::Action action, float label_width);

}  // namespace screens
