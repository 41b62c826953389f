#include "game/wotr/table/frame/frame_labels.h"

#include <algorithm>
#include <utility>

#include "engine/render/frame/colour.h"
#include "engine/text/glyph_atlas.h"
#include "game/wotr/table/frame/frame.h"
#include "game/wotr/table/frame/frame_tracks.h"
#include "rules/wotr/state/ids.h"

namespace wotr_table {
namespace {

using engine::FontFace;
using engine::Label;

const glm::vec4 kInk{engine::from_srgb(0x2B2118), 1};
const glm::vec4 kPlateHalo{engine::from_srgb(0xE4D3A6), 0.5F};
const glm::vec4 kGilt{engine::from_srgb(0xE3C78A), 1};
const glm::vec4 kGiltHalo{engine::from_srgb(0x120B06), 0.85F};

constexpr float kBaseline = 0.33F;  // from the middle of a line of capitals, in font sizes
constexpr float kHeading = 2.05F;
constexpr float kPlateEdge = 0.5F;  // stays bare on both sides of a heading
constexpr float kNumeral = 2.2F;
constexpr float kHoleNumeral = 1.7F;

Label written(std::string text, glm::vec2 middle, float size, FontFace face) {
  return {.text = std::move(text),
          .face = face,
          .size = size,
          .baseline = {middle + glm::vec2(0, kBaseline * size)},
          .level = kFrameTop + 0.12F};
}

/// A heading, or smaller where a language needs more letters than there is room for.
float heading_size(const std::string& text, float half_room) {
  constexpr float kLetter = 0.55F;  // of small capitals, in font sizes
  const auto letters = static_cast<float>(engine::decode_utf8(text).size());
  return std::min(kHeading, 2 * half_room / (std::max(1.0F, letters) * kLetter));
}

Label on_plate(const std::string& text, glm::vec2 middle, float half_room) {
  Label label = written(text, middle, heading_size(text, half_room), FontFace::kSmallCaps);
  label.ink = kInk;
  label.halo = kPlateHalo;
  return label;
}

Label gilt(std::string text, glm::vec2 middle, float size, FontFace face) {
  Label label = written(std::move(text), middle, size, face);
  label.ink = kGilt;
  label.halo = kGiltHalo;
  return label;
}

void add_victory(std::vector<Label>& labels, wotr::Side side) {
  const int holes = kPegHoles[static_cast<std::size_t>(side)];
  for (int points = 0; points < holes; ++points) {
    const glm::vec3 hole = peg_place(side, points);
    labels.push_back(gilt(std::to_string(points), {hole.x, hole.z}, kHoleNumeral, FontFace::kBold));
  }
}

/// Where its track ends towards the middle of the table.
glm::vec2 victory_plate(wotr::Side side) {
  constexpr float kBeside = 6.2F;
  constexpr float kBeyondSign = 9.6F;
  const bool is_free = side == wotr::Side::kFree;
  const int last = kPegHoles[static_cast<std::size_t>(side)] - 1;
  const glm::vec3 end = peg_place(side, is_free ? 0 : last);
  return {end.x + (is_free ? -kBeyondSign : kBeside), end.z};
}

}  // namespace

std::array<FramePlate, 8> frame_plates() {
  const glm::vec2 track = fellowship_space(0);
  const glm::vec3 rings = cushion_place();
  const glm::vec3 hunt = hunt_dish_place();
  const glm::vec3 pool = hunt_pool_place();
  const glm::vec2 wide{5.8F, 1.3F};
  return {{{track + glm::vec2(3.4F, -4.0F), wide, &FrameWords::fellowship},
           {track + glm::vec2(15.6F, -4.0F), wide, &FrameWords::corruption},
           {{rung_place(1).x, rung_place(1).z - 7.1F}, wide, &FrameWords::politics},
           {{rings.x, rings.z - 4.6F}, wide, &FrameWords::rings},
           {{hunt.x, hunt.z + 16.0F}, {4.2F, 1.3F}, &FrameWords::hunt},
           {{pool.x, pool.z + 7.2F}, {4.6F, 1.3F}, &FrameWords::pool},
           {victory_plate(wotr::Side::kFree), {4.6F, 1.3F}, &FrameWords::victory},
           {victory_plate(wotr::Side::kShadow), {4.6F, 1.3F}, &FrameWords::victory}}};
}

std::vector<Label> frame_labels(const FrameWords& words) {
  std::vector<Label> labels;
  for (const FramePlate& plate : frame_plates()) {
    labels.push_back(on_plate(words.*plate.words, plate.centre, plate.half.x - kPlateEdge));
  }
  for (int space = 0; space < kFellowshipSpaces; ++space) {
    labels.push_back(gilt(std::to_string(space), numeral_place(space), kNumeral, FontFace::kBold));
  }
  for (int step = 1; step <= kPoliticalSteps; ++step) {
    const glm::vec3 rung = rung_place(step);
    const glm::vec2 title{rung.x, rung.z - kRungHalf.y + 1.5F};
    const std::string& words_of_step = words.steps[static_cast<std::size_t>(step - 1)];
    const float size = heading_size(words_of_step, kRungHalf.x - kPlateEdge);
    labels.push_back(gilt(words_of_step, title, size, FontFace::kSmallCaps));
  }
  add_victory(labels, wotr::Side::kFree);
  add_victory(labels, wotr::Side::kShadow);
  return labels;
}

}  // namespace wotr_table
