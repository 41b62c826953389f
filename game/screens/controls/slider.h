#pragma once

#include "game/screens/controls/context.h"

namespace screens {

/// A number in fives, from `least` to 100, on a line between two buttons: by hand and with the
/// keys. True if it was changed. `label` is what the tests and the keys know the line by.
bool draw_percent(Context& context, const std::string& label, int& percent, int least = 1);

/// How wide that is.
float percent_width(const Context& context);

}  // namespace screens
