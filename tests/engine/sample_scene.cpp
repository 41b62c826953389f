#include "tests/engine/sample_scene.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>

#include <unistd.h>

#include "engine/render/frame/colour.h"

namespace engine::sample {
namespace {

float bump(glm::vec2 place, glm::vec2 centre, float radius, float height) {
  const float distance = glm::distance(place, centre) / radius;
  return height * std::exp(-distance * distance);
}

/// The outline of a chess pawn with a base: radius at heights.
constexpr std::array kProfile{
    glm::vec2(0.0F, 0.0F),   glm::vec2(0.5F, 0.0F), glm::vec2(0.5F, 0.12F), glm::vec2(0.36F, 0.2F),
    glm::vec2(0.26F, 0.6F),  glm::vec2(0.2F, 1.2F), glm::vec2(0.34F, 1.3F), glm::vec2(0.2F, 1.4F),
    glm::vec2(0.32F, 1.65F), glm::vec2(0.2F, 1.9F), glm::vec2(0.0F, 2.0F)};

}  // namespace

HeightField heights() {
  constexpr glm::ivec2 kSamples{290, 200};
  std::vector<float> values;
  for (int y = 0; y < kSamples.y; ++y) {
    for (int x = 0; x < kSamples.x; ++x) {
      const glm::vec2 place = (glm::vec2(x, y) + 0.5F) / glm::vec2(kSamples) * kBoard;
      float height = bump(place, {70, 40}, 9, 5) + bump(place, {78, 52}, 7, 4);
      height += bump(place, {110, 70}, 6, 3.5F) * (1 + 0.2F * std::sin(place.x * 3));
      height += 0.12F * std::sin(place.x * 0.7F) * std::sin(place.y * 0.6F);
      values.push_back(std::max(0.0F, height));
    }
  }
  return {kSamples, std::move(values), kBoard};
}

Image colour(int width) {
  const int height = width * 100 / 145;
  Image image{.width = static_cast<std::uint32_t>(width),
              .height = static_cast<std::uint32_t>(height),
              .format = PixelFormat::kRgba8,
              .levels = {{}}};
  for (int level_width = width, level_height = height, level = 0;; ++level) {
    if (level > 0) image.levels.emplace_back();
    auto& bytes = image.levels.back();
    for (int y = 0; y < level_height; ++y) {
      for (int x = 0; x < level_width; ++x) {
        const glm::vec2 place = glm::vec2(x, y) / glm::vec2(level_width, level_height) * kBoard;
        const bool is_sea = place.x < 24 + 4 * std::sin(place.y * 0.2F);
        const bool dark = (static_cast<int>(place.x / 5) + static_cast<int>(place.y / 5)) % 2 == 0;
        const int shade = dark ? 8 : 0;
        if (is_sea) {
          bytes.insert(bytes.end(), {0x6F, 0x94, 0x98, 200});
        } else {
          for (int part : {0xD6, 0xC8, 0xA0}) {
            bytes.push_back(static_cast<std::uint8_t>(part - shade));
          }
          bytes.push_back(0);
        }
      }
    }
    if (level_width == 1 && level_height == 1) break;
    level_width = std::max(1, level_width / 2);
    level_height = std::max(1, level_height / 2);
  }
  return image;
}

Mesh figure(int triangles) {
  Mesh mesh;
  const int rings = static_cast<int>(kProfile.size());
  const int around = std::max(6, triangles / (2 * (rings - 1)));
  for (int ring = 0; ring < rings; ++ring) {
    const glm::vec2 here = kProfile[static_cast<std::size_t>(ring)];
    const glm::vec2 before = kProfile[static_cast<std::size_t>(std::max(0, ring - 1))];
    const glm::vec2 after = kProfile[static_cast<std::size_t>(std::min(rings - 1, ring + 1))];
    const glm::vec2 along = after - before;
    for (int i = 0; i <= around; ++i) {
      const float angle = glm::two_pi<float>() * static_cast<float>(i) / static_cast<float>(around);
      const glm::vec3 out{std::cos(angle), 0, std::sin(angle)};
      const glm::vec3 normal = glm::normalize(out * along.y + glm::vec3(0, -along.x, 0));
      const bool is_base = ring < 4;
      mesh.vertices.push_back(
          {out * here.x + glm::vec3(0, here.y, 0), normal,
           glm::vec4(from_srgb(is_base ? 0x3A2617 : 0x9A7B52), is_base ? 0.9F : 0.35F)});
    }
  }
  const auto index = [around](int ring, int i) {
    return static_cast<std::uint32_t>(ring * (around + 1) + i);
  };
  for (int ring = 0; ring + 1 < rings; ++ring) {
    for (int i = 0; i < around; ++i) {
      mesh.indices.insert(mesh.indices.end(),
                          {index(ring, i), index(ring + 1, i), index(ring, i + 1),
                           index(ring, i + 1), index(ring + 1, i), index(ring + 1, i + 1)});
    }
  }
  return mesh;
}

Mesh box(glm::vec3 size, glm::vec3 paint) {
  Mesh mesh;
  for (int axis = 0; axis < 3; ++axis) {
    for (float side : {-1.0F, 1.0F}) {
      glm::vec3 normal(0);
      normal[axis] = side;
      glm::vec3 u(0);
      u[(axis + 1) % 3] = side;
      glm::vec3 v(0);
      v[(axis + 2) % 3] = 1;
      const auto base = static_cast<std::uint32_t>(mesh.vertices.size());
      for (glm::vec2 corner :
           {glm::vec2(-1, -1), glm::vec2(1, -1), glm::vec2(-1, 1), glm::vec2(1, 1)}) {
        const glm::vec3 unit = normal + u * corner.x + v * corner.y + glm::vec3(0, 1, 0);
        mesh.vertices.push_back({unit * size * 0.5F, normal, glm::vec4(paint, 0)});
      }
      mesh.indices.insert(mesh.indices.end(),
                          {base, base + 1, base + 2, base + 2, base + 1, base + 3});
    }
  }
  return mesh;
}

std::vector<Instance> ranks(MeshId mesh, const HeightField& ground, int count) {
  constexpr std::array<std::uint32_t, 6> kTints{0x2F5D8C, 0x3F7D3A, 0x4E9C94,
                                                0x8A5A2B, 0xA02B22, 0xC9A227};
  std::vector<Instance> instances;
  for (int i = 0; i < count; ++i) {
    const int army = i / 10;
    const glm::vec2 middle{32 + 13 * (army % 8), 10 + 18 * (army / 8)};
    const glm::vec2 place = middle + glm::vec2(i % 5, i / 5 % 2) * 1.25F;
    Instance instance{.mesh = mesh};
    instance.transform = glm::translate(glm::mat4(1), ground.on_surface(place));
    instance.tint = glm::vec4(from_srgb(kTints[static_cast<std::size_t>(army) % kTints.size()]), 1);
    instances.push_back(instance);
  }
  return instances;
}

TileFile tiles_of(const std::array<std::uint8_t, 4>& colour) {
  Image image{.width = 1024, .height = 704, .format = PixelFormat::kRgba8, .levels = {{}}};
  for (std::uint32_t i = 0; i < image.width * image.height; ++i)
    image.levels[0].insert(image.levels[0].end(), colour.begin(), colour.end());
  static int count = 0;
  const auto path = std::filesystem::temp_directory_path() /
                    ("amonhen-tiles-" + std::to_string(::getpid()) + "-" + std::to_string(++count));
  (void)write_tile_file(path, image, {16, 16});
  auto file = TileFile::open(path);
  std::filesystem::remove(path);  // it stays open
  return file.take();
}

std::vector<Label> names() {
  std::vector<Label> labels;
  labels.push_back({.text = "Brúwen Fôrest — Œlûn", .size = 2.2F, .baseline = {{60, 75}}});
  labels.push_back({.text = "THE LONG HILLS",
                    .face = FontFace::kSmallCaps,
                    .size = 3,
                    .baseline = {{56, 34}, {70, 30}, {84, 40}, {92, 52}},
                    .spread = true});
  labels.push_back({.text = "The Great Sea",
                    .face = FontFace::kItalic,
                    .size = 3.2F,
                    .baseline = {{10, 90}, {8, 60}, {13, 30}},
                    .spacing = 0.2F});
  labels.push_back({.text = "Stone Keep",
                    .face = FontFace::kBold,
                    .size = 1.1F,
                    .baseline = {{66, 58}},
                    .seen = {.nearest = 0, .farthest = 70}});
  return labels;
}

}  // namespace engine::sample
