#pragma once

#include "game/wotr/screens/context/context.h"
#include "rules/wotr/state/ids.h"

namespace wotr_screens {

/// The region for whoever plays by ear, line by line: its name, its Nation, its Settlement and who
/// holds it, who stands there.
std::string words_heard_about(const Context& context, wotr::RegionId region);

}  // namespace wotr_screens
