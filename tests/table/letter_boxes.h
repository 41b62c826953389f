#pragma once

#include <array>
#include <glm/vec2.hpp>
#include <vector>

#include "engine/scene/camera.h"
#include "engine/scene/height_field.h"
#include "engine/text/glyph_atlas.h"
#include "engine/text/label.h"

namespace table_test {

/// What one letter covers: its corners, in order around it.
struct LetterBox {
  std::array<glm::vec2, 4> corners{};
  float level = 0;  ///< how high it lies

  const glm::vec2& operator[](std::size_t i) const { return corners[i]; }
  auto begin() const { return corners.begin(); }
  auto end() const { return corners.end(); }
};

engine::GlyphAtlas open_atlas();

/// Where each letter of the name lies on the board: the same curves and gaps as the renderer's.
std::vector<LetterBox> letter_boxes(const engine::Label& label, engine::GlyphAtlas& atlas,
                                    const engine::HeightField& ground);

/// The same as the camera sees them; those behind it are left out.
std::vector<LetterBox> on_screen(const std::vector<LetterBox>& letters,
                                 const engine::CameraView& camera);

bool overlap(const LetterBox& one, const LetterBox& other);
bool overlap(const std::vector<LetterBox>& one, const std::vector<LetterBox>& other);

/// 1 fully seen, 0 not at all, as shaders/label.vert fades names.
float opacity_at(const engine::Label& label, float camera_distance);

}  // namespace table_test
