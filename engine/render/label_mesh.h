#pragma once

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#include <vector>

#include "engine/scene/height_field.h"
#include "engine/text/glyph_atlas.h"
#include "engine/text/label.h"

namespace engine {

struct LabelVertex {
  glm::vec3 position;
  glm::vec2 letter;
  glm::vec4 ink;
  glm::vec4 halo;
  glm::vec2 seen;
};

/// Appends two triangles for each letter, laid along the label's baseline over the ground.
void add_label(std::vector<LabelVertex>& vertices, const Label& label, GlyphAtlas& atlas,
               const HeightField& ground);

}  // namespace engine
