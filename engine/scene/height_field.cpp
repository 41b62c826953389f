#include "engine/scene/height_field.h"

#include <algorithm>
#include <cstring>
#include <glm/geometric.hpp>

#include "engine/assets/image_file.h"

namespace engine {
namespace {

constexpr float kMarchStep = 0.2F;
constexpr int kRefinements = 12;

std::vector<float> heights_from(const Image& image, float lowest, float highest) {
  const std::vector<std::uint8_t>& bytes = image.levels.front();
  std::vector<float> heights(bytes.size() / 2);
  for (std::size_t i = 0; i < heights.size(); ++i) {
    std::uint16_t stored = 0;
    std::memcpy(&stored, &bytes[2 * i], sizeof stored);
    heights[i] = lowest + (highest - lowest) * static_cast<float>(stored) / 65535.0F;
  }
  return heights;
}

/// Without a call: heights are asked for millions of times at a start.
int floor_of(float value) {
  const int cut = static_cast<int>(value);
  return cut - (static_cast<float>(cut) > value ? 1 : 0);
}

float between(float from, float to, float share) { return from + (to - from) * share; }

}  // namespace

HeightField::HeightField(const Image& heights, glm::vec2 size, float lowest, float highest)
    : HeightField({static_cast<int>(heights.width), static_cast<int>(heights.height)},
                  heights_from(heights, lowest, highest), size) {}

HeightField::HeightField(glm::ivec2 samples, std::vector<float> heights, glm::vec2 size)
    : samples_(samples), heights_(std::move(heights)), size_(size) {
  const auto [low, high] = std::minmax_element(heights_.begin(), heights_.end());
  lowest_ = *low;
  highest_ = *high;
}

float HeightField::sample(int column, int row) const {
  column = std::clamp(column, 0, samples_.x - 1);
  row = std::clamp(row, 0, samples_.y - 1);
  return heights_[static_cast<std::size_t>(row) * static_cast<std::size_t>(samples_.x) +
                  static_cast<std::size_t>(column)];
}

float HeightField::height_at(glm::vec2 place) const {
  // Samples sit in the middle of their cells, as pixels do, so that colour and relief agree.
  const glm::vec2 cell = place / size_ * glm::vec2(samples_) - 0.5F;
  const int x = floor_of(cell.x);
  const int y = floor_of(cell.y);
  const glm::vec2 share = cell - glm::vec2(x, y);
  const float north = between(sample(x, y), sample(x + 1, y), share.x);
  const float south = between(sample(x, y + 1), sample(x + 1, y + 1), share.x);
  return between(north, south, share.y);
}

glm::vec3 HeightField::normal_at(glm::vec2 place) const {
  const glm::vec2 step = size_ / glm::vec2(samples_);
  const float east =
      height_at(place + glm::vec2(step.x, 0)) - height_at(place - glm::vec2(step.x, 0));
  const float south =
      height_at(place + glm::vec2(0, step.y)) - height_at(place - glm::vec2(0, step.y));
  return glm::normalize(glm::vec3(-east / (2 * step.x), 1, -south / (2 * step.y)));
}

glm::vec3 HeightField::on_surface(glm::vec2 place, float above) const {
  return {place.x, height_at(place) + above, place.y};
}

std::optional<glm::vec3> HeightField::hit(const Ray& ray) const {
  if (ray.direction.y >= -1e-4F) return std::nullopt;
  const auto is_under = [&](float distance) {
    const glm::vec3 point = ray.at(distance);
    return point.y <= height_at({point.x, point.z});
  };
  float above = hit_level(ray, highest_ + 0.01F).value_or(0);
  const float end = hit_level(ray, lowest_ - 0.01F).value_or(0);
  if (end <= 0) return std::nullopt;
  while (above < end) {
    float under = std::min(above + kMarchStep, end);
    if (!is_under(under)) {
      above = under;
      continue;
    }
    for (int i = 0; i < kRefinements; ++i) {
      const float middle = (above + under) / 2;
      (is_under(middle) ? under : above) = middle;
    }
    return ray.at(under);
  }
  return std::nullopt;
}

}  // namespace engine
