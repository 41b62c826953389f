#pragma once

#include <string>

#include "game/screens/controls/context.h"

namespace screens {

/// A text of lang/emphasis.h, wrapped at the sheet's edge: what is emphasized is red and
/// underlined.
void write_emphasized(const Context& context, ImFont* font, const std::string& text);

}  // namespace screens
