#pragma once

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include "game/figures/clay.h"
#include "game/figures/palette.h"

// Rocks, hills, trees and ships: what a place lies among. Rocks and hills begin a little under the
// ground, at a rim that is to be painted like the land around it (is_rim), so that no edge is seen.
namespace figures {

struct Crag {
  glm::vec3 at;
  float radius = 0.8F;
  float height = 1.6F;
  glm::vec2 lean{0.0F};  ///< of the summit to the east and the south, in units
  float snow = 0.0F;     ///< part of the height that is white
  int ridges = 5;
  float seed = 0.0F;
  glm::vec4 rock = paints::kRock;
};
void add_crag(Clay& site, const Crag& crag);

/// Whether a corner is where a rock or a hill goes under the ground.
bool is_rim(const engine::Vertex& corner);

struct Hill {
  glm::vec3 at;
  glm::vec3 radius;  ///< y: its height
  glm::vec4 paint = engine::paint_from_srgb(0xA9A96E);
  float flat_top = 0.3F;  ///< share of the radius
};
void add_hill(Clay& site, const Hill& hill);

void add_leaf_tree(Clay& site, const glm::vec3& at, float height, const glm::vec4& leaves);
void add_pine(Clay& site, const glm::vec3& at, float height, const glm::vec4& needles);
void add_dead_tree(Clay& site, const glm::vec3& at, float height);
void add_palm(Clay& site, const glm::vec3& at, float height);
void add_boulder(Clay& site, const glm::vec3& at, float size, const glm::vec4& paint);

/// Her bow looks along `turn`; the water is where `at` is.
void add_ship(Clay& site, const glm::vec3& at, float turn, const glm::vec4& hull,
              const glm::vec4& sail, float size = 1.0F);

}  // namespace figures
