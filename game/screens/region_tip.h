#pragma once

#include "game/screens/sheet.h"

namespace screens {

/// What stands in the region under the pointer, and whose it is.
void draw_region_tip(Sheet& sheet);
std::string words_about(const Sheet& sheet, wotr::RegionId region);

}  // namespace screens
