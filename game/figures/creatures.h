#pragma once

#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#include <initializer_list>

#include "engine/geometry/mesh.h"
#include "game/figures/clay.h"

// Beasts of round parts, and the tools that they are made with.
namespace figures {

void add_ball(Clay& clay, glm::vec3 at, glm::vec3 radius, const glm::vec4& paint);
void add_limb(Clay& clay, std::initializer_list<glm::vec3> path, float thick, float thin,
              const glm::vec4& paint);
/// A wing that reaches out along +x from its root, its feathers or skin trailing to -z.
engine::Mesh wing(float span, float depth, float lift, int fingers, const glm::vec4& paint);
/// `right` and its mirror image.
void add_wings(Clay& clay, glm::vec3 root, const engine::Mesh& right);

/// About its middle, flying to +z; 8 units from tip to tip.
engine::Mesh eagle_mesh();
/// A tree that walks, 8 units high, on y = 0.
engine::Mesh tree_man_mesh();

}  // namespace figures
