#pragma once

#include "game/trilogy/screens/desk/desk.h"

namespace trilogy_screens {

bool asks_for_bridge(const Desk& desk);

/// The bridges by their ends; where there is little room, page by page.
void draw_bridges(Desk& desk);

}  // namespace trilogy_screens
