#pragma once

#include <cstddef>
#include <span>

#include <imgui.h>

namespace engine {

// How the lines of a chart are told apart without colour: each has a stroke and a marker.

/// Whole, dashed, dotted, dashed and dotted; a fifth line looks as the first. `beat` is the length
/// of a dot.
void draw_stroke(ImDrawList& list, std::span<const ImVec2> points, std::size_t look, ImU32 colour,
                 float width, float beat);
/// A disc, a square, a diamond, a triangle.
void draw_marker(ImDrawList& list, ImVec2 centre, float radius, std::size_t look, ImU32 colour);

}  // namespace engine
