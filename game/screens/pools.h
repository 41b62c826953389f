#pragma once

#include "game/screens/sheet.h"

namespace screens {

/// Reinforcements and casualties, Nation by Nation; the Hunt tiles left in the pool.
void draw_pools(Sheet& sheet);

}  // namespace screens
