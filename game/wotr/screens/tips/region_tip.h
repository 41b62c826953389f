#pragma once

#include "game/wotr/screens/context/context.h"
#include "rules/wotr/state/ids.h"

namespace wotr_screens {

/// What stands in the region, and whose it is.
std::string words_about(const Context& context, wotr::RegionId region);

enum class Abilities { kTold, kLeftOut };
/// Who stands there, in and outside of a siege: a line for each, every line after a line feed.
std::string words_about_figures(const Context& context, wotr::RegionId region, Abilities abilities);

}  // namespace wotr_screens
