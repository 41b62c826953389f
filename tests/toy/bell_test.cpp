// A feature, its sheet and its commands come into the window by rows: no file of the game knows it.

#include "tests/toy/bell.h"

#include <gtest/gtest.h>

#include "game/app/run.h"
#include "game/app/screen/settings.h"
#include "tests/harness/own_folder.h"
#include "tests/toy/race_module.h"

namespace toy {
namespace {

class BellInWindow : public testing::Test {
 protected:
  /// A hand does what the lines say; the exit status.
  int play(const std::string& lines, const std::vector<std::string>& more = {}) {
    std::vector<std::string> words{"--offscreen",
                                   "--data",
                                   TOY_DATA,
                                   "--data-dir",
                                   folder_.string(),
                                   "--script",
                                   folder_.write("hand.script", lines)};
    words.insert(words.end(), more.begin(), more.end());
    app::GameModules games;
    games.push_back(make_race_module());
    return app::run(words, games,
                    {.commands = commands_, .sheets = sheets_, .features = features_with_bell});
  }

  const harness::OwnFolder folder_;
  const std::vector<commands::Row> commands_ = commands_with_bell();
  const std::vector<screens::SheetRow> sheets_ = sheets_with_bell();
  const std::vector<std::string> at_the_table_{"--new", "--seats", "red=human,blue=human"};
};

TEST_F(BellInWindow, ItsKeyOpensItsSheetAndClosesIt) {
  EXPECT_EQ(play(R"(
key F9
reads "It rang 0 times"
key F9
wait 0.5
misses "It rang"
)",
                 at_the_table_),
            0);
}

TEST_F(BellInWindow, BackClosesWhatLiesOnTop) {
  EXPECT_EQ(play(R"(
key F9
reads "It rang 0 times"
key F10
reads screen.new-game
key Escape
wait 0.5
misses screen.new-game
reads "It rang 0 times"
key Escape
wait 0.5
misses "It rang"
)",
                 at_the_table_),
            0);
}

TEST_F(BellInWindow, SheetAndCommandStandInTheMenu) {
  EXPECT_EQ(play(R"(
click button:menu
click button:bell.ring
wait 0.5
withholds bell.ring
click button:menu
click button:bell.title
reads "It rang 1 times"
withholds bell.ring
)",
                 at_the_table_),
            0);
}

TEST_F(BellInWindow, TheStartHasThemToo) {
  EXPECT_EQ(play(R"(
click button:bell.title
reads "It rang 0 times"
click "button:Ring it"
reads "It rang 1 times"
)"),
            0);
}

TEST_F(BellInWindow, TheCommandLineOpensIt) {
  EXPECT_EQ(play("reads \"It rang 0 times\"\n", {"--sheet", "bell"}), 0);
  testing::internal::CaptureStderr();
  EXPECT_EQ(play("", {"--sheet", "gong"}), 2);
  const std::string told = testing::internal::GetCapturedStderr();
  EXPECT_NE(told.find("there are bell, start, menu"), std::string::npos) << told;
}

TEST_F(BellInWindow, TheSheetRemembersAndTheFeatureCounts) {
  EXPECT_EQ(play(R"(
key l
key l
key F9
reads "It rang 2 times and is dull"
click "button:Polish it"
reads "It rang 2 times and is bright"
key Escape
wait 0.5
misses "It rang"
key F9
reads "It rang 2 times and is bright"
)",
                 at_the_table_),
            0);
}

TEST_F(BellInWindow, AnotherKeyIsChosenForIt) {
  EXPECT_EQ(play(R"(
key F2
click button:F9
reads keys.press
key k
wait 0.5
misses keys.press
key Escape
wait 0.5
key F9
wait 0.5
misses "It rang"
key k
reads "It rang 0 times"
)",
                 at_the_table_),
            0);
}

/// The file of settings has it, though no other window knows the bell.
TEST_F(BellInWindow, TheKeyThatWasChosenIsReadAgain) {
  EXPECT_EQ(play("key F2\nclick button:F9\nreads keys.press\nkey k\nwait 0.5\n", at_the_table_), 0);
  EXPECT_EQ(play("key k\nreads \"It rang 0 times\"\n", at_the_table_), 0);
  const app::KeptSettings kept = app::recall_settings(folder_.string(), commands_);
  ASSERT_TRUE(kept.settings) << kept.fault;
  EXPECT_EQ(kept.settings->bindings.keys.at("show-bell"),
            commands::Chord{.key = engine::key_of('k')});
  EXPECT_FALSE(app::recall_settings(folder_.string()).settings) << "it is no usual command";
}

}  // namespace
}  // namespace toy
