#include "tests/miniatures/raster.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <limits>

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>
#pragma GCC diagnostic pop

namespace table_test {
namespace {

// From the north-west and well above, as on every good map; the viewer stands in the south.
const glm::vec3 kKey = glm::normalize(glm::vec3(-0.7F, 1.0F, -0.3F));
const glm::vec3 kFill = glm::normalize(glm::vec3(0.6F, 0.5F, 0.9F));

glm::vec3 to_screen(const glm::vec3& p, const View& view) {
  const float pitch = glm::radians(view.pitch);
  const float up = p.y * std::cos(pitch) - p.z * std::sin(pitch);
  const float near = p.y * std::sin(pitch) + p.z * std::cos(pitch);
  return {view.x + p.x * view.pixels_per_unit, view.y - up * view.pixels_per_unit, near};
}

float cross(const glm::vec3& a, const glm::vec3& b, float x, float y) {
  return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
}

using Plot = std::function<void(int x, int y, const glm::vec3& shares)>;

// Calls `plot` for every pixel whose middle the triangle covers, if it faces the camera.
void fill(const std::array<glm::vec3, 3>& p, int width, int height, const Plot& plot) {
  const float area = cross(p[0], p[1], p[2].x, p[2].y);
  if (area >= 0.0F) return;  // y runs down the screen, so a facing triangle runs the other way
  const auto low = [](float a, float b, float c) { return static_cast<int>(std::min({a, b, c})); };
  const auto high = [](float a, float b, float c) {
    return static_cast<int>(std::max({a, b, c})) + 1;
  };
  for (int y = std::max(0, low(p[0].y, p[1].y, p[2].y));
       y < std::min(height, high(p[0].y, p[1].y, p[2].y)); ++y) {
    for (int x = std::max(0, low(p[0].x, p[1].x, p[2].x));
         x < std::min(width, high(p[0].x, p[1].x, p[2].x)); ++x) {
      const float px = static_cast<float>(x) + 0.5F;
      const float py = static_cast<float>(y) + 0.5F;
      const float a = cross(p[1], p[2], px, py) / area;
      const float b = cross(p[2], p[0], px, py) / area;
      const float c = 1.0F - a - b;
      if (a < 0.0F || b < 0.0F || c < 0.0F) continue;
      plot(x, y, {a, b, c});
    }
  }
}

std::uint8_t to_srgb(float linear) {
  const float value =
      linear <= 0.0031308F ? linear * 12.92F : 1.055F * std::pow(linear, 1.0F / 2.4F) - 0.055F;
  return static_cast<std::uint8_t>(std::clamp(value, 0.0F, 1.0F) * 255.0F + 0.5F);
}

glm::vec3 lit(engine::Vertex vertex, const std::optional<glm::vec3>& tint) {
  vertex.normal = glm::normalize(vertex.normal);
  const glm::vec3 own(vertex.paint);
  const glm::vec3 paint = tint ? glm::mix(own, *tint, vertex.paint.a) : own;
  const float key = std::max(0.0F, glm::dot(vertex.normal, kKey));
  const float fill_light = std::max(0.0F, glm::dot(vertex.normal, kFill));
  const glm::vec3 light = glm::vec3(0.3F, 0.31F, 0.34F) + key * glm::vec3(0.95F, 0.86F, 0.72F) +
                          fill_light * glm::vec3(0.2F, 0.23F, 0.28F);
  return paint * light;
}

engine::Vertex mixed(const std::array<engine::Vertex, 3>& of, const glm::vec3& shares) {
  return {of[0].position * shares.x + of[1].position * shares.y + of[2].position * shares.z,
          of[0].normal * shares.x + of[1].normal * shares.y + of[2].normal * shares.z,
          of[0].paint * shares.x + of[1].paint * shares.y + of[2].paint * shares.z};
}

template <typename Each>
void for_each_triangle(const engine::Mesh& mesh, const View& view, const Each& each) {
  for (std::size_t i = 0; i + 2 < mesh.indices.size(); i += 3) {
    std::array<glm::vec3, 3> corners{};
    std::array<engine::Vertex, 3> vertices{};
    for (std::size_t k = 0; k < 3; ++k) {
      vertices[k] = mesh.vertices[mesh.indices[i + k]];
      corners[k] = to_screen(vertices[k].position, view);
    }
    each(corners, vertices);
  }
}

constexpr int kOver = 3;  // samples across one pixel

struct Samples {
  int width;
  std::vector<float> depth;
  std::vector<glm::vec3> colour;
};

constexpr float kNothing = -std::numeric_limits<float>::max();

Samples rasterised(const engine::Mesh& mesh, View view, const std::optional<glm::vec3>& tint,
                   int width, int height) {
  view.pixels_per_unit *= kOver;
  view.x *= kOver;
  view.y *= kOver;
  const auto count = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
  Samples samples{width, std::vector(count, kNothing), std::vector<glm::vec3>(count)};
  for_each_triangle(mesh, view, [&](const auto& corners, const auto& vertices) {
    fill(corners, width, height, [&](int x, int y, const glm::vec3& shares) {
      const auto at = static_cast<std::size_t>(y * width + x);
      const float near =
          shares.x * corners[0].z + shares.y * corners[1].z + shares.z * corners[2].z;
      if (near <= samples.depth[at]) return;
      samples.depth[at] = near;
      samples.colour[at] = lit(mixed(vertices, shares), tint);
    });
  });
  return samples;
}

void lay_over(Picture& picture, const Samples& samples) {
  for (int pixel = 0; pixel < picture.width * picture.height; ++pixel) {
    const int left = pixel % picture.width * kOver;
    const int top = pixel / picture.width * kOver;
    glm::vec3 sum{0.0F};
    float covered = 0.0F;
    for (int s = 0; s < kOver * kOver; ++s) {
      const int at = (top + s / kOver) * samples.width + left + s % kOver;
      if (samples.depth[static_cast<std::size_t>(at)] == kNothing) continue;
      sum += samples.colour[static_cast<std::size_t>(at)];
      covered += 1.0F;
    }
    if (covered == 0.0F) continue;
    const float part = covered / static_cast<float>(kOver * kOver);
    for (int c = 0; c < 3; ++c) {
      auto& channel = picture.pixels[static_cast<std::size_t>(pixel)][static_cast<std::size_t>(c)];
      const auto under = static_cast<float>(channel);
      const auto over = static_cast<float>(to_srgb(sum[c] / covered));
      channel = static_cast<std::uint8_t>(under + (over - under) * part);
    }
  }
}

}  // namespace

Picture blank(int width, int height, std::array<std::uint8_t, 3> colour) {
  const auto count = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
  return {width, height, std::vector(count, colour)};
}

void draw(Picture& picture, const engine::Mesh& mesh, const View& view,
          const std::optional<glm::vec3>& tint) {
  lay_over(picture, rasterised(mesh, view, tint, picture.width * kOver, picture.height * kOver));
}

std::vector<float> silhouette(const engine::Mesh& mesh, float pitch, float pixels_per_unit,
                              int size) {
  const float side = static_cast<float>(size);
  const View view{pitch, pixels_per_unit, side / 2.0F, pitch > 80.0F ? side / 2.0F : side * 0.7F};
  const Samples samples = rasterised(mesh, view, std::nullopt, size * kOver, size * kOver);
  std::vector<float> covered;
  for (int pixel = 0; pixel < size * size; ++pixel) {
    const int corner = pixel / size * kOver * samples.width + pixel % size * kOver;
    float parts = 0;
    for (int s = 0; s < kOver * kOver; ++s) {
      const int at = corner + s / kOver * samples.width + s % kOver;
      parts += samples.depth[static_cast<std::size_t>(at)] == kNothing ? 0.0F : 1.0F;
    }
    covered.push_back(parts / static_cast<float>(kOver * kOver));
  }
  return covered;
}

bool write_png(const Picture& picture, const char* path) {
  return stbi_write_png(path, picture.width, picture.height, 3, picture.pixels.data(),
                        picture.width * 3) != 0;
}

}  // namespace table_test
