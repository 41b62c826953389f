// The way of a person through the window, from an empty folder and the start sheet: each at two
// sizes and in two languages, and what is about the room for words in each language at the smaller
// size.

#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "game/app/run.h"
#include "game/trilogy/trilogy_module.h"
#include "game/wotr/wotr_module.h"
#include "tests/harness/own_folder.h"

namespace {

namespace fs = std::filesystem;

struct Screen {
  const char* name;
  const char* size;
  const char* language;
};

// Every size and every language; the smaller one with the longer words.
constexpr Screen kScreens[] = {{"720pGerman", "1280x720", "de"},
                               {"1080pEnglish", "1920x1080", "en"}};
// Where words might be cut off: each language on the smaller screen, and the longer words on the
// larger one, whose letters are larger.
constexpr Screen kScreensOfWords[] = {{"720pEnglish", "1280x720", "en"},
                                      {"720pGerman", "1280x720", "de"},
                                      {"1080pGerman", "1920x1080", "de"}};

void PrintTo(const Screen& screen, std::ostream* out) { *out << screen.name; }

class Journey : public testing::TestWithParam<Screen> {
 protected:
  /// A hand does what the script says; its pictures lie in the build folder.
  void walk(const std::string& script, const std::vector<std::string>& more = {}) {
    const Screen& screen = GetParam();
    const fs::path pictures = fs::path(PICTURE_FOLDER) / screen.name;
    fs::create_directories(pictures);
    app::GameModules games;
    games.push_back(wotr_module::make_module());
    games.push_back(trilogy_module::make_module());
    std::vector<std::string> words{"--offscreen",
                                   "--quality",
                                   "low",
                                   "--data",
                                   DATA_FOLDER,
                                   "--data-dir",
                                   folder_.string(),
                                   "--size",
                                   screen.size,
                                   "--language",
                                   screen.language,
                                   "--out",
                                   pictures.string(),
                                   "--script",
                                   (fs::path(JOURNEY_FOLDER) / (script + ".script")).string()};
    words.insert(words.end(), more.begin(), more.end());
    EXPECT_EQ(app::run(words, games), 0) << script;
  }

 private:
  harness::OwnFolder folder_;
};

/// Of sheets and lessons, which are made of words.
class JourneyOfWords : public Journey {};

TEST_P(Journey, EveryLessonOfTheWarIsPlayedByItsWords) { walk("lessons_wotr"); }
TEST_P(JourneyOfWords, ALessonIsPlayedInTheLargestLetters) { walk("lesson_large"); }
TEST_P(Journey, EveryLessonOfTheTrilogyIsPlayedByItsWords) {
  walk("lessons_trilogy", {"--game", "trilogy"});
}

TEST_P(Journey, TheLessonsOfBothGamesAreFoundFromTheStart) { walk("lessons_found"); }
TEST_P(Journey, ALessonIsPlayedOnTheMapAsWell) { walk("lesson_by_map"); }
TEST_P(Journey, WhoStraysInALessonFindsTheWayOn) { walk("strayed"); }
TEST_P(Journey, TheCameraComesToRestBesideTheLog) { walk("log_after_map"); }
TEST_P(Journey, AGameAloneBeginsTwoClicksAfterTheFirstStart) { walk("alone"); }
TEST_P(Journey, TheRingIsFoundInTheFirstView) { walk("ring_found"); }
TEST_P(Journey, WhatWasLeftGoesOn) {
  walk("leave");
  walk("come_back");
}
TEST_P(Journey, ALanguageChangesNothingButWords) { walk("other_language"); }
TEST_P(Journey, KeysAreCalledAndChosenAndWriteInAnyAlphabet) { walk("keys"); }
TEST_P(JourneyOfWords, LettersOfAnotherSizeLoseNothing) { walk("other_size"); }
TEST_P(JourneyOfWords, EverySheetHoldsTheLargestLetters) { walk("every_sheet"); }
TEST_P(Journey, AFirstTurnOfTheFreePeoplesIsPlayed) { walk("first_turn_free"); }
TEST_P(Journey, AFirstTurnOfTheShadowIsPlayed) { walk("first_turn_shadow"); }
TEST_P(Journey, AMachinesTurnIsFollowed) { walk("machine_turn"); }
TEST_P(Journey, ACardIsShownToWhoeverDrewItAndToNobodyElse) {
  walk("drawn_free");
  walk("drawn_shadow");
  walk("drawn_shared");
}
TEST_P(Journey, TwoPlayAtATouchTable) { walk("touch_table"); }
TEST_P(Journey, FourPlayAroundATouchTable) {
  walk("touch_table_four",
       {"--new", "--table", "--players", "4", "--seats",
        "gondor=human,rohan=human,witch-king=human,saruman=human", "--seed", "3"});
}
TEST_P(Journey, FourPlayTheTrilogyAroundATouchTable) {
  walk("touch_table_trilogy", {"--game", "trilogy", "--new", "--table", "--players", "4", "--seats",
                               "yellow=human,green=human,red=human,black=human", "--seed", "3"});
}
TEST_P(Journey, ACardIsPlayedOntoTheBoard) {
  walk("card_played", {"--scenario", "at-the-gates-of-mordor", "--seed", "3"});
}
TEST_P(Journey, TwoSitAtOneScreen) { walk("two_at_one_screen"); }

/// With it the last roll is high enough.
constexpr const char* kSeedOfLastRoll = "6";

std::string position(const std::string& name) {
  return (fs::path(JOURNEY_FOLDER) / (name + ".json")).string();
}

TEST_P(Journey, AStepIntoTheHuntIsToldAndAskedInFull) {
  walk("hunted", {"--position", position("hunted"), "--seed", "1"});
}
TEST_P(Journey, TheDamageOfTheHuntIsAnsweredOnFaces) {
  walk("hunted_by_faces", {"--position", position("hunted"), "--seed", "1"});
}
TEST_P(Journey, ARefusalLeadsToItsPageOfTheRules) {
  walk("rule_link", {"--position", position("hunted"), "--seed", "1"});
}
TEST_P(Journey, WhatIsSwitchedIsKept) {
  walk("settings_kept");
  walk("settings_found");
}
TEST_P(Journey, TheEndSaysWhoWonAndWhatCanBeDoneThen) {
  walk("the_end", {"--position", position("last-step"), "--seed", "2"});
}

TEST_P(Journey, AWholeTurnIsGivenUpAndTheTrilogyEndsByPoints) {
  walk("the_end_trilogy",
       {"--game", "trilogy", "--position", position("last-roll"), "--seed", kSeedOfLastRoll});
}
TEST_P(Journey, TheLastOfTheTrilogysPlayersStands) {
  walk("last_standing", {"--game", "trilogy", "--position", position("last-land"), "--seed", "2"});
}
TEST_P(Journey, OneKeyAnswersOneQuestion) {
  walk("one_key", {"--game", "trilogy", "--position", position("last-land"), "--seed", "2"});
}
TEST_P(Journey, TheTrilogysSignsSayWhatTheyMean) {
  walk("signs_trilogy", {"--game", "trilogy", "--position", position("last-roll"), "--seed", "2"});
}
TEST_P(Journey, ANewGameKeepsItsRows) { walk("rows_of_players", {"--game", "trilogy"}); }

std::string screen_name(const testing::TestParamInfo<Screen>& screen) { return screen.param.name; }
INSTANTIATE_TEST_SUITE_P(Screens, Journey, testing::ValuesIn(kScreens), screen_name);
INSTANTIATE_TEST_SUITE_P(Screens, JourneyOfWords, testing::ValuesIn(kScreensOfWords), screen_name);

}  // namespace
