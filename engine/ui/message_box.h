#pragma once

#include <string>

namespace engine {

/// One sentence in a window of its own, until it is closed, for who looks at a desktop. It needs no
/// OpenGL, for that may be what is missing; without a display nothing is shown.
void show_message_box(const std::string& title, const std::string& sentence);

}  // namespace engine
