#pragma once

#include <functional>

#include <imgui.h>

namespace engine {

using DrawPart = std::function<void(ImDrawList& list, ImVec2 middle)>;

/// Draws a small thing around `middle`, moved to whole pixels. On a software rasteriser Ui keeps
/// the picture of it for as long as it is drawn in each frame and looks the same, wherever it lies.
/// `draw` clips nothing and stays within 512 points.
void draw_cached(ImDrawList& list, ImVec2 middle, const DrawPart& draw);

/// The callbacks between which a list holds such a part; their data is the number of its
/// CachedPart.
void cached_part_begins(const ImDrawList* list, const ImDrawCmd* command);
void cached_part_ends(const ImDrawList* list, const ImDrawCmd* command);

}  // namespace engine
