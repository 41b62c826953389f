#pragma once

#include "engine/ui/tip_picture.h"
#include "game/wotr/screens/context/context.h"

namespace wotr_screens {

// Diagrams at the head of tips. They are drawn in the frame in which they were made.

/// Who stands in a region: a row for each force, and walls before those who are besieged. Nothing
/// where nobody stands.
engine::TipPicture army_picture(const Context& made, wotr::RegionId region);

/// The attack of the Army that gathers: who attacks, the odds, who is attacked. Nothing where none
/// gathers, or where odds are not told.
engine::TipPicture attack_picture(const Context& made);

}  // namespace wotr_screens
