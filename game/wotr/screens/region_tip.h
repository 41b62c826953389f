#pragma once

#include "game/wotr/screens/desk/desk.h"

namespace wotr_screens {

/// What stands in the region, and whose it is.
std::string words_about(const Desk& desk, wotr::RegionId region);

}  // namespace wotr_screens
