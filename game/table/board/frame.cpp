#include "game/table/board/frame.h"

namespace table {

const FramePlace* find_place(const Frame& frame, glm::vec2 place) {
  for (const FramePlace& each : frame.places) {
    const bool is_in = place.x >= each.from.x && place.y >= each.from.y && place.x <= each.to.x &&
                       place.y <= each.to.y;
    if (is_in) return &each;
  }
  return nullptr;
}

FrameThing thing_at(const Frame& frame, glm::vec2 place) {
  const FramePlace* found = find_place(frame, place);
  return found == nullptr ? FrameThing{} : found->thing;
}

}  // namespace table
