#pragma once

#include "game/screens/sheet.h"

namespace screens {

/// The cards of a seat that asked to see them: face up for their owner, else only their number.
void draw_hands(Sheet& sheet);

}  // namespace screens
