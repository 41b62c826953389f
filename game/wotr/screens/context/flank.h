#pragma once

#include "engine/ui/widgets.h"
#include "game/wotr/screens/context/context.h"

namespace wotr_screens {

// Sheets at the left and right edge, or at the upper one, with what they tell of in the field
// between them.

/// A battle is fought. While its winner advances, nothing more is to be read of it, and the
/// question needs room.
bool is_fighting(const Context& context);

enum class Flank { kLeft, kRight };

/// `width` in points at the usual scale; as high as what it holds.
engine::PanelPlace beside_field(const Context& context, Flank flank, float width);
/// What the camera shows stays clear of the sheet that is being drawn.
void leave_field_free(Context& context, Flank flank);

/// The same of a sheet in the middle, below the bar.
engine::PanelPlace above_field(const Context& context, float width);
void leave_field_free_below(Context& context);

}  // namespace wotr_screens
