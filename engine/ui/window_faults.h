#pragma once

#include <glm/vec2.hpp>
#include <string>
#include <vector>

namespace engine {

/// What is wrong with the windows of the current context in the last frame, a sentence each: one
/// that does not lie on the screen (its size in points), or that holds more than it shows and is
/// no page that somebody would scroll.
std::vector<std::string> faults_of_windows(glm::vec2 screen);

}  // namespace engine
