#pragma once

#include "game/wotr/screens/context/context.h"

namespace wotr_screens {

/// Whoever sits here is asked how the damage of the Hunt is borne, and there is room to show it.
bool asks_who_bears(const Context& context);
/// A sheet beside the field: a card for each answer, with a face and what is left then, and those
/// whom nobody can choose.
void draw_bearing(Context& context);

}  // namespace wotr_screens
