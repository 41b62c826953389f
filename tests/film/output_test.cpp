// Windows for others beside the table's own: each with its own outlook, delay and camera.

#include <set>

#include <gtest/gtest.h>

#include "game/airing/outputs.h"
#include "game/app/features/films/film_studio.h"
#include "game/app/screen/table_settings.h"
#include "game/commands/ids.h"
#include "tests/film/games.h"

namespace film_test {
namespace {

using screens::OutputKind;

/// A window that nobody sees, with a table in it.
class Outputs : public testing::TestWithParam<std::string_view> {
 protected:
  Outputs()
      : window_(open_window()),
        studio_(studio_of(GetParam())),
        table_(open_table(studio_)),
        outputs_(&window_,
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
      outputs_.update(1.0 / 30, {});
    }
  }
  const screens::OutputShown& shown(OutputKind kind) {
    return outputs_.shown()->outputs[static_cast<std::size_t>(kind)];
  }

  engine::Window window_;
  film::Studio studio_;
  table::Tabletop table_;
  airing::Outputs outputs_;
};

TEST_P(Outputs, OpenStayBehindAndClose) {
  const auto session = played(GetParam(), "squire", 5, 0);
  EXPECT_FALSE(outputs_.is_on_air());
  outputs_.take({commands::kAirDelay, screens::OutputCount{OutputKind::kPublic, 10}}, *session,
                table_);
  outputs_.take({commands::kAirOpen, OutputKind::kPublic}, *session, table_);
  outputs_.take({commands::kAirOpen, OutputKind::kCommentator}, *session, table_);
  EXPECT_EQ(outputs_.take_notice(), "");
  ASSERT_TRUE(shown(OutputKind::kPublic).is_open);
  ASSERT_TRUE(shown(OutputKind::kCommentator).is_open);
  play(*session, 270);
  EXPECT_GT(shown(OutputKind::kPublic).behind, 1) << "its ten seconds are not over";
  EXPECT_LT(shown(OutputKind::kCommentator).behind, shown(OutputKind::kPublic).behind);
  outputs_.take({commands::kAirClose, OutputKind::kPublic}, *session, table_);
  EXPECT_FALSE(shown(OutputKind::kPublic).is_open);
  play(*session, 30);
  EXPECT_TRUE(outputs_.is_on_air());
  outputs_.let_go();
}

TEST_P(Outputs, APersonHoldsTheCameraAndGoesToABreak) {
  const auto session = played(GetParam(), "squire", 5, 0);
  outputs_.take({commands::kAirOpen, OutputKind::kPublic}, *session, table_);
  outputs_.take({commands::kAirHold}, *session, table_);
  EXPECT_EQ(shown(OutputKind::kPublic).hand, screens::CameraHand::kHold);
  outputs_.take({commands::kAirHold}, *session, table_);
  EXPECT_EQ(shown(OutputKind::kPublic).hand, screens::CameraHand::kDirector);
  outputs_.take({commands::kAirStandby}, *session, table_);
  EXPECT_TRUE(shown(OutputKind::kPublic).is_standby);
  play(*session, 30);
  outputs_.let_go();
}

TEST_P(Outputs, GoOnWithAnotherMatch) {
  auto first = played(GetParam(), "squire", 5, 0);
  outputs_.take({commands::kAirOpen, OutputKind::kPublic}, *first, table_);
  play(*first, 60);
  outputs_.let_go();
  first.reset();
  const auto second = played(GetParam(), "squire", 6, 0);
  outputs_.attach(*second);
  play(*second, 60);
  EXPECT_TRUE(shown(OutputKind::kPublic).is_open);
  outputs_.let_go();
}

TEST_P(Outputs, StayDecisionsBehindWithOverlaysAndAQualityOfTheirOwn) {
  const auto session = played(GetParam(), "squire", 5, 0);
  const OutputKind kind = OutputKind::kPublic;
  outputs_.take({commands::kAirDecisions, screens::OutputCount{kind, 30}}, *session, table_);
  outputs_.take({commands::kAirQuality, screens::OutputQuality{kind, engine::Level::kMedium}},
                *session, table_);
  outputs_.take({commands::kAirOverlay, screens::OutputOverlay{kind, &screens::Overlays::odds}},
                *session, table_);
  EXPECT_FALSE(outputs_.is_on_air()) << "what is asked of a closed window waits for it";
  outputs_.take({commands::kAirOpen, kind}, *session, table_);
  EXPECT_EQ(outputs_.take_notice(), "");
  EXPECT_EQ(shown(kind).decisions, 30);
  EXPECT_EQ(shown(kind).level, engine::Level::kMedium);
  EXPECT_FALSE(shown(kind).overlays.odds);
  EXPECT_TRUE(shown(kind).overlays.last);
  play(*session, 150);  // ten decisions
  EXPECT_GT(shown(kind).behind, 0);
  outputs_.take({commands::kAirQuality, screens::OutputQuality{kind, std::nullopt}}, *session,
                table_);
  EXPECT_TRUE(shown(kind).is_open) << "it is opened anew";
  EXPECT_EQ(shown(kind).level, std::nullopt);
  EXPECT_EQ(shown(kind).decisions, 30);
  outputs_.let_go();
}

INSTANTIATE_TEST_SUITE_P(Games, Outputs, testing::Values("wotr", "trilogy"),
                         [](const auto& one) { return std::string(one.param); });

}  // namespace
}  // namespace film_test
