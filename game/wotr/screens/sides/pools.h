#pragma once

#include "game/wotr/screens/desk/desk.h"

namespace wotr_screens {

/// Reinforcements and casualties, Nation by Nation; the Hunt tiles left in the pool.
void draw_pools(Desk& desk);

}  // namespace wotr_screens
