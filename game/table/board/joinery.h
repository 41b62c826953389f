#pragma once

#include <glm/vec2.hpp>
#include <glm/vec4.hpp>
#include <span>

#include "engine/geometry/mesh.h"
#include "engine/geometry/polygon.h"
#include "game/figures/emblem.h"

// What a joiner and an inlayer do on the top of the frame. Places are seen from above, x to the
// east and y to the south; heights are board units.
namespace table {

inline constexpr float kInlay = 0.03F;  ///< by which brass stands up from the oak

/// A board between two corners.
void add_slab(engine::Mesh& mesh, glm::vec2 from, glm::vec2 to, float low, float high,
              const glm::vec4& paint, float bevel = 0.0F);

/// A strip of brass along the edges of a rectangle, inside it.
void add_inlaid_frame(engine::Mesh& mesh, glm::vec2 from, glm::vec2 to, float width,
                      const glm::vec4& paint);

/// A moulding around a rectangle: (how far inside it, height) pairs from outside to inside.
void add_moulding(engine::Mesh& mesh, glm::vec2 from, glm::vec2 to,
                  std::span<const glm::vec2> profile, const glm::vec4& paint);

/// A turned ring: (radius, height over the frame) pairs from outside to inside.
void add_ring(engine::Mesh& mesh, glm::vec2 centre, std::span<const glm::vec2> profile, int sides,
              const glm::vec4& paint);

/// A field sunk into the oak: its north-western edge lies in the shade.
void add_recess(engine::Mesh& mesh, glm::vec2 from, glm::vec2 to, const glm::vec4& paint);
/// A round one with a rim.
void add_cup(engine::Mesh& mesh, glm::vec2 centre, float radius, const glm::vec4& rim,
             const glm::vec4& field);

/// A plate with a bevelled edge, to be written on.
void add_plate(engine::Mesh& mesh, glm::vec2 centre, glm::vec2 half, const glm::vec4& field);

/// A flat piece cut to an outline.
void add_inlay(engine::Mesh& mesh, const engine::Polygon& outline, glm::vec2 centre, float low,
               float high, const glm::vec4& paint);
void add_sign(engine::Mesh& mesh, const figures::Emblem& emblem, glm::vec2 centre, float radius,
              const glm::vec4& paint, float level);

}  // namespace table
