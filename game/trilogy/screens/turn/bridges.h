#pragma once

#include "game/trilogy/screens/context/context.h"

namespace trilogy_screens {

bool asks_for_bridge(const Context& context);

/// The bridges by their ends; where there is little room, page by page.
void draw_bridges(Context& context);

}  // namespace trilogy_screens
