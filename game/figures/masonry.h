#pragma once

#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#include <span>
#include <vector>

#include "game/figures/clay.h"
#include "game/figures/palette.h"

// Houses, towers and walls: what people build a place of. Everything is added with its foot at a
// point and goes a little into the ground below it; angles are degrees, 0 = south (+z), 90 = east
// (+x).
namespace figures {

/// The land is never quite level: whatever stands on it has this much below.
inline constexpr float kFooting = 0.2F;

/// Sides of something round: half of them when reduced.
int round_sides(const Clay& site, int full);

/// A point on a circle about the origin.
glm::vec3 on_ring(float radius, float degrees, float y = 0.0F);
/// Points on it from one angle to another, both included.
std::vector<glm::vec3> arc(float radius, float from, float to, int pieces, float y = 0.0F);

/// Walls and a flat top.
struct Block {
  glm::vec3 at;
  glm::vec3 size;
  float turn = 0.0F;
  glm::vec4 paint = paints::kRock;
};
void add_block(Clay& site, const Block& block);

struct House {
  glm::vec3 at;
  glm::vec3 size{0.34F, 0.2F, 0.46F};  ///< of the walls; the ridge runs along z
  float turn = 0.0F;
  float gable = 0.24F;  ///< height of the roof
  float ridge = 0.96F;  ///< part of the length that the ridge has; less is a hipped roof
  glm::vec4 wall = paints::kVellum;
  glm::vec4 roof = paints::kPine;
  bool chimney = false;
};
void add_house(Clay& site, const House& house);

/// A round wall under a pointed roof.
struct Hut {
  glm::vec3 at;
  float radius = 0.2F;
  float wall_height = 0.12F;
  float roof_height = 0.28F;
  glm::vec4 wall = paints::kPine;
  glm::vec4 roof = paints::kStraw;
};
void add_hut(Clay& site, const Hut& hut);

struct Tower {
  glm::vec3 at;
  float radius = 0.2F;
  float height = 1.0F;
  int sides = 10;
  glm::vec4 wall = paints::kRock;
  glm::vec4 cap = paints::kSlate;
  float spire = 0.4F;  ///< 0 for a flat crown with merlons
};
void add_tower(Clay& site, const Tower& tower);

/// A wall along a path, with merlons.
struct Curtain {
  float height = 0.45F;
  float thickness = 0.14F;
  float merlons = 0.24F;  ///< from one to the next; 0 for none
  glm::vec4 paint = paints::kRock;
};
void add_curtain(Clay& site, std::span<const glm::vec3> path, const Curtain& wall);

/// Sharpened stakes along a path.
void add_palisade(Clay& site, std::span<const glm::vec3> path, float height,
                  const glm::vec4& paint);

/// A dark doorway that looks along `turn`, in a frame of stone.
void add_gate(Clay& site, const glm::vec3& at, float width, float height, float turn,
              const glm::vec4& frame, const glm::vec4& door = paints::kInk);

void add_dome(Clay& site, const glm::vec3& at, float radius, const glm::vec4& paint);
void add_tent(Clay& site, const glm::vec3& at, float size, const glm::vec4& cloth);

/// A deck on piers from one bank to the other.
struct Bridge {
  glm::vec3 from;
  glm::vec3 to;
  float width = 0.2F;
  float rise = 0.1F;  ///< of the middle over the ends
  glm::vec4 paint = paints::kRock;
};
void add_bridge(Clay& site, const Bridge& bridge);

/// The pennant that shows who holds the place: its paint gives way to the tint.
void add_pennant(Clay& site, const glm::vec3& at, float height, const glm::vec4& paint);

/// The last coat of a place: grain, and a little dirt where it meets the ground.
void add_weather(engine::Mesh& mesh);

}  // namespace figures
