#include "engine/ui/turn.h"

#include <algorithm>
#include <glm/common.hpp>

namespace engine {
namespace {

/// A distance has no place: it turns around the origin.
glm::vec2 step_from(Edge edge, glm::vec2 step) {
  switch (edge) {
    case Edge::kWest: return {step.y, -step.x};
    case Edge::kNorth: return -step;
    case Edge::kEast: return {-step.y, step.x};
    case Edge::kSouth: break;
  }
  return step;
}

void turn_corner(EdgePart part, ImVec2& corner, glm::vec2 window) {
  const glm::vec2 place = place_in_window(part, {corner.x, corner.y}, window);
  corner = ImVec2(place.x, place.y);
}

void turn_clip(EdgePart part, ImVec4& clip, glm::vec2 window) {
  const glm::vec2 one = place_in_window(part, {clip.x, clip.y}, window);
  const glm::vec2 other = place_in_window(part, {clip.z, clip.w}, window);
  const glm::vec2 from = glm::min(one, other);
  const glm::vec2 to = glm::max(one, other);
  clip = ImVec4(from.x, from.y, to.x, to.y);
}

glm::vec2 place_from_whole(Edge edge, glm::vec2 place, glm::vec2 window) {
  switch (edge) {
    case Edge::kWest: return {place.y, window.x - place.x};
    case Edge::kNorth: return window - place;
    case Edge::kEast: return {window.y - place.y, place.x};
    case Edge::kSouth: break;
  }
  return place;
}

}  // namespace

glm::vec2 size_from(EdgePart part, glm::vec2 window) {
  const glm::vec2 whole = is_at_side(part.edge) ? glm::vec2(window.y, window.x) : window;
  return {whole.x - 2 * part.ends, whole.y};
}

glm::vec2 place_from(EdgePart part, glm::vec2 place, glm::vec2 window) {
  return place_from_whole(part.edge, place, window) - glm::vec2(part.ends, 0);
}

glm::vec2 place_in_window(EdgePart part, glm::vec2 own_place, glm::vec2 window) {
  const glm::vec2 place = own_place + glm::vec2(part.ends, 0);
  switch (part.edge) {
    case Edge::kWest: return {window.x - place.y, place.x};
    case Edge::kNorth: return window - place;
    case Edge::kEast: return {place.y, window.y - place.x};
    case Edge::kSouth: break;
  }
  return place;
}

Input input_from(EdgePart part, const Input& input) {
  Input seen = input;
  const glm::vec2 window(input.window_size);
  seen.window_size = glm::ivec2(size_from(part, window));
  for (Pointer& pointer : seen.pointers) {
    pointer.landed_at = place_from(part, pointer.landed_at, window);
    pointer.position = place_from(part, pointer.position, window);
    pointer.moved = step_from(part.edge, pointer.moved);
    for (ButtonState& button : pointer.buttons) {
      button.pressed_at = place_from(part, button.pressed_at, window);
    }
  }
  if (seen.pointed) seen.pointed = place_from(part, *seen.pointed, window);
  return seen;
}

void turn_to(EdgePart part, ImDrawData& data, glm::vec2 window) {
  for (int i = 0; i < data.CmdListsCount; ++i) {
    ImDrawList& list = *data.CmdLists[i];
    for (ImDrawVert& corner : list.VtxBuffer) turn_corner(part, corner.pos, window);
    for (ImDrawCmd& command : list.CmdBuffer) turn_clip(part, command.ClipRect, window);
  }
  data.DisplaySize = ImVec2(window.x, window.y);
}

}  // namespace engine
