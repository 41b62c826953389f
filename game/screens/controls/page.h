#pragma once

#include <imgui.h>

#include "game/screens/controls/context.h"

namespace screens {

/// A part of a sheet that scrolls: by the wheel, by dragging, to where the keys are.
void begin_page(const char* id, ImVec2 size);
void end_page();

/// The same in a sheet that is as high as what it holds and no higher than `most`: of all but
/// `foot`, what stands below it. It scrolls only where that is too much.
void begin_page_that_fits(const Context& context, const char* id, float foot, float most);
/// In one that `limit_height` limits.
void begin_page_that_fits(const Context& context, const char* id, float foot);
void end_page_that_fits();

}  // namespace screens
