#include <algorithm>
#include <utility>

#include "engine/render/frame/colour.h"
#include "game/trilogy/table/frame/frame_parts.h"
#include "rules/trilogy/cards/sets.h"

namespace trilogy_table {
namespace {

using engine::FontFace;
using engine::Label;

const glm::vec4 kInk{engine::from_srgb(0x2B2118), 1};
const glm::vec4 kVellumHalo{engine::from_srgb(0xE4D3A6), 0.4F};
const glm::vec4 kGilt{engine::from_srgb(0xE3C78A), 1};
const glm::vec4 kGiltHalo{engine::from_srgb(0x120B06), 0.85F};

constexpr float kBaseline = 0.33F;  // from the middle of a line of capitals, in font sizes
constexpr float kRow = 2.0F;
constexpr float kHeading = 1.75F;
constexpr float kStep = 1.02F;

struct Writing {
  std::string text;
  glm::vec2 middle;
  float size;
  FontFace face;
};

Label written(Writing writing, const glm::vec4& ink, const glm::vec4& halo) {
  return {.text = std::move(writing.text),
          .face = writing.face,
          .size = writing.size,
          .baseline = {writing.middle + glm::vec2(0, kBaseline * writing.size)},
          .level = table::kFrameTop + 0.14F,
          .ink = ink,
          .halo = halo};
}

void add_row(std::vector<Label>& labels, glm::vec2 row, const std::string& name, int number) {
  labels.push_back(
      written({name, row + glm::vec2(kNameAside, 0), kRow, FontFace::kRegular}, kInk, kVellumHalo));
  labels.push_back(written(
      {std::to_string(number), row + glm::vec2(kNumberAside, 0), kRow * 1.1F, FontFace::kBold},
      kInk, kVellumHalo));
}

/// What three cards of this symbol bring; of Symbol::kWild, one of each.
int value_of_set(const trilogy::Rules& rules, trilogy::Symbol symbol) {
  std::vector<trilogy::CardId> cards;
  for (const auto own :
       {trilogy::Symbol::kArcher, trilogy::Symbol::kRider, trilogy::Symbol::kEagle}) {
    const auto matched = symbol == trilogy::Symbol::kWild ? own : symbol;
    for (const trilogy::CardId card : rules.symbols[trilogy::byte_of(matched)]) {
      if (std::find(cards.begin(), cards.end(), card) != cards.end()) continue;
      cards.push_back(card);
      break;
    }
  }
  return cards.size() < 3 ? 0 : trilogy::value_of_set(rules, cards[0], cards[1], cards[2]);
}

void add_heading(std::vector<Label>& labels, float top, const std::string& words) {
  labels.push_back(
      written({words, {kTableMiddle, top + kHeadingHeight / 2}, kHeading, FontFace::kSmallCaps},
              kGilt, kGiltHalo));
}

}  // namespace

std::vector<Label> frame_labels(const trilogy::Rules& rules, const FrameWords& words) {
  std::vector<Label> labels;
  add_heading(labels, kRegionsTop, words.regions);
  for (std::size_t row = 0; row < trilogy::kRegionCount; ++row) {
    add_row(labels, region_row(row), words.region_names[row], rules.regions[row].bonus);
  }
  add_heading(labels, kSetsTop, words.sets);
  for (std::size_t row = 0; row < kSetKinds; ++row) {
    add_row(labels, set_row(row), words.set_names[row],
            value_of_set(rules, static_cast<trilogy::Symbol>(row)));
  }
  for (std::size_t step = 0; step < kTurnSteps; ++step) {
    labels.push_back(written(
        {words.steps[step], step_field(step) + glm::vec2(0, 1.75F), kStep, FontFace::kSmallCaps},
        kGilt, kGiltHalo));
  }
  return labels;
}

table::Frame frame_of(const trilogy::Rules& rules, const FrameWords& words) {
  return {.meshes = frame_meshes(),
          .labels = frame_labels(rules, words),
          .places = frame_places(trilogy::kMostSeats)};
}

}  // namespace trilogy_table
