#pragma once

#include <array>
#include <cstdint>
#include <glm/vec3.hpp>
#include <optional>
#include <vector>

#include "engine/geometry/mesh.h"

// A tiny software rasteriser, so that models can be looked at, and their outlines compared, without
// a window or GL.
namespace table_test {

struct Picture {
  int width;
  int height;
  std::vector<std::array<std::uint8_t, 3>> pixels;
};

Picture blank(int width, int height, std::array<std::uint8_t, 3> colour);

/// A parallel view. `pitch` is how far the camera looks down (0 from the front, 90 from above).
struct View {
  float pitch = 50.0F;
  float pixels_per_unit = 64.0F;
  /// Where the mesh's origin lands, from the picture's left top corner.
  float x = 0.0F;
  float y = 0.0F;
};

/// Draws with a warm key light from the north-west and a cool fill, oversampled.
void draw(Picture& picture, const engine::Mesh& mesh, const View& view,
          const std::optional<glm::vec3>& tint = std::nullopt);

/// How much of each pixel of a size x size picture the mesh covers, 0 to 1, with the mesh's origin
/// in the middle, or lower when it is seen from the side.
std::vector<float> silhouette(const engine::Mesh& mesh, float pitch, float pixels_per_unit,
                              int size);

bool write_png(const Picture& picture, const char* path);

}  // namespace table_test
