#pragma once

#include <cstdint>
#include <glm/vec2.hpp>

#include <imgui.h>

#include "engine/platform/pointers/input.h"

namespace engine {

/// The edge of the window that somebody sits at; what lies there is upright for who looks from it.
enum class Edge : std::uint8_t { kSouth, kWest, kNorth, kEast };
inline constexpr int kEdges = 4;

constexpr bool is_at_side(Edge edge) { return edge == Edge::kWest || edge == Edge::kEast; }

/// What of an edge belongs to who sits there: at both ends so much, in points, is left to those who
/// sit at the next edges.
struct EdgePart {
  // NOLINTNEXTLINE(google-explicit-constructor): an edge is a part of itself
  EdgePart(Edge whole = Edge::kSouth, float left_to_others = 0)
      : edge(whole), ends(left_to_others) {}

  Edge edge;
  float ends;
};

// Places are in points. Those of who sits there run from his left to his right, and towards him.

/// How wide and how deep the window is as seen from there.
glm::vec2 size_from(EdgePart part, glm::vec2 window);
glm::vec2 place_from(EdgePart part, glm::vec2 window_place, glm::vec2 window);
glm::vec2 place_in_window(EdgePart part, glm::vec2 place, glm::vec2 window);

/// The same input as it looks from there.
Input input_from(EdgePart part, const Input& input);

/// Turns all that is about to be drawn so that it lies there.
void turn_to(EdgePart part, ImDrawData& data, glm::vec2 window);

}  // namespace engine
