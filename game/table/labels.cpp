#include "game/table/labels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/geometric.hpp>

#include "engine/render/colour.h"
#include "engine/scene/easing.h"
#include "engine/text/glyph_atlas.h"

namespace table {
namespace {

using engine::FontFace;
using engine::Label;
using engine::ZoomRange;

constexpr float kEverywhere = 400;
constexpr float kCapital = 0.65F;      // height of a capital in shares of the font size
constexpr float kLetterWidth = 0.56F;  // of small capitals, in shares of the font size
constexpr float kSmallest = 0.62F;
constexpr float kLargest = 1.0F;
constexpr float kModelRadius = 2.0F;
constexpr float kBelowModel = 2.35F;
constexpr float kDarkGround = 0.42F;

const glm::vec4 kInk{engine::from_srgb(0x2B2118), 0.92F};
const glm::vec4 kSoftInk{engine::from_srgb(0x5A4A38), 0.85F};
const glm::vec4 kSeaInk{engine::from_srgb(0x22414F), 0.85F};
const glm::vec4 kHalo{engine::from_srgb(0xE9DDBF), 0.55F};
const glm::vec4 kPaleInk{engine::from_srgb(0xE3D2A8), 0.92F};
const glm::vec4 kDarkHalo{engine::from_srgb(0x241C1A), 0.6F};
const glm::vec4 kSeaHalo{engine::from_srgb(0xBFD0CB), 0.35F};

struct LabelStyle {
  FontFace face;
  glm::vec4 ink;
  glm::vec4 halo;
  ZoomRange seen;
  float spacing;
};

/// In the order of LabelKind.
const std::array<LabelStyle, 11>& styles() {
  static const std::array<LabelStyle, 11> kStyles{{
      {FontFace::Italic, kSeaInk, kSeaHalo, {0, kEverywhere}, 0.28F},    // sea
      {FontFace::Italic, kSeaInk, kSeaHalo, {0, 230}, 0.12F},            // bay
      {FontFace::Italic, kSeaInk, kSeaHalo, {0, 110}, 0.04F},            // lake
      {FontFace::Italic, kInk, kHalo, {0, 90}, 0.02F},                   // island
      {FontFace::SmallCaps, kSoftInk, kHalo, {0, 165}, 0.22F},           // range
      {FontFace::Italic, kSoftInk, kHalo, {0, 80}, 0.02F},               // peak
      {FontFace::Italic, kSeaInk, kSeaHalo, {0, 75}, 0.06F},             // river
      {FontFace::Italic, kSoftInk, kHalo, {0, 150}, 0.16F},              // wood
      {FontFace::Italic, kSoftInk, kHalo, {0, 90}, 0.08F},               // waste
      {FontFace::Italic, kSoftInk, kHalo, {0, 60}, 0.04F},               // road
      {FontFace::SmallCaps, kSoftInk, kHalo, {85, kEverywhere}, 0.35F},  // realm
  }};
  return kStyles;
}

Label map_label(const MapLabel& source) {
  const LabelStyle& style = styles()[static_cast<std::size_t>(source.kind)];
  return {.text = source.text,
          .face = style.face,
          .size = source.size / kCapital,
          .baseline = source.line,
          .spacing = style.spacing,
          .ink = style.ink,
          .halo = style.halo,
          .seen = style.seen};
}

/// Where the name of a region is written: on its line, or under the model that stands there.
std::vector<glm::vec2> name_line(const RegionLayout& region, const wotr::Region& row) {
  const glm::vec2 ahead{std::cos(region.label_angle), std::sin(region.label_angle)};
  const glm::vec2 half = ahead * region.label_length / 2.0F;
  const glm::vec2 to_model = region.settlement - region.label;
  const float along = std::clamp(glm::dot(to_model, ahead), -glm::length(half), glm::length(half));
  const bool has_model = row.settlement != wotr::Settlement::kNone || row.fortification;
  const bool is_clear = glm::distance(to_model, ahead * along) > kModelRadius;
  const glm::vec2 below = region.settlement + glm::vec2(0, kBelowModel);
  if (!has_model || is_clear || !is_inside(region.border, below)) {
    return {region.label - half, region.label + half};
  }
  const glm::vec2 level{region.label_length / 2, 0};
  return {below - level, below + level};
}

/// 0 black, 1 white: the drawn map at a place.
float brightness_at(const engine::Image& colour, glm::vec2 share) {
  constexpr std::size_t kLevel = 5;  // a level whose pixels are as large as letters
  if (colour.levels.size() <= kLevel) return 1;
  const auto width = std::max<std::size_t>(1, colour.width >> kLevel);
  const auto height = std::max<std::size_t>(1, colour.height >> kLevel);
  const auto at = [](float part, std::size_t count) {
    return static_cast<std::size_t>(std::clamp(part, 0.0F, 0.999F) * static_cast<float>(count));
  };
  const std::uint8_t* pixel =
      &colour.levels[kLevel][4 * (at(share.y, height) * width + at(share.x, width))];
  return static_cast<float>(pixel[0] + pixel[1] + pixel[2]) / (3 * 255.0F);
}

/// Ink on vellum; in the ash of Mordor vellum on ink.
void suit_to_ground(Label& label, const engine::Image& colour, glm::vec2 board) {
  const std::vector<glm::vec2>& line = label.baseline;
  const glm::vec2 middle = line.size() > 1 ? engine::along(line, 0.5F) : line.front();
  if (brightness_at(colour, middle / board) > kDarkGround) return;
  label.ink = kPaleInk;
  label.halo = kDarkHalo;
}

float fitted_size(const RegionLayout& region, std::string_view name) {
  const auto letters = static_cast<float>(engine::decode_utf8(name).size());
  return std::clamp(region.label_length / (kLetterWidth * letters), kSmallest, kLargest);
}

Label region_label(const RegionLayout& region, const wotr::Region& row) {
  const float size = fitted_size(region, row.name);
  return {.text = row.name,
          .face = FontFace::SmallCaps,
          .size = size,
          .baseline = name_line(region, row),
          .spacing = 0.03F,
          .ink = kInk,
          .halo = kHalo,
          .seen = {0, 128 * size}};
}

/// Strongholds and cities are named upright, and the greatest of them at any distance.
void add_stronghold(std::vector<Label>& labels, const RegionLayout& region,
                    const wotr::Region& row) {
  Label near{.text = row.name,
             .face = FontFace::Bold,
             .size = std::min(1.05F, fitted_size(region, row.name) * 1.1F),
             .baseline = name_line(region, row),
             .ink = kInk,
             .halo = kHalo,
             .seen = {0, 105}};
  Label far = near;
  far.size = 1.75F;
  far.baseline = {region.settlement + glm::vec2(0, 3.1F)};
  far.seen = {92, kEverywhere};
  labels.push_back(std::move(near));
  labels.push_back(std::move(far));
}

}  // namespace

std::vector<Label> map_labels(const Layout& layout, const wotr::Rules& rules,
                              const engine::Image& colour) {
  std::vector<Label> labels;
  for (const MapLabel& each : layout.labels) labels.push_back(map_label(each));
  for (std::size_t i = 0; i < rules.regions.size(); ++i) {
    if (rules.regions[i].settlement == wotr::Settlement::kStronghold) {
      add_stronghold(labels, layout.regions[i], rules.regions[i]);
    } else {
      labels.push_back(region_label(layout.regions[i], rules.regions[i]));
    }
  }
  for (Label& label : labels) suit_to_ground(label, colour, layout.size);
  return labels;
}

}  // namespace table
