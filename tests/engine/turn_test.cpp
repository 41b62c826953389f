// An interface at each edge of the window: upright for who sits there.

#include "engine/ui/turn.h"

#include <gtest/gtest.h>

namespace engine {
namespace {

constexpr glm::vec2 kWindow{1280, 720};

TEST(Turn, WhatIsThereIsFoundThere) {
  for (int i = 0; i < kEdges; ++i) {
    const auto edge = static_cast<Edge>(i);
    for (const glm::vec2 place : {glm::vec2(0, 0), glm::vec2(300, 40), kWindow}) {
      EXPECT_EQ(place_in_window(edge, place_from(edge, place, kWindow), kWindow), place) << i;
    }
  }
}

TEST(Turn, WhatIsNearestToAPersonLiesAtTheirEdge) {
  const auto near_edge = [](Edge edge) {
    const glm::vec2 size = size_from(edge, kWindow);
    return place_in_window(edge, {size.x / 2, size.y}, kWindow);
  };
  EXPECT_EQ(near_edge(Edge::kSouth), glm::vec2(640, 720));
  EXPECT_EQ(near_edge(Edge::kWest), glm::vec2(0, 360));
  EXPECT_EQ(near_edge(Edge::kNorth), glm::vec2(640, 0));
  EXPECT_EQ(near_edge(Edge::kEast), glm::vec2(1280, 360));
}

/// Whoever sits around the corner begins where the other ends.
TEST(Turn, WhatIsLeftToOthersLiesBesideWhatIsOnesOwn) {
  const EdgePart west{Edge::kWest, 60};
  EXPECT_EQ(size_from(west, kWindow), glm::vec2(600, 1280));
  EXPECT_EQ(place_in_window(west, {0, 1280}, kWindow), glm::vec2(0, 60));
  EXPECT_EQ(place_in_window(west, {600, 1280}, kWindow), glm::vec2(0, 660));
  EXPECT_EQ(place_from(west, {0, 60}, kWindow), glm::vec2(0, 1280));
}

TEST(Turn, AStepToTheRightIsOneToThatPersonsRight) {
  Input input;
  input.window_size = glm::ivec2(kWindow);
  Pointer finger;
  finger.moved = {0, 10};  // down the window
  input.pointers.push_back(finger);
  EXPECT_EQ(input_from(Edge::kWest, input).pointers[0].moved, glm::vec2(10, 0));
  EXPECT_EQ(input_from(Edge::kNorth, input).pointers[0].moved, glm::vec2(0, -10));
  EXPECT_EQ(input_from(Edge::kEast, input).pointers[0].moved, glm::vec2(-10, 0));
}

}  // namespace
}  // namespace engine
