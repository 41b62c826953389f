#include "game/wotr/table/frame/frame_things.h"

#include <array>
#include <glm/common.hpp>

#include "game/table/board/frame.h"
#include "game/table/board/layout.h"
#include "game/table/dice/dice_tray.h"
#include "game/wotr/map/map_plan.h"
#include "game/wotr/table/frame/frame.h"
#include "game/wotr/table/frame/frame_labels.h"
#include "game/wotr/table/frame/frame_tracks.h"
#include "rules/wotr/state/ids.h"

namespace wotr_table {
namespace {

using table::FramePlace;
using table::FrameThing;
using wotr::byte_of;
using wotr::Side;

constexpr std::array kSides{Side::kFree, Side::kShadow};

FramePlace around(const glm::vec3& centre, glm::vec2 half, FrameThing what) {
  const glm::vec2 middle{centre.x, centre.z};
  return {.from = middle - half, .to = middle + half, .thing = what};
}

/// Between two places and around them.
FramePlace between(const glm::vec3& first, const glm::vec3& last, float air, FrameThing what) {
  const glm::vec3 half = glm::abs(last - first) / 2.0F;
  return around((first + last) / 2.0F, glm::vec2(half.x, half.z) + air, what);
}

void add_piles(std::vector<FramePlace>& places) {
  const glm::vec2 half = kCardSize / 2.0F + 0.4F;
  for (const Side side : kSides) {
    for (const auto deck : {wotr::Deck::kCharacter, wotr::Deck::kStrategy}) {
      const std::uint8_t s = byte_of(side);
      const std::uint8_t d = byte_of(deck);
      places.push_back(around(deck_place(side, deck), half, thing(FramePart::kDeck, s, d)));
      places.push_back(around(discard_place(side, deck), half, thing(FramePart::kDiscards, s, d)));
    }
  }
}

void add_things_of_sides(std::vector<FramePlace>& places) {
  for (const Side side : kSides) {
    const int last = kPegHoles[static_cast<std::size_t>(side)] - 1;
    const std::uint8_t s = byte_of(side);
    places.push_back(
        between(peg_place(side, 0), peg_place(side, last), 2, thing(FramePart::kVictory, s)));
    places.push_back(between(tray_place(side, 0), tray_place(side, kDiceInTray - 1), 2.3F,
                             thing(FramePart::kTray, s)));
    places.back().holds_dice = true;
  }
}

}  // namespace

std::vector<glm::vec2> home_places(const table::Layout& layout) {
  std::vector<glm::vec2> places;
  for (const table::RegionLayout& region : layout.regions) {
    places.push_back(region.settlement);
    places.insert(places.end(), region.armies.begin(), region.armies.end());
  }
  for (const FramePlace& thing : frame_places()) {
    if (part_of(thing.thing) == FramePart::kVictory) continue;  // the bar tells it
    for (const glm::vec2 corner :
         {thing.from, thing.to, {thing.from.x, thing.to.y}, {thing.to.x, thing.from.y}}) {
      places.push_back(corner);
    }
  }
  for (const FramePlate& plate : frame_plates()) {
    if (plate.words == &FrameWords::politics) places.push_back(plate.centre - plate.half);
  }
  return places;
}

std::vector<FramePlace> frame_places() {
  std::vector<FramePlace> places;
  for (int space = 0; space < kFellowshipSpaces; ++space) {
    const glm::vec2 middle = fellowship_space(space);
    const glm::vec2 half = kFellowshipSpace / 2.0F;
    places.push_back({middle - half, middle + half, thing(FramePart::kFellowship)});
  }
  for (int step = 1; step <= kPoliticalSteps; ++step) {
    places.push_back(around(rung_place(step), kRungHalf, thing(FramePart::kPolitics)));
  }
  places.push_back(around(hunt_dish_place(), {6.7F, 7.2F}, thing(FramePart::kHuntBox)));
  places.push_back(between(hunt_box_place(Side::kFree, 0), hunt_box_place(Side::kFree, 7), 1.7F,
                           thing(FramePart::kHuntBox)));
  places.push_back(around(hunt_pool_place(), glm::vec2(5.6F), thing(FramePart::kHuntPool)));
  const glm::vec2 tray = table::dice_tray_half() * kBattlegroundScale;
  places.push_back({.from = kBattleground - tray, .to = kBattleground + tray, .holds_dice = true});
  places.push_back(around(cushion_place(), {6, 4}, thing(FramePart::kRings)));
  add_things_of_sides(places);
  add_piles(places);
  return places;
}

}  // namespace wotr_table
