#include "game/table/names/map_names.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

#include "engine/render/frame/colour.h"
#include "game/table/names/name_on_land.h"

namespace table {
namespace {

using engine::FontFace;
using engine::Label;
using engine::ZoomRange;

constexpr float kEverywhere = 400;
constexpr float kRegionSpacing = 0.03F;
constexpr float kRegionsSeen = 84;
constexpr float kSmallestSeen = 112;  // of a name of size 1: small ones are read nearer
constexpr float kRealmsSeen = 120;
// The same name in two places is read at one distance in one of them only: see kReadFromAfar.
constexpr float kGreatNear = 76;
// Figures and towers stand behind it: it finds a place beside them where there is any.
constexpr float kBeforeAfar = 4;
constexpr float kNearNearest = 30;
constexpr float kCloseFarthest = 19;
constexpr float kCloseSize = 0.5F;
constexpr float kGreatLetters = 1.1F;  // of ranges and woods: others are small enough near by
constexpr float kDarkGround = 0.42F;
constexpr float kDeepSea = 0.52F;

const glm::vec4 kInk{engine::from_srgb(0x2B2118), 1};
const glm::vec4 kSoftInk{engine::from_srgb(0x2F251B), 1};  // the ground is darker than a sheet
const glm::vec4 kSeaInk{engine::from_srgb(0x122A35), 1};
const glm::vec4 kHalo{engine::from_srgb(0xEFE4C8), 0.92F};
const glm::vec4 kPaleInk{engine::from_srgb(0xE9DDBF), 1};
const glm::vec4 kDarkHalo{engine::from_srgb(0x241C1A), 0.7F};
const glm::vec4 kSeaHalo{engine::from_srgb(0xDCE7E1), 0.86F};
const glm::vec4 kPaleSeaInk{engine::from_srgb(0xE9EEE6), 1};
const glm::vec4 kDeepSeaHalo{engine::from_srgb(0x1B3644), 0.55F};

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
      {FontFace::kItalic, kSeaInk, kSeaHalo, {0, kEverywhere}, 0.28F},             // sea
      {FontFace::kItalic, kSeaInk, kSeaHalo, {0, 230}, 0.12F},                     // bay
      {FontFace::kItalic, kSeaInk, kSeaHalo, {0, 110}, 0.04F},                     // lake
      {FontFace::kItalic, kInk, kHalo, {0, 90}, 0.02F},                            // island
      {FontFace::kSmallCaps, kSoftInk, kHalo, {0, 165}, 0.22F},                    // range
      {FontFace::kItalic, kSoftInk, kHalo, {0, 80}, 0.02F},                        // peak
      {FontFace::kItalic, kSeaInk, kSeaHalo, {0, 75}, 0.06F},                      // river
      {FontFace::kItalic, kSoftInk, kHalo, {0, 150}, 0.16F},                       // wood
      {FontFace::kItalic, kSoftInk, kHalo, {0, 90}, 0.08F},                        // waste
      {FontFace::kItalic, kSoftInk, kHalo, {0, 60}, 0.04F},                        // road
      {FontFace::kSmallCaps, kSoftInk, kHalo, {kRealmsSeen, kEverywhere}, 0.35F},  // realm
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

std::vector<glm::vec2> name_line(const RegionLayout& region) {
  const glm::vec2 ahead{std::cos(region.label_angle), std::sin(region.label_angle)};
  const glm::vec2 half = ahead * region.label_length / 2.0F;
  return {region.label - half, region.label + half};
}

/// Ink on vellum; on dark ground vellum on ink, and on the deep sea foam.
void suit_to(const LandTone& tone, Label& label) {
  const bool names_water = label.ink == kSeaInk;
  if (tone_under(label, tone) > (names_water ? kDeepSea : kDarkGround)) return;
  label.ink = names_water ? kPaleSeaInk : kPaleInk;
  label.halo = names_water ? kDeepSeaHalo : kDarkHalo;
}

/// Leaning in, a name is smaller than the figures beside it: the same name for there.
Label shrunk_near(Label& name) {
  Label close = name;
  close.size *= kCloseSize;
  close.seen = {0, kCloseFarthest};
  name.seen.nearest = kNearNearest;
  return close;
}

void add_near(std::vector<Label>& labels, Label label) {
  Label close = shrunk_near(label);
  labels.push_back(std::move(label));
  labels.push_back(std::move(close));
}

Label region_label(const RegionLayout& region) {
  return {.text = region.name,
          .face = FontFace::kSmallCaps,
          .size = region.label_size,
          .baseline = name_line(region),
          .spacing = kRegionSpacing,
          .ink = kInk,
          .halo = kHalo,
          .seen = {0, std::min(kRegionsSeen, kSmallestSeen * region.label_size)}};
}

/// Great names are upright.
Label great_label(const RegionLayout& region) {
  return {.text = region.name,
          .face = FontFace::kBold,
          .size = region.label_size,
          .baseline = name_line(region),
          .ink = kInk,
          .halo = kHalo,
          .seen = {0, kGreatNear}};
}

}  // namespace

std::vector<Label> region_names(const Layout& layout) {
  std::vector<Label> names;
  for (const RegionLayout& region : layout.regions)
    add_near(names, region.is_great ? great_label(region) : region_label(region));
  return names;
}

std::vector<Label> land_names(const Layout& layout) {
  std::vector<Label> labels;
  for (const MapLabel& each : layout.labels) labels.push_back(map_label(each));
  return labels;
}

std::vector<Label> map_names(const Layout& layout, const LandTone& tone) {
  std::vector<Label> labels = land_names(layout);
  std::vector<Label> close;
  for (Label& name : labels) {
    const bool is_read_near = name.seen.nearest == 0;
    if (is_read_near && name.size > kGreatLetters) close.push_back(shrunk_near(name));
  }
  std::ranges::move(region_names(layout), std::back_inserter(labels));
  std::ranges::move(close, std::back_inserter(labels));
  for (Label& label : labels) suit_to(tone, label);
  return labels;
}

Label name_from_afar(const RegionLayout& region, glm::vec2 middle, float size,
                     const LandTone& tone) {
  Label label{.text = region.name,
              .face = region.is_great ? FontFace::kBold : FontFace::kItalic,
              .size = size,
              .baseline = {middle},
              .before = kBeforeAfar,
              .ink = kInk,
              .halo = kHalo,
              .seen = {kReadFromAfar, kEverywhere}};
  suit_to(tone, label);
  return label;
}

}  // namespace table
