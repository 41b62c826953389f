#pragma once

#include "engine/ui/tip_picture.h"
#include "game/wotr/screens/context/context.h"

namespace wotr_screens {

/// How the Fellowship stands: the Ring and how much of it is lost, and the faces of who walk with
/// it, the Guide first. It is drawn in the frame in which it was made.
engine::TipPicture company_picture(const Context& made);

}  // namespace wotr_screens
