#pragma once

#include "engine/platform/windows/window.h"
#include "game/lang/sentences.h"

namespace app {

/// Says that a table is being laid: that takes longer than anybody looks at an empty window.
void show_laying_sign(engine::Window& window, const lang::Sentences& words, float ui_scale);

}  // namespace app
