#pragma once

#include "game/trilogy/screens/context/context.h"

namespace trilogy_screens {

/// Why what was touched does nothing now; empty if nothing speaks against it.
screens::WhyNot why_not(const Context& context, const table::Touchable& touched);

}  // namespace trilogy_screens
