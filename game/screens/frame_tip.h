#pragma once

#include <string>

#include "game/screens/sheet.h"

namespace screens {

/// What a thing of the table is and how it stands.
std::string words_about(const Sheet& sheet, const table::FrameThing& thing);

}  // namespace screens
