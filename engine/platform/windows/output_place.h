#pragma once

#include <glm/vec2.hpp>
#include <span>

namespace engine {

/// In pixels of the desktop: a window or a screen.
struct DesktopPart {
  glm::ivec2 from{0};
  glm::ivec2 size{0};
};

/// Where a further window of this size opens, so that it hides nothing that is played on: on
/// another screen, else beside the first window, else a step aside. `number`
/// tells several such windows apart.
glm::ivec2 place_of_output(const DesktopPart& first, glm::ivec2 size,
                           std::span<const DesktopPart> screens, int number);

}  // namespace engine
