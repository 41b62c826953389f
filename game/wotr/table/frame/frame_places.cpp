#include <algorithm>

#include "game/wotr/figures/dice.h"
#include "game/wotr/table/frame/frame.h"
#include "rules/wotr/state/ids.h"

namespace wotr_table {
namespace {

constexpr glm::vec2 kTrackNorthWest{51.0F, 89.6F};  ///< the middle of its first space
constexpr float kCupFromMiddle = 1.42F;
constexpr float kCupBelowMiddle = 1.0F;
constexpr float kLadderEast = 155.3F;
constexpr float kLadderNorth = 10.3F;  // its title is seen below the bar at the screen's edge
constexpr float kRungStep = 10.8F;
constexpr int kCountersInRow = 4;
constexpr glm::vec2 kCounterStep{3.85F, 3.6F};
constexpr float kUnderRungTitle = 1.25F;
constexpr float kDieStep = 2.6F;
constexpr int kHuntDiceInRow = 4;
constexpr std::array<glm::vec2, 2> kTrays{glm::vec2{13.4F, 27.4F}, glm::vec2{152.8F, 75.6F}};
constexpr int kDiceInTrayRow = 3;  // there is little room on either side
constexpr std::array<glm::vec2, 2> kDecks{glm::vec2{13.0F, 6.0F}, glm::vec2{155.3F, 53.6F}};
constexpr float kBesideDeck = 3.0F;
constexpr float kBelowDeck = 7.9F;
constexpr float kSeaLevel = 0.66F;
constexpr glm::vec2 kHuntDish{27.4F, 49.5F};
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
constexpr glm::vec2 kHuntPool{40.1F, 54.2F};
constexpr glm::vec2 kCushion{24.9F, 6.8F};
constexpr float kPegStep = 2.75F;

std::size_t index_of(wotr::Side side) { return static_cast<std::size_t>(wotr::index(side)); }

glm::vec3 on_frame(glm::vec2 place) { return {place.x, kFrameTop, place.y}; }

glm::vec3 lying_die(glm::vec2 place) {
  return {place.x, kTrayFloor + figures::kDieEdge * kDieScale / 2, place.y};
}

/// Rows around a middle column; the first row is `first` from the centre.
glm::vec2 in_rows(glm::vec2 centre, int number, int in_row, float first) {
  const float middle = static_cast<float>(in_row - 1) / 2;
  const float column = static_cast<float>(number % in_row) - middle;
  const int row = number / in_row;
  return centre + glm::vec2(column * kDieStep, first + static_cast<float>(row) * kDieStep);
}

glm::vec2 card_place(wotr::Side side, wotr::Deck deck) {
  const float aside = deck == wotr::Deck::kCharacter ? -kBesideDeck : kBesideDeck;
  return kDecks[index_of(side)] + glm::vec2(aside, 0);
}

}  // namespace

glm::vec2 fellowship_space(int space) {
  const glm::ivec2 cell{space % kSpacesInRow, space / kSpacesInRow};
  return kTrackNorthWest + glm::vec2(cell) * kFellowshipSpace;
}

glm::vec3 progress_place(int space) {
  return on_frame(fellowship_space(space) + glm::vec2(-kCupFromMiddle, kCupBelowMiddle));
}

glm::vec3 corruption_place(int space) {
  return on_frame(fellowship_space(space) + glm::vec2(kCupFromMiddle, kCupBelowMiddle));
}

glm::vec3 rung_place(int step) {
  return on_frame({kLadderEast, kLadderNorth + static_cast<float>(step - 1) * kRungStep});
}

glm::vec3 political_place(wotr::Nation nation, int step) {
  const int number = wotr::index(nation);
  const glm::ivec2 cell{number % kCountersInRow, number / kCountersInRow};
  const glm::vec2 aside = (glm::vec2(cell) - glm::vec2(1.5F, 0.5F)) * kCounterStep;
  return rung_place(step) + glm::vec3(aside.x, 0, kUnderRungTitle + aside.y);
}

glm::vec3 tray_place(wotr::Side side, int number) {
  constexpr float kRows = static_cast<float>(kDiceInTray) / static_cast<float>(kDiceInTrayRow);
  const float first = -kDieStep * (kRows - 1) / 2;
  return lying_die(in_rows(kTrays[index_of(side)], number, kDiceInTrayRow, first));
}

glm::vec3 hunt_box_place(wotr::Side side, int number) {
  if (side == wotr::Side::kFree) return lying_die(in_rows(kHuntDish, number, kHuntDiceInRow, 9.4F));
  const auto place = static_cast<std::size_t>(number) % kInTheEye.size();
  return lying_die(kHuntDish + kInTheEye[place] * kDieStep);
}

glm::vec3 hunt_dish_place() { return on_frame(kHuntDish); }

glm::vec3 hunt_pool_place() { return on_frame(kHuntPool); }

glm::vec3 hunt_tile_place() { return {41.5F, kSeaLevel, 65.6F}; }

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
      side == wotr::Side::kFree ? 142.0F - kPegStep * (4 - hole) : 4.0F + kPegStep * hole;
  return {x, kFrameTop, -2.9F};
}

}  // namespace wotr_table
