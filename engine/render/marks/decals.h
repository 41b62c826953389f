#pragma once

#include <glm/vec2.hpp>
#include <glm/vec4.hpp>
#include <span>
#include <vector>

#include "engine/render/frame/scene.h"
#include "engine/scene/height_field.h"

namespace engine {

/// How a decal is laid on: `colour` is linear with alpha, `light` 1 adds light, 0 covers like ink.
struct DecalPaint {
  glm::vec4 colour{1};
  float light = 0;
  float above = 0.03F;  ///< over the ground, in board units
};

enum class LineEnds { kOpen, kClosed };

/// Appends triangles to `decals`, draped over the relief. Lines fade softly to both sides.
void add_line(std::vector<DecalVertex>& decals, const HeightField& ground,
              std::span<const glm::vec2> points, float width, LineEnds ends,
              const DecalPaint& paint);
/// A glow inside a closed border, strongest at the line and gone `depth` inside of it.
void add_inner_glow(std::vector<DecalVertex>& decals, const HeightField& ground,
                    std::span<const glm::vec2> border, float depth, const DecalPaint& paint);
/// A disc with a soft edge; `hollow` 0..1 is the share of the radius left empty (a ring).
void add_disc(std::vector<DecalVertex>& decals, const HeightField& ground, glm::vec2 centre,
              float radius, float hollow, const DecalPaint& paint);
/// A line that swells and ends in a head.
void add_arrow(std::vector<DecalVertex>& decals, const HeightField& ground,
               std::span<const glm::vec2> way, float width, const DecalPaint& paint);
/// A filled polygon without holes, concave allowed.
void add_polygon(std::vector<DecalVertex>& decals, const HeightField& ground,
                 std::span<const glm::vec2> corners, const DecalPaint& paint);

}  // namespace engine
