#pragma once

#include <glm/vec3.hpp>
#include <glm/vec4.hpp>

#include "engine/geometry/mesh.h"
#include "game/table/miniatures/palette.h"

// Houses, towers, walls, rocks and trees: what every place is put together from. Everything is
// added to a mesh with its foot at a point; angles are degrees, 0 = south (+z), 90 = east (+x).
namespace table {

/// A point on a circle about the origin.
glm::vec3 on_ring(float radius, float degrees, float y = 0.0F);

/// The patch of ground a place stands on.
void add_ground(engine::Mesh& mesh, float radius, const glm::vec4& paint);

struct House {
  glm::vec3 at;
  glm::vec3 size{0.4F, 0.26F, 0.55F};  ///< of the walls; the ridge runs along z
  float turn = 0.0F;
  float gable = 0.24F;  ///< height of the roof
  glm::vec4 wall = paints::kVellum;
  glm::vec4 thatch = paints::kPine;
};
void add_house(engine::Mesh& mesh, const House& house);

struct Tower {
  glm::vec3 at;
  float radius = 0.2F;
  float height = 1.0F;
  int sides = 8;
  glm::vec4 wall = paints::kRock;
  glm::vec4 cap = paints::kSlate;
  float spire = 0.4F;  ///< 0 for a flat crown with merlons
};
void add_tower(engine::Mesh& mesh, const Tower& tower);

/// A straight wall with merlons.
struct Wall {
  glm::vec3 from;
  glm::vec3 to;
  float height = 0.5F;
  float thickness = 0.16F;
  glm::vec4 paint = paints::kRock;
};
void add_wall(engine::Mesh& mesh, const Wall& wall);

/// A wall round the origin from one angle to another, in straight pieces, without merlons.
struct RingWall {
  float radius = 1.2F;
  float height = 0.4F;
  float from = 20.0F;
  float to = 340.0F;
  int pieces = 9;
  float foot = 0.0F;
  float thickness = 0.14F;
  glm::vec4 paint = paints::kRock;
};
void add_ring_wall(engine::Mesh& mesh, const RingWall& wall);

/// A dark doorway that looks along `turn`.
void add_gate(engine::Mesh& mesh, const glm::vec3& at, float width, float height, float turn,
              const glm::vec4& frame, const glm::vec4& door = paints::kInk);

struct Peak {
  glm::vec3 at;
  float radius = 0.8F;
  float height = 1.6F;
  float lean = 0.0F;  ///< of the summit to the east, in units
  float snow = 0.0F;  ///< part of the height that is white
  glm::vec4 paint = paints::kRock;
};
void add_peak(engine::Mesh& mesh, const Peak& peak);

void add_hill(engine::Mesh& mesh, const glm::vec3& at, const glm::vec3& radius,
              const glm::vec4& paint);
void add_leaf_tree(engine::Mesh& mesh, const glm::vec3& at, float height, const glm::vec4& leaves);
void add_pine(engine::Mesh& mesh, const glm::vec3& at, float height, const glm::vec4& needles);
void add_ship(engine::Mesh& mesh, const glm::vec3& at, float turn, const glm::vec4& hull,
              const glm::vec4& sail);
void add_tent(engine::Mesh& mesh, const glm::vec3& at, float size, const glm::vec4& cloth);

/// The pennant that shows who holds the place: its paint gives way to the tint.
void add_pennant(engine::Mesh& mesh, const glm::vec3& at, float height, const glm::vec4& paint);

}  // namespace table
