// The toy game is played on the same screens: what a game must bring is little.

#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "game/match/match.h"
#include "tests/screens/screen.h"
#include "tests/toy/race_panels.h"

namespace screen {
namespace {

using toy::Race;

const lang::Sentences& race_words() {
  static const auto loaded = lang::Sentences::load(
      R"({"decision.choose": "Will you roll, play or peek?",
          "decision.choose.peek+roll": "Will you roll or peek?",
          "decision.choose.play+roll": "Will you roll or play?",
          "decision.choose.roll": "Nothing is left but to roll.",
          "action.roll": "Roll the die", "action.play": "Play the card",
          "action.peek": "Peek at the other card",
          "screen.decides.red": "Red decides", "screen.decides.blue": "Blue decides"})",
      "race");
  return *loaded;
}

class ToyConsoles : public testing::Test {
 protected:
  using RaceMatch = match::Match<Race>;

  static RaceMatch begin_race() {
    const std::vector<core::DataFile> files{{"race.json", R"({"goal": 20})"}};
    auto made = match::make_tables<Race>(files, nlohmann::json::object());
    auto race = RaceMatch::begin(made.take(),
                                 {.options = nlohmann::json::object(), .seats = {}, .seed = 7});
    return race.take();
  }

  Shown frame(const RaceMatch& race, const Pointer& pointer = {}) {
    const core::Viewer viewer = core::viewer_of(race.pending().seat);
    const auto view = match::AnyView::of<Race>(race.tables().rules, viewer, race.view(viewer));
    const screens::ScreenState state{.view = view,
                                     .game = game_,
                                     .words = race_words(),
                                     .log = {},
                                     .notice = {},
                                     .players = {"human", "human"}};
    return draw_frame({{1280, 720}, 1}, pointer, state, memory_);
  }

  std::optional<core::Action> press(const RaceMatch& race, core::Action action) {
    for (int i = 0; i < 4; ++i) frame(race);
    const Shown seen = frame(race);
    const auto button = std::find_if(seen.shown.begin(), seen.shown.end(),
                                     [&](const auto& one) { return one.action == action; });
    if (button == seen.shown.end()) return std::nullopt;
    const glm::vec2 middle = (button->from + button->to) / 2.0F;
    frame(race, {middle, false});
    frame(race, {middle, true});
    return frame(race, {middle, false}).action;
  }

  screens::GameScreens game_ = toy::race_screens();
  screens::Memory memory_;
};

TEST_F(ToyConsoles, ARaceIsPlayedWithTheMouseAlone) {
  RaceMatch race = begin_race();
  int presses = 0;
  while (!race.pending().is_over()) {
    if (race.pending().is_chance()) {
      race.roll();
      continue;
    }
    const core::Action wanted = race.pending().actions[race.pending().actions.size() - 1];
    const auto answer = press(race, wanted);
    ASSERT_EQ(answer, wanted);
    ASSERT_FALSE(race.play(*answer).refused());
    ++presses;
  }
  EXPECT_GT(presses, 4);
  frame(race);
}

}  // namespace
}  // namespace screen
