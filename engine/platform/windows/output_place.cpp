#include "engine/platform/windows/output_place.h"

#include <algorithm>
#include <array>
#include <glm/common.hpp>

namespace engine {
namespace {

constexpr int kStep = 48;  // so that the title of each is seen

bool overlap(const DesktopPart& one, const DesktopPart& other) {
  const glm::ivec2 shared =
      glm::min(one.from + one.size, other.from + other.size) - glm::max(one.from, other.from);
  return shared.x > 0 && shared.y > 0;
}

bool holds(const DesktopPart& screen, const DesktopPart& part) {
  const glm::ivec2 end = screen.from + screen.size;
  return part.from.x >= screen.from.x && part.from.y >= screen.from.y &&
         part.from.x + part.size.x <= end.x && part.from.y + part.size.y <= end.y;
}

/// Of those that overlap, the first that is said.
const DesktopPart* screen_under(const DesktopPart& window, std::span<const DesktopPart> screens) {
  const auto under = std::ranges::find_if(
      screens, [&](const DesktopPart& screen) { return overlap(screen, window); });
  return under == screens.end() ? nullptr : &*under;
}

}  // namespace

glm::ivec2 place_of_output(const DesktopPart& first, glm::ivec2 size,
                           std::span<const DesktopPart> screens, int number) {
  const glm::ivec2 aside(kStep * number);
  for (const DesktopPart& screen : screens) {
    if (!overlap(screen, first)) return screen.from + aside;
  }
  const DesktopPart* screen = screen_under(first, screens);
  const glm::ivec2 behind = first.from + aside + kStep;
  if (screen == nullptr) return behind;
  const std::array beside{glm::ivec2(first.from.x + first.size.x, first.from.y),
                          glm::ivec2(first.from.x - size.x, first.from.y),
                          glm::ivec2(first.from.x, first.from.y + first.size.y),
                          glm::ivec2(first.from.x, first.from.y - size.y)};
  for (const glm::ivec2 place : beside) {
    if (holds(*screen, {place, size})) return place + aside;
  }
  return glm::max(screen->from, glm::min(behind, screen->from + screen->size - kStep));
}

}  // namespace engine
