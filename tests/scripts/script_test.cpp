// The same turn by touches, by the prompt and by keys; and what a script may say.

#include "game/app/script/script.h"

#include <array>
#include <cctype>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <numeric>
#include <span>
#include <sstream>

#include <gtest/gtest.h>
#include <stb_image.h>

#include "game/app/run.h"
#include "game/app/screen/settings.h"
#include "game/trilogy/trilogy_module.h"
#include "game/wotr/wotr_module.h"
#include "tests/harness/done.h"
#include "tests/harness/own_folder.h"

namespace {

std::string text_of(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

const std::vector<std::string> kOpening{"--new", "--seed", "7"};

const std::string kAgainstAMachine = "shadow=random";
const std::string kTwoPersons = "free=human,shadow=human";

enum class HandOver { kForSecrets, kAlways, kStations };

/// Whoever decides next must say first that he sits there.
void ask_to_hand_over(const std::filesystem::path& folder) {
  app::KeptSettings kept = app::recall_settings(folder.string());
  screens::Settings settings = kept.settings.value_or(screens::Settings{});
  settings.hand_over = {{"free", true}, {"shadow", true}};
  EXPECT_TRUE(harness::is_done(app::keep_settings(kept, settings)));
}

/// Each person has a station at an edge of the table.
void sit_at_touch_table(const std::filesystem::path& folder) {
  app::KeptSettings kept = app::recall_settings(folder.string());
  screens::Settings settings = kept.settings.value_or(screens::Settings{});
  settings.touch_table = true;
  EXPECT_TRUE(harness::is_done(app::keep_settings(kept, settings)));
}

/// Plays the lines with the same luck; the game as it stands then.
std::string played(const std::string& lines, const std::vector<std::string>& start = kOpening,
                   const std::string& seats = kAgainstAMachine,
                   HandOver hand_over = HandOver::kForSecrets) {
  const harness::OwnFolder folder;
  if (hand_over == HandOver::kAlways) ask_to_hand_over(folder.path());
  if (hand_over == HandOver::kStations) sit_at_touch_table(folder.path());
  const std::filesystem::path script = folder.path() / "turn.script";
  const std::filesystem::path save = folder.path() / "turn.save";
  std::ofstream(script) << lines << "\nsave " << save.string() << "\n";
  app::GameModules games;
  games.push_back(wotr_module::make_module());
  games.push_back(trilogy_module::make_module());
  std::vector<std::string> words{"--offscreen", "--seats",      seats,
                                 "--quality",   "low",          "--data",
                                 DATA_FOLDER,   "--data-dir",   folder.path().string(),
                                 "--script",    script.string()};
  words.insert(words.end(), start.begin(), start.end());
  EXPECT_EQ(app::run(words, games), 0);
  return text_of(save);
}

/// "done: 1 clicks 1 drags" is two.
int counted(const std::string& told) {
  std::istringstream words(told);
  int sum = 0;
  for (std::string word; words >> word;)
    sum += std::isdigit(word.front()) != 0 ? std::stoi(word) : 0;
  return sum;
}

std::string script(const std::string& name) {
  return text_of(std::filesystem::path(SCRIPT_FOLDER) / (name + ".script"));
}

/// The journal of a save has this in an answer of the seat.
bool answers(const std::string& save, std::string_view seat, std::string_view answer) {
  const std::string by = R"("seat":")" + std::string(seat) + '"';
  std::istringstream lines(save);
  for (std::string line; std::getline(lines, line);) {
    const bool is_theirs = line.find(by) != std::string::npos;
    if (is_theirs && line.find(answer) != std::string::npos) return true;
  }
  return false;
}

TEST(Script, TouchesPromptAndKeysPlayTheSameTurn) {
  const std::string by_gestures = played(script("by_gestures"));
  EXPECT_NE(by_gestures.find("parth-celebrant"), std::string::npos);
  EXPECT_EQ(by_gestures, played(script("by_prompt")));
  EXPECT_EQ(by_gestures, played(script("by_keys")));
  EXPECT_EQ(by_gestures, played(script("by_pad")));
  EXPECT_EQ(by_gestures, played(script("by_spoken"), {"--new", "--seed", "7", "--spoken"}));
}

TEST(Script, ACardIsPlayedByDragPromptAndKeysAlike) {
  const std::string by_drag = played(script("card_by_drag"));
  EXPECT_NE(by_drag.find("play-card"), std::string::npos);
  EXPECT_EQ(by_drag, played(script("card_by_prompt")));
  EXPECT_EQ(by_drag, played(script("card_by_keys")));
}

std::string position(const std::string& name) {
  return (std::filesystem::path(SCRIPT_FOLDER) / (name + ".json")).string();
}

/// Both seats are persons: hands are handed over, and both choose who falls.
TEST(Script, ASiegeIsFoughtByHandPromptAndKeysAlike) {
  const std::vector<std::string> start{"--position", position("siege"), "--seed", "17"};
  const std::string by_gestures = played(script("siege_by_gestures"), start, kTwoPersons);
  for (const char* answer :
       {R"("use":"attack")", R"({"card":"grond-hammer-of-the-underworld","do":"play"})",
        R"({"do":"remove","figure":"sauron.regular"})",
        R"({"do":"reduce","figure":"sauron.elite"})", R"("do":"cease")"}) {
    EXPECT_TRUE(answers(by_gestures, "shadow", answer)) << answer;
  }
  for (const char* answer : {R"({"do":"stop"})", R"({"do":"remove","figure":"gondor.regular"})",
                             R"({"do":"remove","figure":"gondor.elite"})"}) {
    EXPECT_TRUE(answers(by_gestures, "free", answer)) << answer;
  }
  EXPECT_EQ(by_gestures, played(script("siege_by_prompt"), start, kTwoPersons));
  EXPECT_EQ(by_gestures, played(script("siege_by_keys"), start, kTwoPersons));
  EXPECT_EQ(by_gestures, played(script("siege_by_pad"), start, kTwoPersons));
  EXPECT_EQ(by_gestures,
            played(script("siege_by_stations"), start, kTwoPersons, HandOver::kStations));
}

/// The Eye is drawn for 3: a Companion by lot, another Guide, and where the Fellowship is found.
TEST(Script, AHuntIsSufferedByHandPromptAndKeysAlike) {
  const std::vector<std::string> start{"--position", position("hunt"), "--seed", "39"};
  const std::string by_gestures = played(script("hunt_by_gestures"), start, kTwoPersons);
  for (const char* answer :
       {R"("use":"move-fellowship")", R"({"do":"lose-random"})",
        R"({"character":"strider","do":"character"})", R"("region":"north-dunland")"}) {
    EXPECT_TRUE(answers(by_gestures, "free", answer)) << answer;
  }
  EXPECT_EQ(by_gestures, played(script("hunt_by_prompt"), start, kTwoPersons));
  EXPECT_EQ(by_gestures, played(script("hunt_by_keys"), start, kTwoPersons));
  EXPECT_EQ(by_gestures, played(script("hunt_by_faces"), start, kTwoPersons));
}

TEST(Script, WhatWasPlayedIsLookedAtAgainAndLeftOnAnotherWay) {
  const std::string branch = played(script("replay"));
  EXPECT_NE(branch.find(R"("marks":["branched"])"), std::string::npos);
  EXPECT_TRUE(answers(branch, "free", R"("do":"stop")"));
}

TEST(Script, ALessonTakesNothingButWhatItAsksForAndLeavesTheGameAsItWas) {
  const std::string game = played(script("lesson"));
  EXPECT_EQ(game, played("wait 0.5"));
}

/// Nothing is looked at: each key is pressed for what was heard.
TEST(Script, AWholeTurnIsPlayedByEar) {
  const std::string game = played(script("spoken"), {"--new", "--seed", "7", "--spoken"});
  for (const char* answer : {R"("region":"lamedon")", R"("nation":"gondor")",
                             R"("use":"move-fellowship")", R"("use":"skip")"}) {
    EXPECT_TRUE(answers(game, "free", answer)) << answer;
  }
}

TEST(Script, TheSecondGameIsPlayedByEar) {
  const std::string game =
      played(script("spoken_trilogy"), {"--game", "trilogy", "--new", "--seed", "7", "--spoken"},
             "yellow=human,red=random");
  EXPECT_TRUE(answers(game, "yellow", R"("territory":"mithlond")"));
}

/// Two people share the screen: Enter turns the answers up, and no more.
TEST(Script, ACoveredQuestionIsTurnedUpByEar) {
  const std::vector<std::string> start{"--position", position("siege"), "--seed", "17", "--spoken"};
  const std::string game = played(
      "hears \"Enter turns the answers up.\"\nkey PageDown\nhears \"Enter turns the answers up.\"\n"
      "key Return\nhears \"answers.\"\nkey PageDown\nhears \"1 of \"",
      start, kTwoPersons, HandOver::kAlways);
  EXPECT_FALSE(answers(game, "shadow", R"("do":)"));
}

/// Until whoever decides says so, neither the land nor Enter answers for them.
TEST(Script, ACoveredQuestionIsAnsweredByNothing) {
  const std::vector<std::string> start{"--position", position("siege"), "--seed", "17"};
  const std::string attack = "click region:minas-tirith\nclick region:minas-tirith\nwait 1\n";
  const auto after = [&](const std::string& lines) {
    return played(lines, start, kTwoPersons, HandOver::kAlways);
  };
  EXPECT_FALSE(answers(after(attack + "key Return\nwait 1"), "shadow", R"("do":)"));
  EXPECT_TRUE(answers(after("press Go on\n" + attack), "shadow", R"("use":"attack")"));
}

/// Something to do and the way, counted from the question which die to use.
struct Task {
  const char* what;
  const char* lines;
  int most;             ///< clicks and drags
  const char* answers;  ///< what the journal then holds
};

/// At the gates of Mordor the Free Peoples have a Character and a Muster die.
TEST(Script, WhatIsDoneOftenTakesFewClicks) {
  constexpr std::array kTasks{
      Task{"attack", "click region:folde\nclick region:edoras", 2, R"("use":"attack")"},
      Task{"army", "click region:folde\nclick region:westemnet", 2, R"("use":"move-army")"},
      Task{"fellowship", "click button:Character\nclick \"button:Move the Fellowship\"", 2,
           R"("use":"move-fellowship")"},
      Task{"parting of two",
           "click ring\nclick \"button:Meriadoc\"\ndrag \"button:Peregrin\" region:dagorlad", 3,
           R"({"character":"peregrin","do":"take"})"},
      Task{"recruit", "click region:folde\nclick \"button:Recruit Rohan Elite\"", 2,
           R"("figure":"rohan.elite")"},
      // The same from the sheet, once the die has been told to recruit.
      Task{"recruit by sheet",
           "click button:Muster\nclick button:Recruit\ncount asked\nclick region:folde\n"
           "click button:Confirm",
           2, R"("region":"folde")"},
      Task{"two recruits by sheet",
           "click button:Muster\nclick button:Recruit\ncount asked\n"
           "click \"button:Rohan Regular in Folde\"\nclick region:lorien\nclick button:Confirm",
           3, R"("region":"lorien")"},
      Task{"card", "click button:cards\ndrag \"button:Celeborn\" 700,200", 2,
           R"("use":"play-card")"}};
  for (const Task& task : kTasks) {
    SCOPED_TRACE(task.what);
    testing::internal::CaptureStdout();
    const std::string save = played(std::string("count before\n") + task.lines + "\ncount done",
                                    {"--scenario", "at-the-gates-of-mordor", "--seed", "3"});
    const std::string told = testing::internal::GetCapturedStdout();
    if (save.empty()) continue;  // the script failed, and has said so
    EXPECT_TRUE(answers(save, "free", task.answers)) << save.substr(save.find("\"n\":1,") - 60);
    EXPECT_LE(counted(told.substr(told.find("done:"))), task.most) << told;
  }
}

/// Two hits are borne in two clicks.
TEST(Script, CasualtiesTakeTwoClicks) {
  testing::internal::CaptureStdout();
  const std::string save = played(script("siege_losses"),
                                  {"--position", position("siege"), "--seed", "17"}, kTwoPersons);
  const std::string told = testing::internal::GetCapturedStdout();
  EXPECT_TRUE(answers(save, "shadow", R"({"do":"remove","figure":"sauron.regular"})"));
  EXPECT_FALSE(answers(save, "shadow", R"({"do":"reduce","figure":"sauron.elite"})"));
  EXPECT_LE(counted(told.substr(told.find("borne:"))), 2) << told;
}

/// One gesture is one undo, though it gave four answers.
TEST(Script, OneUndoTakesBackAWholeGesture) {
  const std::string before = played("click \"button:Keep this Guide\"");
  const std::string after = played(
      "click \"button:Keep this Guide\"\nclick region:lorien\nclick region:parth-celebrant\nkey "
      "ctrl+Z");
  EXPECT_NE(after.find("\"undo\""), std::string::npos);
  const auto steps = [](const std::string& save) {
    return save.substr(0, save.find("parth-celebrant"));
  };
  EXPECT_EQ(steps(after).substr(0, before.size()), before);
}

/// Two figures in two places are four answers.
TEST(Script, OneUndoTakesBackAWholeSheetOfRecruits) {
  const std::vector<std::string> start{"--scenario", "at-the-gates-of-mordor", "--seed", "3"};
  const std::string begun = "click button:Muster\nclick button:Recruit\n";
  const std::string sheet =
      begun +
      "click \"button:Rohan Leader in Folde\"\nclick \"button:Elven Regular in Lórien\"\n"
      "click button:Confirm\nkey ctrl+Z\nexpect \"Whom will you recruit?\"";
  const std::string after = played(sheet, start, kTwoPersons);
  EXPECT_TRUE(answers(after, "free", R"("figure":"rohan.leader")"));
  EXPECT_TRUE(answers(after, "free", R"("figure":"elves.regular")"));
  EXPECT_NE(after.find("\"undo\""), std::string::npos);
}

/// So many times something was taken back.
int undone(const std::string& save) {
  int times = 0;
  for (std::size_t at = save.find("{\"undo\""); at != std::string::npos;
       at = save.find("{\"undo\"", at + 1)) {
    ++times;
  }
  return times;
}

/// The lesson follows; it is played on to its end.
TEST(Script, ALessonGoesBackWithTheStepThatIsTakenBack) {
  EXPECT_EQ(played(script("undo_lesson")), played("wait 0.5"));
}

/// A position with one right answer, tried twice.
TEST(Script, APuzzleIsTriedAgainUntilLuckHasFollowed) {
  const harness::OwnFolder folder;
  const std::filesystem::path puzzles = std::filesystem::path(DATA_FOLDER) / "wotr" / "puzzles";
  auto puzzle = nlohmann::json::parse(text_of(puzzles / "last-die-for-edoras.json"));
  puzzle.erase("seat");
  puzzle.erase("right");
  const std::filesystem::path position = folder.path() / "puzzle.json";
  std::ofstream(position) << puzzle;
  const std::string game =
      played(script("undo_puzzle"), {"--position", position.string(), "--seed", "7"});
  EXPECT_EQ(undone(game), 1);
  EXPECT_TRUE(answers(game, "free", R"("region":"edoras")"));
}

TEST(Script, FourAtOneScreenTakeBackWhatOneOfThemDecidedLast) {
  const std::string game =
      played(script("undo_teams"), {"--position", position("four"), "--seed", "7"},
             "gondor=human,rohan=human,witch-king=human,saruman=human");
  EXPECT_EQ(undone(game), 2);
}

/// Whatever a machine did it would do again: nothing is taken back, and the save does not grow.
TEST(Script, NothingIsTakenBackAfterAMachine) {
  const std::string game = played(script("undo_machine"));
  EXPECT_EQ(undone(game), 1) << "before the machine moved";
}

/// A table on which nothing moves draws nothing, but for a picture.
TEST(Script, APictureOfAnIdleTableIsWholeAndAsLargeAsTheWindow) {
  const harness::OwnFolder folder;
  const std::string file = (folder.path() / "idle.png").string();
  played("resize 800x600\nwait 20\npicture " + file);
  int width = 0, height = 0, channels = 0;
  const std::unique_ptr<stbi_uc, decltype(&stbi_image_free)> grey(
      stbi_load(file.c_str(), &width, &height, &channels, 1), stbi_image_free);
  ASSERT_NE(grey, nullptr);
  ASSERT_EQ(width, 800);
  ASSERT_EQ(height, 600);
  const std::span pixels(grey.get(), std::size_t{800} * 600);
  const double sum = std::accumulate(pixels.begin(), pixels.end(), 0.0);
  EXPECT_GT(sum / static_cast<double>(pixels.size()), 40) << "the land, not black";
}

/// Of the program, begun on its start sheet.
int exit_of(const std::string& lines) {
  const harness::OwnFolder folder;
  const std::filesystem::path script = folder.path() / "a.script";
  std::ofstream(script) << lines;
  app::GameModules games;
  games.push_back(wotr_module::make_module());
  const std::vector<std::string> words{
      "--offscreen",          "--quality", "low",          "--data", DATA_FOLDER, "--data-dir",
      folder.path().string(), "--script",  script.string()};
  return app::run(words, games);
}

/// What was seen, as words and as a picture; the notice says where, and the menu is not in it.
TEST(Script, AReportLiesBesideTheSaves) {
  const harness::OwnFolder folder;
  const std::filesystem::path script = folder.path() / "report.script";
  std::ofstream(script) << "key Escape\nwait 0.3\npress \"Report a problem\"\nwait 0.3\n"
                        << "press Close\n";
  app::GameModules games;
  games.push_back(wotr_module::make_module());
  const std::vector<std::string> words{
      "--offscreen", "--new",        "--seed",    "987654321987654321", "--quality",
      "low",         "--data",       DATA_FOLDER, "--data-dir",         folder.path().string(),
      "--script",    script.string()};
  EXPECT_EQ(app::run(words, games), 0);
  const std::filesystem::path report = folder.path() / "reports" / "wotr-1";
  const std::string text = text_of(report / "report.txt");
  EXPECT_NE(text.find("gl-renderer"), std::string::npos);
  EXPECT_NE(text.find("animation-speed"), std::string::npos);
  EXPECT_EQ(text.find("987654321987654321"), std::string::npos) << "the seed";
  EXPECT_EQ(text.find(folder.path().string()), std::string::npos) << "whose computer it is";
  EXPECT_GT(std::filesystem::file_size(report / "table.png"), 10'000u);
}

/// What is refused names the grounds that were meant, and nothing is played by it.
TEST(Script, ARefusedDragNamesBothEndsOfItsWay) {
  const std::vector<std::string> start{
      "--game", "trilogy", "--position", position("trilogy_combat"), "--seed", "7"};
  const std::string game = played(script("trilogy_refusals"), start, "yellow=human,red=squire");
  EXPECT_FALSE(answers(game, "yellow", R"("do":)"));
}

/// A click meant for the main button plays no card, whatever the hand allows.
TEST(Script, APlayableCardNeverTakesTheMainButtonsPlace) {
  const std::vector<std::string> start{
      "--game", "trilogy", "--position", position("trilogy_combat"), "--seed", "7"};
  const std::string game = played(script("trilogy_main_button"), start, "yellow=human,red=squire");
  EXPECT_TRUE(answers(game, "yellow", R"("do":"attack")"));
  EXPECT_FALSE(answers(game, "yellow", R"("do":"play-card")"));
}

/// With the largest letters the start sheet scrolls: what is below its edge is not there to click.
TEST(Script, WhatIsScrolledAwayCannotBeClicked) {
  EXPECT_EQ(exit_of("press Settings\npress 200%\npress Close\nclick \"button:Learn to play\"\n"),
            3);
  EXPECT_EQ(exit_of("press Settings\npress 200%\npress Close\npress \"Learn to play\"\n"), 0);
}

TEST(Script, ThatLeavesBeforeItsEndHasAFault) {
  EXPECT_EQ(exit_of("click \"button:Leave the game\"\nwait 1\n"), 3);
  EXPECT_EQ(exit_of("click \"button:Leave the game\"\n"), 0);
}

TEST(Script, FaultsNameFileLineAndReason) {
  const auto error_of = [](const std::string& text) {
    const auto script = app::parse_script(text, "a.script");
    return script ? std::string() : script.error();
  };
  EXPECT_EQ(error_of("# nothing\n\nwait 1\n"), "");
  EXPECT_NE(error_of("wait 1\nfly 3\n").find("a.script, line 2: \"fly\" is none of click"),
            std::string::npos);
  EXPECT_EQ(error_of("drag 1,2"), "a.script, line 1: drag takes 2 words");
  EXPECT_EQ(error_of("click \"button:Go on"),
            "a.script, line 1: a quotation mark has no second one");
}

}  // namespace
