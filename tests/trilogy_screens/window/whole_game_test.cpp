// Two people and two machines play a whole game in the window's loop; all that the people do is
// pressing: the land, seals, buttons, steppers.

#include <gtest/gtest.h>

#include "game/app/run.h"
#include "game/app/screen/settings.h"
#include "game/trilogy/trilogy_module.h"
#include "rules/trilogy/view/view.h"
#include "tests/harness/done.h"
#include "tests/harness/own_folder.h"
#include "tests/trilogy_screens/window/hand.h"

namespace trilogy_window_tests {
namespace {

// With this luck both people come to do a mission and to turn in a set.
const std::string kSeed = "6";

/// Nobody waits for the banners of machines.
void hurry(const std::filesystem::path& folder) {
  app::KeptSettings kept = app::recall_settings(folder.string());
  screens::Settings settings = kept.settings.value_or(screens::Settings{});
  settings.pace = screens::Pace::kInstant;
  settings.animation_speed = 400;
  ASSERT_TRUE(harness::is_done(app::keep_settings(kept, settings)));
}

void play(Hand& hand, const std::filesystem::path& folder) {
  const auto module = trilogy_module::make_module();
  const auto game = app::load_game(*module, DATA_FOLDER);
  ASSERT_TRUE(game) << game.error();
  auto window = engine::Window::open(
      {.title = "test", .size = {1280, 720}, .mode = engine::WindowMode::kOffscreen});
  ASSERT_TRUE(window) << window.error();
  const std::vector<std::string> words{"--new",
                                       "--players",
                                       "4",
                                       "--seed",
                                       kSeed,
                                       "--seats",
                                       "yellow=human,green=squire,red=human,black=squire",
                                       "--quality",
                                       "low",
                                       "--data-dir",
                                       folder.string()};
  const auto command = app::parse_command_line(words);
  ASSERT_TRUE(command) << command.error();
  ASSERT_EQ(app::play(*window, hand, **game, *command), 0);
}

TEST(TrilogyWindow, AGameOfFourIsPlayedToItsFinalScoreByPressingAlone) {
  const harness::OwnFolder folder;
  hurry(folder.path());
  Hand hand(6);
  play(hand, folder.path());
  EXPECT_EQ(hand.stuck(), "");
  EXPECT_EQ(hand.seats().size(), 2U) << "both people decide";
  for (const char* what :
       {"claim", "place-where", "place-leader", "reinforce", "turn-in", "attack-from", "attack",
        "defend", "move-in", "mission", "fortify-from", "fortify", "pass", "end-step"}) {
    EXPECT_TRUE(hand.given().contains(what)) << what << " was never pressed";
  }
  const trilogy::View& end = hand.last();
  EXPECT_TRUE(end.decision.is_over());
  EXPECT_EQ(end.board.victory, trilogy::Victory::kPoints);
  EXPECT_NE(end.board.fellowship.destroyed, 0) << "the Ring is on its way still";
  EXPECT_TRUE(hand.has_begun_anew()) << "the final score leads to no other game";
}

}  // namespace
}  // namespace trilogy_window_tests
