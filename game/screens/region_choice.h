#pragma once

#include "game/screens/sheet.h"

namespace screens {

/// The one question that is answered on the map, or by typing: a field with the names that match.
void draw_region_choice(Sheet& sheet);

/// The regions the pending decision offers.
wotr::RegionSet offered_regions(const core::Decision& decision);

}  // namespace screens
