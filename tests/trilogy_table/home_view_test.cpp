// The first view: the land, every army with its seal, and the sideboard beside the panels.

#include "game/table/home_view.h"

#include <algorithm>
#include <glm/common.hpp>
#include <iostream>

#include <gtest/gtest.h>

#include "game/screens/controls/context.h"
#include "game/screens/screens.h"
#include "game/table/motion/stage.h"
#include "game/table/motion/tray_place.h"
#include "game/table/names/map_names.h"
#include "game/table/seals/badges.h"
#include "game/table/seals/seal_places.h"
#include "game/trilogy/screens/game_screens.h"
#include "game/trilogy/table/frame/frame.h"
#include "game/trilogy/table/mirror.h"
#include "rules/trilogy/view/view.h"
#include "tests/harness/bare_interface.h"
#include "tests/table/letter_boxes.h"
#include "tests/trilogy_table/world.h"

namespace trilogy_table {
namespace {

using namespace trilogy_table_test;

constexpr glm::vec2 kScreen{1280, 720};

/// An interface without a window, and a game well on its way between four.
class TrilogyHomeView : public testing::Test {
 protected:
  TrilogyHomeView() : state_(played(*rules_for(4), 4, 700)), stage_(world(*rules_for(4))) {
    ImGui::GetIO().DisplaySize = {kScreen.x, kScreen.y};
    ImGui::NewFrame();
    stage_.reset(mirror(world(*rules_for(4)), trilogy::view(*rules_for(4), state_, core::kAll)));
    const screens::Margins margins =
        screens::margins(theme_, kScreen, {}, trilogy_screens::game_screens());
    camera_.set_margins(margins.left_top, margins.right_bottom);
    table::look_home(camera_, game_table()->home_places(layout()),
                     {margins.left_top, kScreen - margins.right_bottom}, game_table()->home_tilt());
    camera_.settle();
  }
  ~TrilogyHomeView() override { ImGui::EndFrame(); }

  static bool is_land(glm::vec2 place) {
    constexpr float kShore = 0.3F;
    const engine::HeightField& ground = board().ground;
    const float sea = ground.height_at({14, 62});
    const bool is_on_board =
        place.x > 0 && place.y > 0 && place.x < layout().size.x && place.y < layout().size.y;
    return board().regions.at(place) != table::kNoRegion ||
           (is_on_board && ground.height_at(place) > sea + kShore);
  }

  std::vector<table::ShownBadge> seals(const engine::CameraView& camera) {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    list._ResetForNewFrame();
    list.PushClipRectFullScreen();
    list.PushTextureID(ImGui::GetIO().Fonts->TexID);
    const auto places =
        places_.update(stage_, theme_, {.goal = camera, .clear = {{0, 0}, kScreen}});
    return table::draw_badges(list, theme_, camera, stage_, places);
  }

  harness::BareInterface interface_;
  const engine::Theme& theme_ = interface_.theme();
  engine::TableCamera camera_{layout().size, kScreen};
  trilogy::State state_;
  table::Stage stage_;
  table::SealGround ground_{layout(), board()};
  table::SealPlaces places_{ground_};
};

/// Of the pixels of the window, panels and bars included. Ranges are land that nobody has: they
/// rise out of the sea.
TEST_F(TrilogyHomeView, IsMoreLandThanAnythingElse) {
  constexpr int kStep = 8;
  int pixels = 0;
  int land = 0;
  for (int y = kStep / 2; y < static_cast<int>(kScreen.y); y += kStep) {
    for (int x = kStep / 2; x < static_cast<int>(kScreen.x); x += kStep) {
      const auto place = engine::board_point(camera_.view(), glm::vec2(x, y));
      ++pixels;
      if (place && is_land(*place)) ++land;
    }
  }
  const float share = static_cast<float>(land) / static_cast<float>(pixels);
  RecordProperty("land", std::to_string(share));
  EXPECT_GT(share, 0.5F);
}

/// Large enough for a finger's eye, and none behind another.
TEST_F(TrilogyHomeView, EveryArmysSealIsReadAndStandsAlone) {
  const std::vector<table::ShownBadge> drawn = seals(camera_.view());
  table::RegionSet armies;
  for (const table::ShownBadge& seal : drawn) {
    if (seal.region == table::kNoRegion) continue;
    armies.insert(seal.region);
    const glm::vec2 size = seal.part.to - seal.part.from;
    EXPECT_GE(size.x, 30);
    EXPECT_GE(size.y, 30);
    for (const table::ShownBadge& other : drawn) {
      if (&other == &seal) continue;
      const glm::vec2 covered =
          glm::min(seal.part.to, other.part.to) - glm::max(seal.part.from, other.part.from);
      EXPECT_FALSE(covered.x > 1 && covered.y > 1) << layout_of(layout(), in_rules(seal.region)).id;
    }
  }
  for (std::size_t i = 0; i < trilogy::kTerritoryCount; ++i) {
    EXPECT_TRUE(armies.contains(static_cast<table::RegionId>(i))) << layout().regions[i].id;
  }
}

/// The points of four players, with nothing of one over another's.
TEST_F(TrilogyHomeView, ThePointsOfEveryPlayerAreSeen) {
  const auto drawn = seals(camera_.view());
  EXPECT_EQ(
      std::count_if(drawn.begin(), drawn.end(),
                    [](const table::ShownBadge& seal) { return seal.region == table::kNoRegion; }),
      4);
}

TEST_F(TrilogyHomeView, TheSideboardIsOnTheScreenAndOnTheWater) {
  const table::Frame frame = game_table()->frame(layout());
  ASSERT_FALSE(frame.places.empty());
  for (const table::FramePlace& place : frame.places) {
    for (const glm::vec2 corner : {place.from, place.to, {place.from.x, place.to.y}}) {
      EXPECT_EQ(board().regions.at(corner), table::kNoRegion) << corner.x << ", " << corner.y;
      const auto seen =
          engine::screen_point(camera_.view(), {corner.x, table::kFrameTop, corner.y});
      ASSERT_TRUE(seen);
      EXPECT_TRUE(seen->x >= 0 && seen->y >= 0 && seen->x <= kScreen.x && seen->y <= kScreen.y)
          << corner.x << ", " << corner.y;
    }
  }
}

/// Dice hide no land while the whole board is seen, panels beside it or not.
TEST_F(TrilogyHomeView, DiceAreThrownOnTheBattlegroundWhileItIsInView) {
  const table::Surroundings board_and_land{layout(), board().ground};
  const table::TrayPlace home = table::dice_tray_home(layout());
  const engine::CameraView whole = camera_.view();
  const engine::ScreenPart beside_the_battle{{330, 60}, kScreen - glm::vec2(0, 80)};
  EXPECT_EQ(table::place_tray(board_and_land, {.camera = whole, .clear = beside_the_battle}), home);
  for (const float x : {-1.0F, 1.0F}) {
    for (const float z : {-1.0F, 1.0F}) {
      const glm::vec2 half = table::dice_tray().size / 2.0F * home.scale;
      EXPECT_FALSE(is_land(glm::vec2(home.position.x, home.position.z) + glm::vec2(x, z) * half));
    }
  }
  const engine::CameraView near =
      engine::view_from({.target = {100, 40}, .distance = 50, .tilt = 0.8F}, kScreen);
  EXPECT_NE(table::place_tray(board_and_land, {.camera = near, .clear = beside_the_battle}), home);
}

/// Leaning in, a territory's name is read beside its army.
TEST_F(TrilogyHomeView, NearBySealsLieBesideTheNames) {
  engine::GlyphAtlas atlas = table_test::open_atlas();
  const std::vector<engine::Label> labels =
      table::map_names(layout(), {board().colour, layout().size});
  int names = 0;
  int covered = 0;
  for (const glm::vec2 target : {glm::vec2(40, 26), glm::vec2(76, 30), glm::vec2(112, 30),
                                 glm::vec2(70, 60), glm::vec2(112, 62), glm::vec2(60, 80)}) {
    const engine::CameraView camera =
        engine::view_from({.target = target, .distance = 55, .tilt = 0.9F}, kScreen);
    const std::vector<table::ShownBadge> drawn = seals(camera);
    for (std::size_t i = layout().labels.size(); i < labels.size(); ++i) {
      if (table_test::opacity_at(labels[i], camera.distance) < 0.25F) continue;
      const auto letters =
          table_test::on_screen(table_test::letter_boxes(labels[i], atlas, board().ground), camera);
      names += letters.empty() ? 0 : 1;
      for (const table::ShownBadge& seal : drawn) {
        const table_test::LetterBox box{{seal.part.from,
                                         glm::vec2(seal.part.to.x, seal.part.from.y), seal.part.to,
                                         glm::vec2(seal.part.from.x, seal.part.to.y)}};
        if (!table_test::overlap(letters, {box})) continue;
        ++covered;
        std::cout << labels[i].text << "\n";
      }
    }
  }
  EXPECT_GT(names, 60);
  EXPECT_EQ(covered, 0);
}

}  // namespace
}  // namespace trilogy_table
