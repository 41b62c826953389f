#pragma once

#include <imgui.h>

namespace screens {

/// A part of a sheet that scrolls: by the wheel, by dragging, to where the keys are.
void begin_page(const char* id, ImVec2 size);
void end_page();

}  // namespace screens
