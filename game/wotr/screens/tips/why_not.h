#pragma once

#include <string>

#include "game/wotr/screens/desk/desk.h"

namespace wotr_screens {

/// Why a touch answers nothing: one sentence with its ruling. Empty where the rules say nothing
/// against it.
screens::WhyNot why_not(const Desk& desk, const table::Touchable& touched);

}  // namespace wotr_screens
