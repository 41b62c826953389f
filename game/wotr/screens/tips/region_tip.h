#pragma once

#include "game/wotr/screens/desk/desk.h"
#include "rules/wotr/state/ids.h"

namespace wotr_screens {

/// What stands in the region, and whose it is.
std::string words_about(const Desk& desk, wotr::RegionId region);

enum class Abilities { kTold, kLeftOut };
/// Who stands there, in and outside of a siege: a line for each, every line after a line feed.
std::string words_about_figures(const Desk& desk, wotr::RegionId region, Abilities abilities);

}  // namespace wotr_screens
