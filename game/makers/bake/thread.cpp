#include <glm/geometric.hpp>

#include "game/makers/bake/outline.h"
#include "game/makers/bake/pen.h"

namespace bake {
namespace {

constexpr float kWireStep = 0.15f;
constexpr float kWire = 0.2f;
constexpr float kStud = 0.92f;
constexpr float kGroove = 0.14f;               // how much wider than the brass its groove is
constexpr glm::vec2 kToLight{-0.04f, -0.05f};  // the light comes from the north-west

Line moved(Line line, glm::vec2 by) {
  for (glm::vec2& point : line) point += by;
  return line;
}

/// A round of one pull: pens have round ends.
Stroke stud_of(glm::vec2 centre, float breadth) {
  return {{centre, centre + glm::vec2(0.01f, 0)}, {breadth}, 1};
}

}  // namespace

ThreadStrokes thread_strokes(const Thread& thread) {
  ThreadStrokes strokes;
  if (thread.line.empty()) return strokes;
  const Line wire = curved(thread.line, kWireStep);
  strokes.grooves.push_back({wire, {kWire + kGroove}, 0.75f});
  strokes.brass.push_back({wire, {kWire}, 1});
  strokes.shine.push_back({moved(wire, kToLight), {kWire * 0.35f}, 0.7f});
  for (const glm::vec2 stud : thread.studs) {
    strokes.grooves.push_back(stud_of(stud, kStud + kGroove));
    strokes.brass.push_back(stud_of(stud, kStud));
    strokes.shine.push_back(stud_of(stud + kToLight * 3.0f, kStud * 0.45f));
  }
  return strokes;
}

}  // namespace bake
