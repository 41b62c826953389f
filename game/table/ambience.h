#pragma once

#include <vector>

#include "engine/render/frame/scene.h"

namespace table {

/// The light that a view asks for.
struct Ambience {
  float gloom = 0;                       ///< 0 a warm day, 1 a cold and dark one
  std::vector<engine::GlowLight> glows;  ///< that shine whatever happens
  float intensity = 0;                   ///< of the lights that live: the table follows it slowly
};

}  // namespace table
