#pragma once

#include <string_view>

#include "game/figures/clay.h"
#include "game/places/garrisons.h"

// The ground that is made for a garrison in the model of its Stronghold. It is left out from afar,
// where nobody is seen to stand on it.
namespace places {

enum class PostShape {
  kBastion,  ///< a drum of masonry that rises from the ground, with merlons to the front
  kTurret,   ///< the same, carried by the wall behind it
  kLedge,    ///< a shelf of rock with a low wall of rough stones
  kFlet,     ///< a deck about a bole, with a rail
};

/// What is built for those who stand on the walls, and higher up for those who lead them.
struct PostStyle {
  PostShape walls = PostShape::kBastion;
  PostShape towers = PostShape::kBastion;
  glm::vec4 paint{1};
};

/// Whether somebody stands there, or a little above or below: nothing else may.
bool is_manned(std::string_view region, const glm::vec3& at);

/// Makes room for all who garrison the place.
void add_posts(figures::Clay& site, std::string_view region, const PostStyle& style);

}  // namespace places
