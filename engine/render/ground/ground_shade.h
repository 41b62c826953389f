#pragma once

#include "engine/assets/image_file.h"

namespace engine {

/// How the ground looks other than it is painted and lit; figures keep their light.
struct GroundShade {
  /// kRgba8 over the field's rectangle: the share that is left of what was seen (alpha), and the
  /// colour that is laid over it.
  Image tint;
};

}  // namespace engine
