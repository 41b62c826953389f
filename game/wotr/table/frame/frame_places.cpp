#include <algorithm>

#include "game/wotr/figures/dice.h"
#include "game/wotr/table/frame/frame.h"

namespace wotr_table {
namespace {

constexpr float kTrackWest = 15.9F;
constexpr float kTrackStep = 9.4F;
constexpr float kTrackMiddle = 104.6F;
constexpr float kCupFromNumeral = 3.0F;
constexpr float kLadderEast = 152.9F;
constexpr float kLadderNorth = 12.2F;
constexpr float kRungStep = 13.6F;
constexpr glm::vec2 kCounterStep{4.05F, 3.36F};
constexpr float kUnderRungTitle = 1.4F;
constexpr float kDieStep = 2.85F;
constexpr int kDiceInRow = 4;
constexpr std::array<glm::vec2, 2> kTrays{glm::vec2{-7.9F, 40.0F}, glm::vec2{152.9F, 87.6F}};
constexpr std::array<glm::vec2, 2> kDecks{glm::vec2{-7.9F, 19.4F}, glm::vec2{152.9F, 66.8F}};
constexpr float kBesideDeck = 3.0F;
constexpr float kBelowDeck = 7.9F;
constexpr float kSeaLevel = 0.66F;
constexpr glm::vec2 kHuntDish{-7.9F, 60.2F};
/// In die steps from its middle: the eye is widest there.
constexpr std::array<glm::vec2, 12> kInTheEye{{{-0.5F, 0},
                                               {0.5F, 0},
                                               {-1.5F, 0},
                                               {1.5F, 0},
                                               {0, -1},
                                               {0, 1},
                                               {-1, -1},
                                               {1, -1},
                                               {-1, 1},
                                               {1, 1},
                                               {0, -1.9F},
                                               {0, 1.9F}}};
constexpr glm::vec2 kHuntPool{-7.9F, 83.4F};
constexpr glm::vec2 kCushion{-7.9F, 8.8F};
constexpr float kPegStep = 2.75F;

std::size_t index_of(wotr::Side side) { return static_cast<std::size_t>(wotr::index(side)); }

glm::vec3 on_frame(glm::vec2 place) { return {place.x, kFrameTop, place.y}; }

glm::vec3 lying_die(glm::vec2 place) {
  return {place.x, kTrayFloor + figures::kDieEdge * kDieScale / 2, place.y};
}

/// Rows of four around a middle column; the first row is `first` from the centre.
glm::vec2 in_rows(glm::vec2 centre, int number, float first) {
  const auto column = static_cast<float>(number % kDiceInRow) - 1.5F;
  const int row = number / kDiceInRow;
  return centre + glm::vec2(column * kDieStep, first + static_cast<float>(row) * kDieStep);
}

glm::vec2 card_place(wotr::Side side, wotr::Deck deck) {
  const float aside = deck == wotr::Deck::kCharacter ? -kBesideDeck : kBesideDeck;
  return kDecks[index_of(side)] + glm::vec2(aside, 0);
}

}  // namespace

glm::vec3 progress_place(int space) {
  return on_frame(
      {kTrackWest + kTrackStep * static_cast<float>(space) - kCupFromNumeral, kTrackMiddle});
}

glm::vec3 corruption_place(int space) {
  return on_frame(
      {kTrackWest + kTrackStep * static_cast<float>(space) + kCupFromNumeral, kTrackMiddle});
}

glm::vec3 rung_place(int step) {
  return on_frame({kLadderEast, kLadderNorth + static_cast<float>(step - 1) * kRungStep});
}

glm::vec3 political_place(wotr::Nation nation, int step) {
  const int number = wotr::index(nation);
  const auto column = static_cast<float>(number % 3 - 1);
  const int row = number / 3 - 1;
  return rung_place(step) + glm::vec3(column * kCounterStep.x, 0,
                                      kUnderRungTitle + static_cast<float>(row) * kCounterStep.y);
}

glm::vec3 tray_place(wotr::Side side, int number) {
  return lying_die(in_rows(kTrays[index_of(side)], number, -kDieStep));
}

glm::vec3 hunt_box_place(wotr::Side side, int number) {
  if (side == wotr::Side::kFree) return lying_die(in_rows(kHuntDish, number, 9.4F));
  const auto place = static_cast<std::size_t>(number) % kInTheEye.size();
  return lying_die(kHuntDish + kInTheEye[place] * kDieStep);
}

glm::vec3 hunt_dish_place() { return on_frame(kHuntDish); }

glm::vec3 hunt_pool_place() { return on_frame(kHuntPool); }

glm::vec3 hunt_tile_place() { return {71.0F, kSeaLevel, 94.0F}; }

glm::vec3 cushion_place() { return on_frame(kCushion); }

glm::vec3 ring_place(wotr::Side side, int number) {
  const float row = side == wotr::Side::kFree ? -1.0F : 1.6F;
  return on_frame(kCushion + glm::vec2(static_cast<float>(number - 1) * 3.3F, row)) +
         glm::vec3(0, 0.72F, 0);
}

glm::vec3 deck_place(wotr::Side side, wotr::Deck deck) { return on_frame(card_place(side, deck)); }

glm::vec3 discard_place(wotr::Side side, wotr::Deck deck) {
  return on_frame(card_place(side, deck) + glm::vec2(0, kBelowDeck));
}

glm::vec3 peg_place(wotr::Side side, int points) {
  const int last = kPegHoles[index_of(side)] - 1;
  const auto hole = static_cast<float>(std::clamp(points, 0, last));
  const float x =
      side == wotr::Side::kFree ? 156.2F - kPegStep * (4 - hole) : -7.4F + kPegStep * hole;
  return {x, kFrameTop, -2.9F};
}

}  // namespace wotr_table
