// The second game is played in the window's own rooms: session, table, panels and pictures.

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <iostream>

#include <gtest/gtest.h>

#include "game/app/offscreen/offscreen_table.h"
#include "game/players/registry.h"
#include "game/session/open_game.h"
#include "game/session/opener_of.h"
#include "tests/harness/done.h"
#include "tests/session/test_players.h"
#include "tests/toy/race_module.h"
#include "tests/toy/race_on_table.h"
#include "tests/toy/toy_table.h"

namespace toy {
namespace {

class RaceInWindow : public testing::Test {
 protected:
  void SetUp() override {
    auto loaded = app::load_game(*module_, TOY_DATA);
    ASSERT_TRUE(loaded) << loaded.error();
    game_ = loaded.take();
    const session::Beginning beginning{.seats = "red=human,blue=random", .seed = 5};
    auto opened = session::open_game(*game_->opener, beginning, players::kHuman);
    ASSERT_TRUE(opened) << opened.error();
    session_ = std::move(opened->session);
    auto open = app::OffscreenTable::open(*game_, {});
    ASSERT_TRUE(open) << open.error();
    offscreen_.emplace(open.take());
    offscreen_->screen().tabletop().reset(session_->screen().view());
  }

  /// Chance and the machine go on until the person is asked.
  void play_on() {
    while (session_->is_machine_next()) {
      session_->advance_and_wait();
      tell();
    }
  }
  void tell() {
    session::Outlook& outlook = session_->screen();
    table::Tabletop& tabletop = offscreen_->screen().tabletop();
    tabletop.tell(outlook.view(), outlook.take_events());
    tabletop.skip();
  }
  glm::vec3 pawn(std::uint8_t seat) {
    for (const table::Actor& actor : offscreen_->screen().tabletop().stage().actors()) {
      if (actor.piece.model == table::PieceModel{kPawn, seat}) return actor.piece.pose.position;
    }
    return {};
  }

  std::unique_ptr<app::GameModule> module_ = make_race_module();
  std::unique_ptr<const app::LoadedGame> game_;
  std::unique_ptr<session::Session> session_;
  std::optional<app::OffscreenTable> offscreen_;
};

/// How many pixels are not the same.
int changed_pixels(const engine::Pixels& one, const engine::Pixels& other) {
  int changed = 0;
  for (int y = 0; y < one.size.y; ++y) {
    for (int x = 0; x < one.size.x; ++x) {
      const glm::ivec2 at(x, y);
      int difference = 0;
      for (int c = 0; c < 3; ++c) difference += std::abs(one.at(at)[c] - other.at(at)[c]);
      changed += difference > 30 ? 1 : 0;
    }
  }
  return changed;
}

TEST_F(RaceInWindow, IsAskedWithButtonsAndPlayedToItsEnd) {
  play_on();
  const screens::Drawn asked = offscreen_->settle(*session_);
  const core::Decision& decision = session_->screen().view().decision();
  ASSERT_EQ(decision.seat, core::Seat{0});
  EXPECT_EQ(asked.shown.size(), decision.actions.size()) << "a button for every option";

  int answers = 0;
  while (!session_->is_over()) {
    ASSERT_TRUE(session_->submit({kRoll}));
    tell();
    play_on();
    ++answers;
  }
  EXPECT_GE(answers, 3);
  const auto& places = session_->screen().view().as<Race>().place;
  EXPECT_EQ(std::max(places[0], places[1]), 20);
  EXPECT_FALSE(session_->screen().log().empty());
}

TEST_F(RaceInWindow, ItsPictureShowsThePawnThatMoved) {
  play_on();
  offscreen_->settle(*session_);
  const engine::Pixels before = offscreen_->picture();
  const glm::vec3 stood = pawn(0);
  ASSERT_TRUE(session_->submit({kRoll}));
  tell();
  session_->advance_and_wait();
  tell();
  offscreen_->settle(*session_);
  EXPECT_NE(pawn(0), stood);
  EXPECT_GT(changed_pixels(before, offscreen_->picture()), 200);
  const auto file = std::filesystem::path(testing::TempDir()) / "race-in-the-window.png";
  EXPECT_TRUE(harness::is_done(offscreen_->write(file)));
}

TEST_F(RaceInWindow, ACardThatWasShownIsNotTakenBack) {
  play_on();
  const std::size_t lines = session_->screen().log().size();
  ASSERT_TRUE(session_->submit({kPlay}));
  EXPECT_GT(session_->screen().log().size(), lines);
  EXPECT_FALSE(session_->can_undo()) << "the card is seen by both now";
}

/// The machine thinks until it is told to go on: the table does not wait for it.
TEST_F(RaceInWindow, IsDrawnAtFullRateWhileAMachineThinks) {
  const auto gate = std::make_shared<session_test::Gate>();
  const session::OpenerOf<Race> opener(session::SessionParts<Race>{
      game_->resources.data, game_->resources.rules, session_test::test_players<Race>(gate),
      session::plain_narrator<Race>(game_->resources.words)});
  auto opened = session::open_game(opener, {.seats = "red=human,blue=slow", .seed = 5}, "human");
  ASSERT_TRUE(opened) << opened.error();
  session_ = std::move(opened->session);
  offscreen_->screen().tabletop().reset(session_->screen().view());
  play_on();
  gate->shut();
  ASSERT_TRUE(session_->submit({kRoll}));
  while (session_->advance()) tell();
  gate->wait_until_came(1);

  constexpr int kFrames = 60;
  const auto frames_per_second = [&] {
    using Clock = std::chrono::steady_clock;
    const Clock::time_point start = Clock::now();
    for (int i = 0; i < kFrames; ++i) {
      session_->advance();
      offscreen_->draw(*session_, 1.0 / 60);
    }
    return kFrames / std::chrono::duration<double>(Clock::now() - start).count();
  };
  frames_per_second();  // shaders are made with the first frames
  const double thinking = frames_per_second();
  EXPECT_TRUE(session_->is_thinking()) << "all this while";
  offscreen_->screen().memory().sheets.open("menu");
  EXPECT_FALSE(offscreen_->settle(*session_).controls.empty()) << "the menu opens meanwhile";
  offscreen_->screen().memory().sheets.close("menu");

  gate->open();
  while (!session_->advance()) continue;
  tell();
  play_on();
  const double waiting = frames_per_second();
  std::cout << "frames per second: " << thinking << " while a machine thinks, " << waiting
            << " while a person does\n";
  session_.reset();
  gate->wait_until_all_left();
}

}  // namespace
}  // namespace toy
