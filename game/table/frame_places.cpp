#include <algorithm>

#include "game/table/frame.h"
#include "game/table/miniatures/dice.h"

namespace table {
namespace {

constexpr float kTrackWest = 26;
constexpr float kTrackStep = 7.75F;
constexpr float kTrackSouth = 104.4F;
constexpr float kLadderEast = 152.4F;
constexpr float kLadderNorth = 8.6F;
constexpr float kRungStep = 13.2F;
constexpr float kCounterStep = 3.7F;
constexpr float kDieStep = 2.75F;
constexpr std::array<glm::vec2, 2> kTrayWest{glm::vec2{24.0F, 110.4F}, glm::vec2{93.0F, 110.4F}};
constexpr float kSeaLevel = 0.66F;
constexpr glm::vec2 kHuntDish{-7.3F, 46};
constexpr glm::vec2 kCushion{-7.3F, 64.6F};

int index_of(wotr::Side side) { return wotr::index(side); }

glm::vec3 lying_die(glm::vec2 place) {
  return {place.x, kTrayFloor + kDieEdge * kDieScale / 2, place.y};
}

}  // namespace

glm::vec3 progress_place(int space) {
  return {kTrackWest + kTrackStep * static_cast<float>(space) - 1.35F, kFrameTop, kTrackSouth};
}

glm::vec3 corruption_place(int space) {
  return {kTrackWest + kTrackStep * static_cast<float>(space) + 1.35F, kFrameTop, kTrackSouth};
}

glm::vec3 political_place(wotr::Nation nation, int step) {
  const int number = wotr::index(nation);
  const auto column = static_cast<float>(number % 3 - 1);
  const auto row = static_cast<float>(number / 3 - 1);
  return {kLadderEast + column * kCounterStep, kFrameTop,
          kLadderNorth + static_cast<float>(step - 1) * kRungStep + row * kCounterStep};
}

glm::vec3 tray_place(wotr::Side side, int number) {
  const glm::vec2 west = kTrayWest[static_cast<std::size_t>(side)];
  return lying_die(west + glm::vec2(static_cast<float>(number) * kDieStep, 0));
}

glm::vec3 hunt_box_place(wotr::Side side, int number) {
  const auto column = static_cast<float>(number % 3 - 1);
  const auto row = static_cast<float>(number / 3);
  const float first = side == wotr::Side::kShadow ? -1.6F : 3.4F;
  return lying_die(kHuntDish + glm::vec2(column * 2.7F, first + row * 2.5F));
}

glm::vec3 hunt_dish_place() { return {kHuntDish.x, kFrameTop, kHuntDish.y}; }

glm::vec3 hunt_tile_place() { return {71.0F, kSeaLevel, 94.0F}; }

glm::vec3 ring_place(wotr::Side side, int number) {
  const float row = side == wotr::Side::kFree ? -1.1F : 1.3F;
  return {kCushion.x + static_cast<float>(number - 1) * 2.9F, kFrameTop + 0.55F, kCushion.y + row};
}

glm::vec3 deck_place(wotr::Side side, wotr::Deck deck) {
  return {deck == wotr::Deck::kCharacter ? -10.4F : -4.3F, kFrameTop,
          77.0F + 9.5F * static_cast<float>(index_of(side))};
}

glm::vec3 peg_place(wotr::Side side, int points) {
  const int last = kPegHoles[static_cast<std::size_t>(side)] - 1;
  const auto hole = static_cast<float>(std::clamp(points, 0, last));
  const float x = side == wotr::Side::kFree ? 138.0F - 3.4F * (4 - hole) : 6.0F + 3.4F * hole;
  return {x, kFrameTop, -2.6F};
}

}  // namespace table
