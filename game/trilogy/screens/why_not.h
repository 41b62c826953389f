#pragma once

#include "game/trilogy/screens/desk/desk.h"

namespace trilogy_screens {

/// A refusal in one sentence, with its ruling.
std::string words_of(const Desk& desk, const core::Refusal& refusal);

/// Why what was touched does nothing now; empty if nothing speaks against it.
std::string why_not(const Desk& desk, const table::Touchable& touched);

}  // namespace trilogy_screens
