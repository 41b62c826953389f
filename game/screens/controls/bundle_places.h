#pragma once

#include <vector>

#include "game/screens/controls/context.h"
#include "rules/core/bundle.h"

namespace screens {

// A bundle whose rows belong to places of the map: place by place, with what can be chosen there
// side by side. A touch on the map counts there too.

bool has_places(Context& context, const core::Bundle& bundle);

/// Takes what was touched on the map since the last frame into the counts.
void count_touched_place(Context& context, const core::Bundle& bundle, std::vector<int>& counts);
void draw_places(Context& context, const core::Bundle& bundle, std::vector<int>& counts);

}  // namespace screens
