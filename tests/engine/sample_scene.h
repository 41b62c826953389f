#pragma once

#include <array>
#include <vector>

#include "engine/render/renderer.h"

namespace engine::sample {

inline constexpr glm::vec2 kBoard{145, 100};

/// Hills in the middle, a flat coast in the west.
HeightField heights();
/// A painted ground with a chequer, a river and grain: made in memory.
Image colour(int width);
/// A fine picture of the board in one colour, so that it is told from any other.
TileFile tiles_of(const std::array<std::uint8_t, 4>& colour);
/// A turned wooden figure about 1 unit across and 2 high, of about `triangles` triangles.
Mesh figure(int triangles);
/// A box around the origin, standing on it.
Mesh box(glm::vec3 size, glm::vec3 paint);

/// `count` figures in ranks all over the board, every one with its own tint.
std::vector<Instance> ranks(MeshId mesh, const HeightField& ground, int count);
/// Names at several sizes, straight and curved.
std::vector<Label> names();

}  // namespace engine::sample
