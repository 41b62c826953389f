#pragma once

#include <glm/glm.hpp>

namespace engine {

/// The pictures that tests draw.
inline constexpr glm::ivec2 kSize{640, 360};

}  // namespace engine
