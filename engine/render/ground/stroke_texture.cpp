#include "engine/render/ground/stroke_texture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <glm/vec2.hpp>
#include <numeric>
#include <vector>

namespace engine {
namespace {

constexpr float kContrast = 0.17F;  // one standard deviation of what is stored
constexpr std::size_t kKinds = 4;
using Cells = std::vector<float>;

/// Always the same strokes.
class Luck {
 public:
  explicit Luck(std::uint32_t seed) : state_(seed) {}
  float between(float low, float high) {
    state_ = state_ * 1664525U + 1013904223U;
    return low + (high - low) * static_cast<float>(state_ >> 8U) / 16777216.0F;
  }

 private:
  std::uint32_t state_;
};

/// One touch of the brush. Lengths are shares of the tile.
struct Dab {
  glm::vec2 middle{0};
  float turn = 0;  // from pointing right, clockwise
  float length = 0;
  float width = 0;
  float tone = 0;   // darker or lighter than what it is laid on
  float ridge = 0;  // how much lighter its left edge is than its right one
};

/// How much of a dab lies so far along and across it, both -1..1: thin at its ends, and with the
/// tracks of bristles.
float cover(glm::vec2 within) {
  const float body = 1 - within.x * within.x;
  const float edge = body - std::abs(within.y);
  const float bristles = 0.8F + 0.2F * std::sin(within.y * 11 + within.x * 2);
  return std::clamp(edge * 3, 0.0F, 1.0F) * bristles;
}

void lay(Cells& cells, int side, const Dab& dab) {
  const auto scale = static_cast<float>(side);
  const glm::vec2 middle = dab.middle * scale;
  const glm::vec2 half = glm::max(glm::vec2(dab.length, dab.width) * scale * 0.5F, 0.7F);
  const glm::vec2 way(std::cos(dab.turn), std::sin(dab.turn));
  const glm::vec2 aside(-way.y, way.x);
  const glm::vec2 reach = glm::abs(way) * half.x + glm::abs(aside) * half.y;
  const glm::ivec2 first = glm::floor(middle - reach);
  const glm::ivec2 last = glm::ceil(middle + reach);
  const float lit = way.y < 0 ? -dab.ridge : dab.ridge;
  for (int y = first.y; y <= last.y; ++y) {
    for (int x = first.x; x <= last.x; ++x) {
      const glm::vec2 off = glm::vec2(x, y) - middle;
      const glm::vec2 within(glm::dot(off, way) / half.x, glm::dot(off, aside) / half.y);
      if (std::abs(within.x) >= 1 || std::abs(within.y) >= 1) continue;
      const auto row = static_cast<std::size_t>((y + side) % side);
      const auto column = static_cast<std::size_t>((x + side) % side);
      float& cell = cells[row * static_cast<std::size_t>(side) + column];
      const float tone = dab.tone + lit * within.y;
      cell += (tone - 0.45F * cell) * cover(within);
    }
  }
}

/// Dabs of about one size and direction, all over the tile.
struct Layer {
  int dabs = 0;
  float turn = 0;
  float astray = 0;  // how far a hand turns from it
  glm::vec2 length{0};
  glm::vec2 width{0};
  glm::vec2 tone{0};
  float ridge = 0;
};

void lay(Cells& cells, int side, const Layer& layer, Luck& luck) {
  const auto of = [&](glm::vec2 range) { return luck.between(range.x, range.y); };
  for (int i = 0; i < layer.dabs; ++i) {
    lay(cells, side,
        {.middle = {luck.between(0, 1), luck.between(0, 1)},
         .turn = layer.turn + luck.between(-layer.astray, layer.astray),
         .length = of(layer.length),
         .width = of(layer.width),
         .tone = of(layer.tone),
         .ridge = layer.ridge});
  }
}

const float kUpright = glm::radians(90.0F);
const float kAnyWay = glm::radians(180.0F);

/// From the first layer to the last, of rock, grass, sand and ash.
const std::array<std::vector<Layer>, kKinds>& brushwork() {
  static const std::array<std::vector<Layer>, kKinds> layers{
      // Slabs that the knife cut downwards, their left side in the light; then cracks.
      std::vector<Layer>{
          {110, kUpright + 0.4F, 0.5F, {0.16F, 0.32F}, {0.07F, 0.14F}, {-0.5F, 0.5F}, 0.7F},
          {420, kUpright + 0.35F, 0.7F, {0.06F, 0.14F}, {0.03F, 0.065F}, {-0.5F, 0.5F}, 1.0F},
          {420, kUpright - 0.3F, 0.9F, {0.025F, 0.06F}, {0.014F, 0.032F}, {-0.5F, 0.6F}, 0.9F},
          {90, kUpright + 0.3F, 0.8F, {0.04F, 0.11F}, {0.004F, 0.008F}, {-1.4F, -0.8F}, 0}},
      // A meadow in broad touches, and blades in small ones.
      std::vector<Layer>{
          {110, 0.2F, 0.5F, {0.12F, 0.26F}, {0.05F, 0.1F}, {-0.4F, 0.4F}, 0},
          {1500, kUpright, 0.5F, {0.025F, 0.05F}, {0.008F, 0.016F}, {-0.4F, 0.4F}, 0.1F},
          {2600, kUpright, 0.45F, {0.016F, 0.042F}, {0.004F, 0.007F}, {-0.9F, 0.8F}, 0}},
      // Long ripples of the wind, and grains.
      std::vector<Layer>{{90, 0.1F, 0.3F, {0.2F, 0.4F}, {0.05F, 0.09F}, {-0.4F, 0.4F}, 0},
                         {700, 0.06F, 0.22F, {0.1F, 0.24F}, {0.008F, 0.018F}, {-0.5F, 0.5F}, 0.4F},
                         {1500, 0, kAnyWay, {0.004F, 0.01F}, {0.004F, 0.008F}, {-0.8F, 0.8F}, 0}},
      // Cinders in clods, and cracks between them.
      std::vector<Layer>{{130, 0, kAnyWay, {0.1F, 0.22F}, {0.06F, 0.12F}, {-0.5F, 0.5F}, 0},
                         {1300, 0, kAnyWay, {0.014F, 0.04F}, {0.01F, 0.026F}, {-0.5F, 0.5F}, 0.7F},
                         {1300, 0, kAnyWay, {0.006F, 0.014F}, {0.006F, 0.01F}, {-0.9F, 0.9F}, 0.5F},
                         {200, 0, kAnyWay, {0.04F, 0.1F}, {0.003F, 0.007F}, {-1.4F, -0.8F}, 0}}};
  return layers;
}

/// As often darker as lighter than the middle, and of one contrast.
std::uint8_t stored(float cell, float mean, float deviation) {
  const float value = 0.5F + kContrast * (cell - mean) / deviation;
  return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0F, 1.0F) * 255));
}

}  // namespace

Image stroke_texture(int side) {
  const auto pixels = static_cast<std::size_t>(side) * static_cast<std::size_t>(side);
  Image image{.width = static_cast<std::uint32_t>(side),
              .height = static_cast<std::uint32_t>(side),
              .format = PixelFormat::kRgba8,
              .levels = {std::vector<std::uint8_t>(pixels * kKinds)}};
  Luck luck(35);
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    Cells cells(pixels, 0.0F);
    for (const Layer& layer : brushwork()[kind]) lay(cells, side, layer, luck);
    const auto count = static_cast<float>(pixels);
    const float mean = std::accumulate(cells.begin(), cells.end(), 0.0F) / count;
    float squares = 0;
    for (const float cell : cells) squares += (cell - mean) * (cell - mean);
    const float deviation = std::sqrt(squares / count);
    for (std::size_t i = 0; i < pixels; ++i)
      image.levels[0][i * kKinds + kind] = stored(cells[i], mean, deviation);
  }
  build_mip_levels(image);
  return image;
}

}  // namespace engine
