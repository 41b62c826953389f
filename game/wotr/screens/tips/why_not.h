#pragma once

#include <string>

#include "game/wotr/screens/context/context.h"

namespace wotr_screens {

/// Why a touch answers nothing: one sentence with its ruling. Empty where the rules say nothing
/// against it.
screens::WhyNot why_not(const Context& context, const table::Touchable& touched);

}  // namespace wotr_screens
