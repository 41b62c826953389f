#include <algorithm>

#include "game/table/board/layout.h"
#include "game/table/dice/dice_tray.h"
#include "game/trilogy/map/map_plan.h"
#include "game/trilogy/table/frame/frame.h"
#include "game/trilogy/table/frame/frame_parts.h"
#include "rules/trilogy/state/ids.h"

namespace trilogy_table {
namespace {

using table::kFrameTop;

constexpr glm::vec2 kFirstDeck{4.0F, 46.2F};
constexpr float kDiscardsBeside = 5.4F;
constexpr float kSecondDeck = 11.2F;
constexpr glm::vec2 kFirstStep{29.9F, 91.6F};
constexpr glm::vec2 kFirstScore{3.4F, 3.4F};
constexpr glm::vec2 kRoom{3.2F, 1.5F};  // around an army
constexpr float kEdge = 0.5F;           // of the oak around the things
constexpr float kScoreStep = 5.8F;

glm::vec3 on_frame(glm::vec2 place, float above = 0.02F) {
  return {place.x, kFrameTop + above, place.y};
}

table::FramePlace around(glm::vec2 middle, glm::vec2 half, table::FrameThing what) {
  return {.from = middle - half, .to = middle + half, .thing = what};
}

}  // namespace

glm::vec3 deck_place(trilogy::Deck deck) {
  return on_frame(kFirstDeck + glm::vec2(kSecondDeck * static_cast<float>(deck), 0));
}
glm::vec3 discard_place(trilogy::Deck deck) {
  return deck_place(deck) + glm::vec3(kDiscardsBeside, 0, 0);
}
glm::vec2 step_field(std::size_t step) {
  return kFirstStep + glm::vec2(2 * kStepHalf.x * static_cast<float>(step), 0);
}
glm::vec3 step_place(trilogy::TurnStep step) {
  return on_frame(step_field(static_cast<std::size_t>(step)) - glm::vec2(0, 0.9F), 0.06F);
}
glm::vec3 score_place(std::size_t number) {
  return on_frame(kFirstScore + glm::vec2(kScoreStep * static_cast<float>(number), 0));
}
glm::vec2 region_row(std::size_t row) {
  return {kTableMiddle,
          kRegionsTop + kHeadingHeight + kRowHeight * (static_cast<float>(row) + 0.5F)};
}
glm::vec2 set_row(std::size_t row) {
  return {kTableMiddle, kSetsTop + kHeadingHeight + kRowHeight * (static_cast<float>(row) + 0.5F)};
}

glm::vec2 battleground_half() { return table::dice_tray_half() * kBattlegroundScale; }

std::vector<table::FramePlace> frame_places(std::size_t players) {
  std::vector<table::FramePlace> places;
  const auto seen_from_above = [](const glm::vec3& place) { return glm::vec2(place.x, place.z); };
  for (const auto deck : {trilogy::Deck::kTerritory, trilogy::Deck::kAdventure}) {
    const std::uint8_t d = trilogy::byte_of(deck);
    const glm::vec2 half = kCardSize / 2.0F + 0.3F;
    places.push_back(around(seen_from_above(deck_place(deck)), half, thing(FramePart::kDeck, d)));
    places.push_back(
        around(seen_from_above(discard_place(deck)), half, thing(FramePart::kDiscards, d)));
  }
  const glm::vec2 row_half{kTableHalf, kRowHeight / 2};
  for (std::size_t row = 0; row < trilogy::kRegionCount; ++row) {
    places.push_back(around(region_row(row), row_half,
                            thing(FramePart::kRegion, static_cast<std::uint8_t>(row))));
  }
  for (std::size_t row = 0; row < kSetKinds; ++row) {
    places.push_back(around(set_row(row), row_half, thing(FramePart::kSets)));
  }
  for (std::size_t step = 0; step < kTurnSteps; ++step) {
    places.push_back(around(step_field(step), kStepHalf,
                            thing(FramePart::kStep, static_cast<std::uint8_t>(step))));
  }
  const glm::vec2 tray = battleground_half();
  places.push_back({.from = kBattleground - tray, .to = kBattleground + tray, .holds_dice = true});
  for (std::size_t number = 0; number < players; ++number) {
    places.push_back(around(seen_from_above(score_place(number)), glm::vec2(kScoreStep / 2),
                            thing(FramePart::kScore, static_cast<std::uint8_t>(number))));
  }
  return places;
}

std::vector<glm::vec2> home_places(const table::Layout& layout) {
  std::vector<glm::vec2> places;
  for (const table::RegionLayout& region : layout.regions) {
    for (const glm::vec2 place : {region.settlement, region.armies[0]}) {
      places.push_back(place - kRoom);
      places.push_back(place + kRoom);
    }
  }
  for (const table::FramePlace& thing : frame_places(0)) {
    places.push_back(thing.from - kEdge);
    places.push_back(thing.to + kEdge);
    places.push_back(glm::vec2(thing.from.x, thing.to.y) + glm::vec2(-kEdge, kEdge));
  }
  return places;
}

}  // namespace trilogy_table
