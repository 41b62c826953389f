#pragma once

#include "game/wotr/screens/context/context.h"

namespace wotr_screens {

/// Reinforcements and casualties, Nation by Nation; the Hunt tiles left in the pool.
void draw_pools(Context& context);

}  // namespace wotr_screens
