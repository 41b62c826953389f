#pragma once

#include "rules/trilogy/state/play.h"

namespace trilogy {

/// One step along the path, which is no link of the map (T-004).
void advance_fellowship(Play& play);

}  // namespace trilogy
