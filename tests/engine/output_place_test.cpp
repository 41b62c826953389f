// Where windows for others open: never over the game, where there is any room beside it.

#include "engine/platform/windows/output_place.h"

#include <array>
#include <glm/common.hpp>

#include <gtest/gtest.h>

namespace engine {
namespace {

constexpr glm::ivec2 kOutput{1280, 720};

bool lies_over(const DesktopPart& first, glm::ivec2 place) {
  const glm::ivec2 shared =
      glm::min(first.from + first.size, place + kOutput) - glm::max(first.from, place);
  return shared.x > 0 && shared.y > 0;
}

TEST(OutputPlace, IsOnTheOtherScreenWhereThereIsOne) {
  const std::array screens{DesktopPart{{0, 0}, {1920, 1080}}, DesktopPart{{1920, 0}, {1920, 1080}}};
  EXPECT_EQ(place_of_output({{100, 100}, {1280, 720}}, kOutput, screens, 0), glm::ivec2(1920, 0));
  EXPECT_EQ(place_of_output({{2000, 100}, {1280, 720}}, kOutput, screens, 0), glm::ivec2(0, 0));
}

TEST(OutputPlace, IsBesideTheGameWhereTheScreenIsLarge) {
  const std::array screens{DesktopPart{{0, 0}, {3840, 2160}}};
  for (const glm::ivec2 from : {glm::ivec2(0, 0), glm::ivec2(1280, 720), glm::ivec2(2560, 1440)}) {
    const DesktopPart first{from, {1280, 720}};
    EXPECT_FALSE(lies_over(first, place_of_output(first, kOutput, screens, 0)))
        << from.x << ", " << from.y;
  }
}

/// On a screen that the game fills it lies behind, and each has its title in sight.
TEST(OutputPlace, IsAStepAsideWhereThereIsNoRoom) {
  const std::array screens{DesktopPart{{0, 0}, {1366, 768}}};
  const DesktopPart first{{20, 20}, {1280, 720}};
  const glm::ivec2 one = place_of_output(first, kOutput, screens, 0);
  const glm::ivec2 other = place_of_output(first, kOutput, screens, 1);
  EXPECT_NE(one, other);
  EXPECT_TRUE(one.x >= 0 && one.y >= 0 && other.x < 1366 && other.y < 768);
}

}  // namespace
}  // namespace engine
