#include "engine/platform/windows/screen_size.h"

#include <array>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "tests/harness/own_folder.h"

namespace engine {
namespace {

using Edid = std::array<std::uint8_t, 128>;

struct Said {
  glm::ivec2 pixels{1920, 1080};
  glm::ivec2 millimetres{597, 336};
  glm::ivec2 centimetres{60, 34};
};

Edid edid_of(const Said& said) {
  Edid edid{0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0};
  const auto byte = [](int value) { return static_cast<std::uint8_t>(value & 0xFF); };
  edid[21] = byte(said.centimetres.x);
  edid[22] = byte(said.centimetres.y);
  edid[54] = 1;  // a pixel clock
  edid[56] = byte(said.pixels.x);
  edid[58] = byte(said.pixels.x >> 8 << 4);
  edid[59] = byte(said.pixels.y);
  edid[61] = byte(said.pixels.y >> 8 << 4);
  edid[66] = byte(said.millimetres.x);
  edid[67] = byte(said.millimetres.y);
  edid[68] = byte((said.millimetres.x >> 8 << 4) | said.millimetres.y >> 8);
  unsigned sum = 0;
  for (const std::uint8_t one : edid) sum += one;
  edid[127] = byte(static_cast<int>(256 - sum % 256));
  return edid;
}

TEST(ScreenSize, AnEdidTellsPixelsAndMillimetres) {
  const auto monitor = read_edid(edid_of({}));
  ASSERT_TRUE(monitor);
  EXPECT_EQ(*monitor, (Monitor{{1920, 1080}, {597, 336}}));
}

TEST(ScreenSize, WhereTheMillimetresAreNoneTheCentimetresHold) {
  for (const glm::ivec2 nonsense : {glm::ivec2(0, 0), glm::ivec2(16, 9), glm::ivec2(600, 100)}) {
    const auto monitor = read_edid(edid_of({.millimetres = nonsense}));
    ASSERT_TRUE(monitor);
    EXPECT_EQ(monitor->millimetres, glm::vec2(600, 340));
  }
  EXPECT_FALSE(read_edid(edid_of({.millimetres = {0, 0}, .centimetres = {16, 0}})));
}

TEST(ScreenSize, ADamagedEdidTellsNothing) {
  Edid edid = edid_of({});
  EXPECT_FALSE(read_edid(std::span(edid).first(60)));
  edid[30] ^= 1;
  EXPECT_FALSE(read_edid(edid));
  edid = edid_of({});
  edid[54] = 0;
  edid[127] = static_cast<std::uint8_t>(edid[127] + 1);
  EXPECT_FALSE(read_edid(edid)) << "a name stands where the resolution should";
}

TEST(ScreenSize, TheMonitorWithTheScreensResolutionCounts) {
  const Monitor table{{3840, 2160}, {1210, 680}};
  const Monitor laptop{{1920, 1080}, {310, 174}};
  ScreenFacts facts{.pixels = {3840, 2160}, .monitors = {laptop, table}};
  EXPECT_NEAR(points_per_millimetre(facts), 3.17F, 0.01F);
  facts.pixels_per_point = 2;
  EXPECT_NEAR(points_per_millimetre(facts), 1.587F, 0.01F);
  facts.pixels = {2160, 3840};
  EXPECT_NEAR(points_per_millimetre(facts), 1.587F, 0.01F) << "turned upright";
}

TEST(ScreenSize, WhereMonitorsDisagreeTheDesktopIsAsked) {
  const Monitor small{{1920, 1080}, {310, 174}};
  const Monitor large{{1920, 1080}, {1210, 680}};
  ScreenFacts facts{
      .pixels = {1920, 1080}, .monitors = {small, large}, .dots_per_inch = {127, 127}};
  EXPECT_NEAR(points_per_millimetre(facts), 5, 0.01F);
  facts.dots_per_inch = {0, 0};
  EXPECT_NEAR(points_per_millimetre(facts), 96 / 25.4F, 0.01F) << "a plain screen";
  facts.dots_per_inch = {100, 300};
  EXPECT_NEAR(points_per_millimetre(facts), 96 / 25.4F, 0.01F) << "no screen is like that";
  facts.pixels_per_point = 2;
  EXPECT_NEAR(points_per_millimetre(facts), 96 / 25.4F, 0.01F) << "a plain one of finer pixels";
}

TEST(ScreenSize, ARulerIsRight) {
  ScreenFacts facts{
      .pixels = {1920, 1080}, .monitors = {{{1920, 1080}, {310, 174}}}, .ruler = 2.5F};
  EXPECT_EQ(points_per_millimetre(facts), 2.5F);
  facts.ruler = 1000;
  EXPECT_NEAR(points_per_millimetre(facts), 6.19F, 0.01F) << "unless it cannot be";
}

TEST(ScreenSize, WhatIsPluggedInIsFound) {
  const harness::OwnFolder folder;
  const std::filesystem::path root = folder.path();
  for (const char* name : {"card0-HDMI-A-1", "card0-DP-1", "card0-DP-2", "version"}) {
    std::filesystem::create_directories(root / name);
  }
  const Edid edid = edid_of({});
  std::ofstream(root / "card0-HDMI-A-1" / "edid", std::ios::binary)
      .write(reinterpret_cast<const char*>(edid.data()), edid.size());
  std::ofstream(root / "card0-DP-1" / "edid");
  EXPECT_EQ(monitors_in(root.string()), (std::vector{Monitor{{1920, 1080}, {597, 336}}}));
  EXPECT_TRUE(monitors_in((root / "nowhere").string()).empty());
}

}  // namespace
}  // namespace engine
