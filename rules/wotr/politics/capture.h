#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

/// an Army of the side has entered, or is left alone in, the region. Captures or
/// recaptures its Settlement, with the politics of R-264b. Characters alone do
/// not hold a Stronghold, and stay there unharmed.
void take_control(Play& play, Side side, RegionId region);

}  // namespace wotr
