#include "game/table/names/name_on_land.h"

#include <algorithm>
#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include "engine/scene/easing.h"
#include "engine/text/glyph_atlas.h"

namespace table {

namespace {

constexpr float kDescent = 0.3F;  // below the line, in shares of a capital

NameOnLand along_line(const engine::Label& label, glm::vec2 from, glm::vec2 to,
                      const engine::HeightField& ground) {
  const glm::vec2 raised(0, -kCapital * label.size / 2);
  return {.from = ground.on_surface(from + raised, 0),
          .to = ground.on_surface(to + raised, 0),
          .half_height = kCapital * label.size / 2,
          .seen = label.seen};
}

}  // namespace

NameOnLand name_on_land(const engine::Label& label, const engine::HeightField& ground) {
  return along_line(label, label.baseline.front(), label.baseline.back(), ground);
}

std::vector<NameOnLand> letters_on_land(const engine::Label& label,
                                        const engine::HeightField& ground) {
  const auto count = engine::decode_utf8(label.text).size();
  const float length = std::max(engine::length_of(label.baseline), 1e-4F);
  const float width = static_cast<float>(count) * (kLetterWidth + label.spacing) * label.size;
  std::vector<NameOnLand> letters;
  for (std::size_t i = 0; i < count; ++i) {
    const float share = (static_cast<float>(i) + 0.5F) / static_cast<float>(count) - 0.5F;
    const float t = std::clamp(0.5F + share * width / length, 0.0F, 1.0F);
    engine::Label letter = label;
    letter.baseline = {engine::along(label.baseline, t)};
    const glm::vec2 half(kLetterWidth * label.size / 2, 0);
    letters.push_back(
        along_line(letter, letter.baseline.front() - half, letter.baseline.front() + half, ground));
  }
  return letters;
}

std::optional<engine::ScreenPart> part_of(const NameOnLand& name, const engine::CameraView& view) {
  if (view.distance < name.seen.nearest || view.distance > name.seen.farthest) return std::nullopt;
  const auto from = engine::screen_point(view, name.from);
  const auto to = engine::screen_point(view, name.to);
  const auto high = engine::screen_point(view, name.from + glm::vec3(0, 0, name.half_height));
  if (!from || !to || !high) return std::nullopt;
  const glm::vec2 half(0, glm::distance(*from, *high));
  return engine::ScreenPart{glm::min(*from, *to) - half, glm::max(*from, *to) + half};
}

std::optional<engine::ScreenPart> part_of(const engine::Label& label, float width,
                                          const engine::HeightField& levels,
                                          const engine::CameraView& view) {
  constexpr int kSamples = 5;
  const glm::vec3 cap(0, 0, -kCapital * label.size);
  engine::ScreenPart part{glm::vec2(1e9F), glm::vec2(-1e9F)};
  for (int i = 0; i < kSamples; ++i) {
    const float share = static_cast<float>(i) / (kSamples - 1) - 0.5F;
    const glm::vec2 place = label.baseline.front() + glm::vec2(share * width * label.size, 0);
    const glm::vec3 foot = levels.on_surface(place, label.above);
    const auto low = engine::screen_point(view, foot - cap * kDescent);
    const auto high = engine::screen_point(view, foot + cap);
    if (!low || !high) return std::nullopt;
    part.from = glm::min(part.from, glm::min(*low, *high));
    part.to = glm::max(part.to, glm::max(*low, *high));
  }
  return part;
}

}  // namespace table
