#pragma once

#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#include <span>

#include "engine/geometry/mesh.h"
#include "engine/geometry/mesh_edit.h"
#include "game/figures/bases.h"
#include "game/figures/emblem.h"

// A figure while it is being made. Every tool of the kit adds to a Clay and looks at its detail:
// a reduced figure gets fewer sides and none of the small things.
namespace figures {

/// Reduced figures have at most 120 triangles, for the view of the whole board.
enum class Detail { kFull, kReduced };

struct Clay {
  Detail detail = Detail::kFull;
  engine::Mesh mesh = {};
};

inline bool is_fine(const Clay& clay) { return clay.detail == Detail::kFull; }

/// Sides of a limb or a body: `full`, or three or four when reduced.
int sides(const Clay& clay, int full);

void add(Clay& clay, const engine::Mesh& part);
void add(Clay& clay, const engine::Mesh& part, const glm::mat4& placed);

/// A straight tapered stick; three-sided when reduced.
void add_stick(Clay& clay, const glm::vec3& a, const glm::vec3& b, float radius_a, float radius_b,
               const glm::vec4& paint, int full_sides = 4);

/// A flat thing of some thickness; without its narrow sides when reduced.
void add_plate(Clay& clay, std::span<const glm::vec2> outline, float thickness,
               const glm::vec4& paint, const glm::mat4& placed);

/// The same figure, larger or smaller about its feet, and shifted.
Clay resized(Clay clay, float scale, const glm::vec3& shift = glm::vec3(0.0F));

/// Turns beasts and riders so that their length shows to a viewer in the south.
Clay three_quarters(Clay clay);

/// Lifts the figure onto a round base with a painted rim and a sign in front; then lays on the last
/// coat: grain, shade below, dry-brushed light above.
struct Base {
  glm::vec4 rim;
  float radius = kUnitBase;
  const Emblem* sign = nullptr;
  glm::vec4 ground = engine::paint_from_srgb(0x80603F);
  glm::vec4 edge = rim;  ///< the line between the two
};
engine::Mesh finished(Clay clay, const Base& base);

/// The last coat alone, for things without a base.
void add_last_coat(engine::Mesh& mesh);

}  // namespace figures
