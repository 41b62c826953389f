#pragma once

#include <glm/vec3.hpp>
#include <optional>
#include <vector>

#include "engine/scene/camera.h"
#include "engine/scene/height_field.h"
#include "engine/text/label.h"

namespace table {

// About, in shares of the font size.
inline constexpr float kLetterWidth = 0.5F;
inline constexpr float kCapital = 0.65F;  ///< height

/// Where a name, or a letter of one, lies on the land.
struct NameOnLand {
  glm::vec3 from{0};
  glm::vec3 to{0};
  float half_height = 0;
  engine::ZoomRange seen;
};

/// A name along a straight line.
NameOnLand name_on_land(const engine::Label& label, const engine::HeightField& ground);
/// One along a curve, letter by letter.
std::vector<NameOnLand> letters_on_land(const engine::Label& label,
                                        const engine::HeightField& ground);

/// What it covers of the screen, in points; nothing from where it is not read.
std::optional<engine::ScreenPart> part_of(const NameOnLand& name, const engine::CameraView& view);
/// The same of a name around its point, `width` wide in shares of the font size, whose letters lie
/// as high as `levels` has it.
std::optional<engine::ScreenPart> part_of(const engine::Label& label, float width,
                                          const engine::HeightField& levels,
                                          const engine::CameraView& view);

}  // namespace table
