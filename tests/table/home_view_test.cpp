// The first view of the table: the whole map, and its tracks beside the panels, not under them.

#include "game/table/home_view.h"

#include <ostream>

#include <gtest/gtest.h>

#include "game/screens/sheet.h"
#include "game/table/pointing.h"
#include "game/wotr/screens/panels.h"
#include "game/wotr/table/frame/frame.h"
#include "game/wotr/table/frame/frame_things.h"
#include "game/wotr/table/pieces.h"
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
        screens::margins(theme_, GetParam().size, {}, wotr_screens::Panels());
    camera_.set_margins(margins.left_top, margins.right_bottom);
    table::look_home(camera_, game_table()->home_extent(layout()), GetParam().size,
                     {margins.left_top, margins.right_bottom});
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
    const float tab = screens::tab_width(theme_) + edge;
    const float top = screens::bar_height(theme_) + edge;
    const bool beside = point.x < tab || point.x > GetParam().size.x - tab;
    const bool in_tab = beside && point.y > top && point.y < top + 150 * theme_.scale;
    return in_tab || point.y > GetParam().size.y - screens::prompt_room(theme_, GetParam().size);
  }
  void expect_clear(const glm::vec3& place, const char* what, int number = 0) const {
    const glm::vec2 point = seen(place);
    EXPECT_TRUE(is_on_screen(point)) << what << number << " at " << point.x << ", " << point.y;
    EXPECT_FALSE(is_roomy() && is_under_panel(point)) << what << number;
  }

  engine::Theme theme_;
  engine::TableCamera camera_{layout().size, GetParam().size};
};

TEST_P(HomeView, ShowsTheWholeMapAsLargeAsItCan) {
  const glm::vec2 size = layout().size;
  for (const glm::vec3& corner : {glm::vec3(0), glm::vec3(size.x, 0, 0), glm::vec3(0, 0, size.y),
                                  glm::vec3(size.x, 0, size.y)}) {
    expect_clear(corner, "corner ");
  }
  const float high = seen({size.x / 2, 0, size.y}).y - seen({size.x / 2, 0, 0}).y;
  EXPECT_GT(high, (is_roomy() ? 0.72F : 0.55F) * GetParam().size.y);
}

TEST_P(HomeView, ShowsTheFellowshipTrackAboveThePrompt) {
  for (int space = 0; space < wotr_table::kFellowshipSpaces; ++space) {
    expect_clear(wotr_table::progress_place(space), "progress ", space);
    expect_clear(wotr_table::corruption_place(space), "corruption ", space);
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
    for (const int points : {0, wotr_table::kPegHoles[static_cast<std::size_t>(side)] - 1}) {
      expect_clear(wotr_table::peg_place(side, points), "points ", points);
    }
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
    expect_part(wotr_table::peg_place(side, 2), thing(FramePart::kVictory, s));
    for (const auto deck : {wotr::Deck::kCharacter, wotr::Deck::kStrategy}) {
      const std::uint8_t d = wotr::byte_of(deck);
      expect_part(wotr_table::deck_place(side, deck), thing(FramePart::kDeck, s, d));
      expect_part(wotr_table::discard_place(side, deck), thing(FramePart::kDiscards, s, d));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Screens, HomeView,
                         ::testing::Values(Screen{{1280, 720}, 1}, Screen{{1600, 900}, 1},
                                           Screen{{1600, 900}, 1.5F}, Screen{{1920, 1080}, 1},
                                           Screen{{1920, 1080}, 1.5F}, Screen{{1920, 1080}, 2},
                                           Screen{{1280, 720}, 1.5F}, Screen{{1280, 720}, 2},
                                           Screen{{1600, 900}, 2}, Screen{{3840, 2160}, 1},
                                           Screen{{3840, 2160}, 1.5F}, Screen{{3840, 2160}, 2}));

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
