#pragma once

#include "game/screens/controls/context.h"

namespace wotr_screens {

/// The discs of the Nations that a seat of a new game plays, for a table of so many seats.
void draw_seat_marks(screens::Context& context, int seats, core::Seat seat);

}  // namespace wotr_screens
