#pragma once

#include "engine/ui/widgets.h"
#include "game/wotr/screens/context/context.h"

namespace wotr_screens {

// Sheets at the left and right edge, with what they tell of in the field between them.

enum class Flank { kLeft, kRight };

/// `width` in points at the usual scale; as high as what it holds.
engine::PanelPlace beside_field(const Context& context, Flank flank, float width);
/// What the camera shows stays clear of the sheet that is being drawn.
void leave_field_free(Context& context, Flank flank);

}  // namespace wotr_screens
