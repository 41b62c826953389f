// The first view of the table: the land, as large as it can be, and what lies around it beside the
// panels, not under them.

#include "game/table/home_view.h"

#include <ostream>

#include <gtest/gtest.h>

#include "game/screens/controls/context.h"
#include "game/screens/screens.h"
#include "game/table/motion/tray_place.h"
#include "game/table/pointing.h"
#include "game/wotr/screens/game_screens.h"
#include "game/wotr/table/frame/frame.h"
#include "game/wotr/table/frame/frame_labels.h"
#include "game/wotr/table/frame/frame_things.h"
#include "game/wotr/table/pieces.h"
#include "rules/wotr/state/ids.h"
#include "world.h"

namespace {

using namespace table_test;
using wotr_table::FramePart;
using wotr_table::thing;

struct Screen {
  glm::vec2 size;
  float scale;
};

std::ostream& operator<<(std::ostream& out, const Screen& screen) {
  return out << screen.size.x << "x" << screen.size.y << " at " << screen.scale;
}

class HomeView : public ::testing::TestWithParam<Screen> {
 protected:
  HomeView() {
    theme_.scale = GetParam().scale;
    const screens::Margins margins =
        screens::margins(theme_, GetParam().size, {}, wotr_screens::game_screens());
    camera_.set_margins(margins.left_top, margins.right_bottom);
    table::look_home(camera_, game_table()->home_places(layout()),
                     {margins.left_top, GetParam().size - margins.right_bottom},
                     game_table()->home_tilt());
    camera_.settle();
  }

  glm::vec2 seen(const glm::vec3& place) const {
    return engine::screen_point(camera_.view(), place).value_or(glm::vec2(-1e6F));
  }
  bool is_on_screen(glm::vec2 point) const {
    return engine::ScreenPart{{0, 0}, GetParam().size}.contains(point);
  }
  /// Of a screen large enough for its letters; on others the prompt lies over the track.
  bool is_roomy() const { return !screens::is_compact(theme_, GetParam().size); }
  bool is_under_panel(glm::vec2 point) const {
    const float edge = screens::gap(theme_);
    const float bottom = GetParam().size.y - screens::prompt_room(theme_, GetParam().size);
    return point.y < screens::bar_height(theme_) - edge || point.y > bottom;
  }
  void expect_clear(const glm::vec3& place, const char* what, int number = 0) const {
    const glm::vec2 point = seen(place);
    EXPECT_TRUE(is_on_screen(point)) << what << number << " at " << point.x << ", " << point.y;
    EXPECT_FALSE(is_roomy() && is_under_panel(point)) << what << number;
  }

  engine::Theme theme_;
  engine::TableCamera camera_{layout().size, GetParam().size};
};

TEST_P(HomeView, ShowsEveryPlaceWhereAnArmyMayStand) {
  for (const table::RegionLayout& region : layout().regions) {
    for (const glm::vec2 place : region.armies) {
      expect_clear({place.x, 0, place.y}, region.id.c_str());
    }
  }
}

/// Of the pixels of the window, panels and bars included.
TEST_P(HomeView, IsMoreLandThanAnythingElse) {
  constexpr int kStep = 8;
  const glm::ivec2 size(GetParam().size);
  int pixels = 0;
  int land = 0;
  for (int y = kStep / 2; y < size.y; y += kStep) {
    for (int x = kStep / 2; x < size.x; x += kStep) {
      const auto place = engine::board_point(camera_.view(), glm::vec2(x, y));
      ++pixels;
      if (place && board().regions.at(*place) != table::kNoRegion) ++land;
    }
  }
  const float share = static_cast<float>(land) / static_cast<float>(pixels);
  RecordProperty("land", std::to_string(share));
  EXPECT_GT(share, is_roomy() ? 0.5F : 0.25F) << share;
}

TEST_P(HomeView, ShowsTheFellowshipTrackAboveThePrompt) {
  for (int space = 0; space < wotr_table::kFellowshipSpaces; ++space) {
    expect_clear(wotr_table::progress_place(space), "progress ", space);
    expect_clear(wotr_table::corruption_place(space), "corruption ", space);
  }
}

/// A title is as much a part of its track as its rungs.
TEST_P(HomeView, CutsNoTitleOfThePoliticalTrack) {
  for (const wotr_table::FramePlate& plate : wotr_table::frame_plates()) {
    if (plate.words != &wotr_table::FrameWords::politics) continue;
    expect_clear({plate.centre.x, table::kFrameTop, plate.centre.y - plate.half.y}, "title");
  }
}

TEST_P(HomeView, ShowsTheRestOfTheFrameBesideThePanels) {
  for (int n = 0; n < wotr::kNationCount; ++n) {
    for (int step = 1; step <= wotr_table::kPoliticalSteps; ++step) {
      expect_clear(wotr_table::political_place(static_cast<wotr::Nation>(n), step), "nation ", n);
    }
  }
  for (const auto side : {wotr::Side::kFree, wotr::Side::kShadow}) {
    for (int die = 0; die < wotr_table::kDiceInTray; ++die) {
      expect_clear(wotr_table::tray_place(side, die), "die ", die);
    }
    expect_clear(wotr_table::deck_place(side, wotr::Deck::kCharacter), "deck");
    expect_clear(wotr_table::discard_place(side, wotr::Deck::kStrategy), "discards");
  }
  expect_clear(wotr_table::hunt_dish_place(), "hunt box");
  expect_clear(wotr_table::hunt_pool_place(), "hunt pool");
  expect_clear(wotr_table::cushion_place(), "rings");
}

/// Whatever lies there says what it is when it is pointed at.
TEST_P(HomeView, EachThingOfTheFrameIsFoundWhereItIsSeen) {
  const table::Stage empty(world());
  const auto expect_part = [&](const glm::vec3& place, const table::FrameThing& wanted) {
    EXPECT_EQ(table::point_at(camera_.view(), seen(place), {board(), frame(), empty}).thing, wanted)
        << int{wanted.part};
  };
  expect_part(wotr_table::progress_place(6), thing(FramePart::kFellowship));
  expect_part(wotr_table::rung_place(2), thing(FramePart::kPolitics));
  expect_part(wotr_table::hunt_dish_place(), thing(FramePart::kHuntBox));
  expect_part(wotr_table::hunt_pool_place(), thing(FramePart::kHuntPool));
  expect_part(wotr_table::cushion_place(), thing(FramePart::kRings));
  for (const auto side : {wotr::Side::kFree, wotr::Side::kShadow}) {
    const std::uint8_t s = wotr::byte_of(side);
    expect_part(wotr_table::tray_place(side, 5) * glm::vec3(1, 0, 1), thing(FramePart::kTray, s));
    for (const auto deck : {wotr::Deck::kCharacter, wotr::Deck::kStrategy}) {
      const std::uint8_t d = wotr::byte_of(deck);
      expect_part(wotr_table::deck_place(side, deck), thing(FramePart::kDeck, s, d));
      expect_part(wotr_table::discard_place(side, deck), thing(FramePart::kDiscards, s, d));
    }
  }
}

/// The hunt is rolled for while its track and its box are looked at.
TEST_P(HomeView, TheDiceTrayLeavesTheTracksAndTheHuntBoxInView) {
  if (!is_roomy()) return;
  table::Stage stage(world());
  stage.reset(wotr_table::mirror(world(), opening().board));
  const screens::Margins margins =
      screens::margins(theme_, GetParam().size, {}, wotr_screens::game_screens());
  const table::TrayPlace tray = table::place_tray(
      world(), {.camera = camera_.view(),
                .clear = {margins.left_top, GetParam().size - margins.right_bottom},
                .standing = stage.actors(),
                .frame = &frame()});
  const glm::vec3 eye(glm::inverse(camera_.view().view)[3]);
  const auto is_seen = [&](const glm::vec3& place) {
    return !table::is_behind_tray(tray, eye, place);
  };
  for (int space = 0; space < wotr_table::kFellowshipSpaces; ++space) {
    EXPECT_TRUE(is_seen(wotr_table::progress_place(space))) << space;
  }
  EXPECT_TRUE(is_seen(wotr_table::hunt_dish_place()));
  EXPECT_TRUE(is_seen(wotr_table::hunt_pool_place()));
}

/// In the view of the whole they are always thrown in the tray that lies there.
TEST_P(HomeView, DiceAreThrownInTheTrayThatLiesThere) {
  if (!is_roomy()) return;
  const screens::Margins margins =
      screens::margins(theme_, GetParam().size, {}, wotr_screens::game_screens());
  const engine::ScreenPart clear{margins.left_top, GetParam().size - margins.right_bottom};
  EXPECT_EQ(table::place_tray(world(), {.camera = camera_.view(), .clear = clear}),
            table::dice_tray_home(layout()));
}

INSTANTIATE_TEST_SUITE_P(Screens, HomeView,
                         ::testing::Values(Screen{{1280, 720}, 1}, Screen{{1600, 900}, 1},
                                           Screen{{1600, 900}, 1.5F}, Screen{{1920, 1080}, 1},
                                           Screen{{1920, 1080}, 1.5F}, Screen{{1920, 1080}, 2},
                                           Screen{{1280, 720}, 1.5F}, Screen{{1280, 720}, 2},
                                           Screen{{1600, 900}, 2}, Screen{{3840, 2160}, 1},
                                           Screen{{3840, 2160}, 1.5F}, Screen{{3840, 2160}, 2},
                                           Screen{{1024, 768}, 1}));

TEST(Pointing, ACounterSaysWhatItBelongsTo) {
  table::Stage stage(world());
  stage.reset(wotr_table::mirror(world(), opening().board));
  engine::TableCamera camera(layout().size, {1280, 720});
  for (const table::Actor& actor : stage.actors()) {
    if (wotr_table::kind_of(actor.piece.model) != wotr_table::PieceKind::kPolitical) continue;
    const glm::vec3 place = actor.piece.pose.position;
    camera.look_at({place.x, place.z}, 40);
    camera.settle();
    const auto screen = engine::screen_point(camera.view(), place);
    ASSERT_TRUE(screen);
    const table::FrameThing wanted = wotr_table::thing(FramePart::kNation, actor.piece.model.a);
    EXPECT_EQ(table::point_at(camera.view(), *screen, {board(), frame(), stage}).thing, wanted);
  }
}

}  // namespace
