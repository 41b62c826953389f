// The seals of a garrison and of its besiegers are both read.

#include "game/table/badge_boxes.h"

#include <gtest/gtest.h>

namespace {

using table::BadgeBox;

constexpr float kGap = 2;

BadgeBox seal_at(glm::vec2 middle) { return {middle - 11.0F, middle + glm::vec2(60, 11)}; }

bool overlap(const BadgeBox& a, const BadgeBox& b) {
  return a.from.x < b.to.x && b.from.x < a.to.x && a.from.y < b.to.y && b.from.y < a.to.y;
}

std::vector<BadgeBox> moved(std::vector<BadgeBox> boxes) {
  const std::vector<float> lower = table::parted(boxes, kGap);
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    boxes[i].from.y += lower[i];
    boxes[i].to.y += lower[i];
  }
  return boxes;
}

TEST(BadgeBoxes, ThoseThatAreApartStayWhereTheyAre) {
  const std::vector<BadgeBox> boxes{seal_at({100, 100}), seal_at({100, 130}), seal_at({200, 100})};
  EXPECT_EQ(table::parted(boxes, kGap), std::vector<float>(3, 0.0F));
}

TEST(BadgeBoxes, TheLowerOfTwoIsDrawnLowerYet) {
  const std::vector<BadgeBox> boxes{seal_at({110, 105}), seal_at({100, 100})};
  const std::vector<float> lower = table::parted(boxes, kGap);
  EXPECT_EQ(lower[1], 0);
  EXPECT_FLOAT_EQ(lower[0], 22 + kGap - 5);
}

TEST(BadgeBoxes, AThrongIsPartedWithoutOverlaps) {
  std::vector<BadgeBox> boxes;
  for (int i = 0; i < 40; ++i) boxes.push_back(seal_at({i * 37 % 200, i * 53 % 150}));
  const std::vector<BadgeBox> apart = moved(boxes);
  for (std::size_t i = 0; i < apart.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) EXPECT_FALSE(overlap(apart[i], apart[k])) << i << " " << k;
  }
}

}  // namespace
