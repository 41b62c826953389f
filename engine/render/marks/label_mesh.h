#pragma once

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <glm/vec4.hpp>
#include <span>
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
  float nearer;  ///< to the eye, by which its depth is tested
};

/// How high a letter of a font of this size lies: level, over the land around it.
float letter_level(const HeightField& ground, glm::vec2 place, float size);

/// Appends two triangles for each letter, laid along the label's baseline over the ground.
void add_label(std::vector<LabelVertex>& vertices, const Label& label, GlyphAtlas& atlas,
               const HeightField& ground);

/// Vertices of labels that are seen from the same distances.
struct LabelRange {
  ZoomRange seen;
  int first = 0;
  int count = 0;

  bool is_seen_from(float distance) const;
};

struct LabelMesh {
  std::vector<LabelVertex> vertices;
  std::vector<LabelRange> ranges;
};
/// All labels, each with those that are seen together with it.
LabelMesh build_label_mesh(std::span<const Label> labels, GlyphAtlas& atlas,
                           const HeightField& ground);

}  // namespace engine
