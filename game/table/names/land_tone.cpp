#include "game/table/names/land_tone.h"

#include <algorithm>

#include "engine/scene/easing.h"
#include "engine/text/glyph_atlas.h"
#include "game/table/names/name_on_land.h"

namespace table {
namespace {

constexpr std::size_t kLevel = 5;  // a level whose pixels are as large as letters

int index_in(float share, int count) {
  return static_cast<int>(std::clamp(share, 0.0F, 0.999F) * static_cast<float>(count));
}

}  // namespace

LandTone::LandTone(const engine::Image& colour, glm::vec2 board) : board_(board) {
  if (colour.levels.size() <= kLevel) return;
  size_ = {static_cast<int>(std::max(1U, colour.width >> kLevel)),
           static_cast<int>(std::max(1U, colour.height >> kLevel))};
  const std::vector<std::uint8_t>& level = colour.levels[kLevel];
  for (std::size_t i = 0; i + 3 < level.size(); i += 4)
    tones_.push_back(static_cast<std::uint16_t>(level[i] + level[i + 1] + level[i + 2]));
}

float LandTone::at(glm::vec2 place) const {
  if (tones_.empty()) return 1;
  const glm::vec2 share = place / board_;
  const int pixel = index_in(share.y, size_.y) * size_.x + index_in(share.x, size_.x);
  return static_cast<float>(tones_[static_cast<std::size_t>(pixel)]) / (3 * 255.0F);
}

float tone_under(const engine::Label& label, const LandTone& tone) {
  constexpr int kSamples = 9;
  const auto letters = static_cast<float>(engine::decode_utf8(label.text).size());
  const glm::vec2 half{letters * kLetterWidth * label.size / 2, 0};
  float sum = 0;
  for (int i = 0; i < kSamples; ++i) {
    const float t = static_cast<float>(i) / (kSamples - 1);
    const glm::vec2 place = label.baseline.size() > 1 ? engine::along(label.baseline, t)
                                                      : label.baseline.front() + half * (2 * t - 1);
    sum += tone.at(place);
  }
  return sum / kSamples;
}

}  // namespace table
