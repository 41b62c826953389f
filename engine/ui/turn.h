#pragma once

#include <cstdint>
#include <glm/vec2.hpp>

#include <imgui.h>

#include "engine/platform/input.h"

namespace engine {

/// The edge of the window that somebody sits at; what lies there is upright for who looks from it.
enum class Edge : std::uint8_t { kSouth, kWest, kNorth, kEast };
inline constexpr int kEdges = 4;

constexpr bool is_at_side(Edge edge) { return edge == Edge::kWest || edge == Edge::kEast; }

// Places are in points. Those of who sits there run from his left to his right, and towards him.

/// The window's width and height as seen from there.
glm::vec2 size_from(Edge edge, glm::vec2 window);
glm::vec2 place_from(Edge edge, glm::vec2 window_place, glm::vec2 window);
glm::vec2 place_in_window(Edge edge, glm::vec2 place, glm::vec2 window);

/// The same input as it looks from there.
Input input_from(Edge edge, const Input& input);

/// Turns all that is about to be drawn so that it lies there.
void turn_to(Edge edge, ImDrawData& data, glm::vec2 window);

}  // namespace engine
