// Windows for others beside the table's own: each with its own outlook, delay and camera.

#include <set>

#include <gtest/gtest.h>

#include "game/airing/output_desk.h"
#include "game/app/desks/film_studio.h"
#include "game/app/screen/table_settings.h"
#include "tests/film/games.h"

namespace film_test {
namespace {

using screens::OutputDeed;
using screens::OutputKind;

/// A window that nobody sees, with a table in it.
class Outputs : public testing::TestWithParam<std::string_view> {
 protected:
  Outputs()
      : window_(open_window()),
        studio_(studio_of(GetParam())),
        table_(open_table(studio_)),
        desk_(&window_,
              [] { return app::film_studio(loaded_game(GetParam()), engine::Level::kLow); }) {}

  static engine::Window open_window() {
    auto window = engine::Window::open(
        {.title = "players", .size = {640, 360}, .mode = engine::WindowMode::kOffscreen});
    return window.take();
  }
  static table::Tabletop open_table(const film::Studio& studio) {
    auto table = table::Tabletop::create(studio.table, studio.settings);
    return table.take();
  }

  void play(session::Session& session, int frames) {
    for (int i = 0; i < frames; ++i) {
      if (i % 15 == 0 && !session.is_over()) session.advance_and_wait();
      desk_.pass(1.0 / 30, {});
    }
  }
  const screens::OutputShown& shown(OutputKind kind) {
    return desk_.shown()->outputs[static_cast<std::size_t>(kind)];
  }

  engine::Window window_;
  film::Studio studio_;
  table::Tabletop table_;
  airing::OutputDesk desk_;
};

TEST_P(Outputs, OpenStayBehindAndClose) {
  const auto session = played(GetParam(), "squire", 5, 0);
  EXPECT_FALSE(desk_.is_on_air());
  desk_.obey({OutputDeed::kDelay, OutputKind::kPublic, 10}, *session, table_);
  desk_.obey({OutputDeed::kOpen, OutputKind::kPublic}, *session, table_);
  desk_.obey({OutputDeed::kOpen, OutputKind::kCommentator}, *session, table_);
  EXPECT_EQ(desk_.take_notice(), "");
  ASSERT_TRUE(shown(OutputKind::kPublic).is_open);
  ASSERT_TRUE(shown(OutputKind::kCommentator).is_open);
  play(*session, 270);
  EXPECT_GT(shown(OutputKind::kPublic).behind, 1) << "its ten seconds are not over";
  EXPECT_LT(shown(OutputKind::kCommentator).behind, shown(OutputKind::kPublic).behind);
  desk_.obey({OutputDeed::kClose, OutputKind::kPublic}, *session, table_);
  EXPECT_FALSE(shown(OutputKind::kPublic).is_open);
  play(*session, 30);
  EXPECT_TRUE(desk_.is_on_air());
  desk_.let_go();
}

TEST_P(Outputs, TheDeskHoldsTheCameraAndGoesToABreak) {
  const auto session = played(GetParam(), "squire", 5, 0);
  desk_.obey({OutputDeed::kOpen, OutputKind::kPublic}, *session, table_);
  desk_.obey_for_all(OutputDeed::kHold);
  EXPECT_EQ(shown(OutputKind::kPublic).hand, screens::CameraHand::kHold);
  desk_.obey_for_all(OutputDeed::kHold);
  EXPECT_EQ(shown(OutputKind::kPublic).hand, screens::CameraHand::kDirector);
  desk_.obey_for_all(OutputDeed::kStandby);
  EXPECT_TRUE(shown(OutputKind::kPublic).is_standby);
  play(*session, 30);
  desk_.let_go();
}

TEST_P(Outputs, GoOnWithAnotherMatch) {
  auto first = played(GetParam(), "squire", 5, 0);
  desk_.obey({OutputDeed::kOpen, OutputKind::kPublic}, *first, table_);
  play(*first, 60);
  desk_.let_go();
  first.reset();
  const auto second = played(GetParam(), "squire", 6, 0);
  desk_.attach(*second);
  play(*second, 60);
  EXPECT_TRUE(shown(OutputKind::kPublic).is_open);
  desk_.let_go();
}

TEST_P(Outputs, StayDecisionsBehindWithOverlaysAndAQualityOfTheirOwn) {
  const auto session = played(GetParam(), "squire", 5, 0);
  const OutputKind kind = OutputKind::kPublic;
  desk_.obey({.deed = OutputDeed::kDecisionsDelay, .kind = kind, .count = 30}, *session, table_);
  desk_.obey({.deed = OutputDeed::kQuality, .kind = kind, .level = engine::Level::kMedium},
             *session, table_);
  desk_.obey({.deed = OutputDeed::kOverlay, .kind = kind, .overlay = &screens::Overlays::odds},
             *session, table_);
  EXPECT_FALSE(desk_.is_on_air()) << "what is wished of a closed window waits for it";
  desk_.obey({.deed = OutputDeed::kOpen, .kind = kind}, *session, table_);
  EXPECT_EQ(desk_.take_notice(), "");
  EXPECT_EQ(shown(kind).decisions, 30);
  EXPECT_EQ(shown(kind).level, engine::Level::kMedium);
  EXPECT_FALSE(shown(kind).overlays.odds);
  EXPECT_TRUE(shown(kind).overlays.last);
  play(*session, 150);  // ten decisions
  EXPECT_GT(shown(kind).behind, 0);
  desk_.obey({.deed = OutputDeed::kQuality, .kind = kind}, *session, table_);
  EXPECT_TRUE(shown(kind).is_open) << "it is opened anew";
  EXPECT_EQ(shown(kind).level, std::nullopt);
  EXPECT_EQ(shown(kind).decisions, 30);
  desk_.let_go();
}

INSTANTIATE_TEST_SUITE_P(Games, Outputs, testing::Values("wotr", "trilogy"),
                         [](const auto& one) { return std::string(one.param); });

}  // namespace
}  // namespace film_test
