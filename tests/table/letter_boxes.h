#pragma once

#include <array>
#include <glm/vec2.hpp>
#include <vector>

#include "engine/scene/camera.h"
#include "engine/scene/height_field.h"
#include "engine/text/glyph_atlas.h"
#include "engine/text/label.h"

namespace table_test {

/// The four corners of what one letter covers, in order around it.
using LetterBox = std::array<glm::vec2, 4>;

engine::GlyphAtlas open_atlas();

/// Where each letter of the name lies on the board: the same curves and gaps as the renderer's.
std::vector<LetterBox> letter_boxes(const engine::Label& label, engine::GlyphAtlas& atlas);

/// The same as the camera sees them; those behind it are left out.
std::vector<LetterBox> on_screen(const std::vector<LetterBox>& letters,
                                 const engine::HeightField& ground,
                                 const engine::CameraView& camera);

bool overlap(const LetterBox& one, const LetterBox& other);
bool overlap(const std::vector<LetterBox>& one, const std::vector<LetterBox>& other);

/// 1 fully seen, 0 not at all, as shaders/label.vert fades names.
float opacity_at(const engine::Label& label, float camera_distance);

}  // namespace table_test
