#include "game/app/start/command_line.h"

#include <fstream>
#include <sstream>
#include <vector>

#include <gtest/gtest.h>

namespace {

using Words = std::vector<std::string>;

TEST(CommandLine, ReadsWhatTheDocumentationPromises) {
  const auto options = app::parse_command_line(
      Words{"--offscreen", "--size", "1920x1080", "--out", "a.png", "--camera", "72,50.5,90",
            "--quality", "high", "--seed", "7", "--turns", "3", "--flat", "--no-ui", "--demo"});
  ASSERT_TRUE(options) << options.error();
  EXPECT_TRUE(options->offscreen && options->flat && options->no_ui && options->demo);
  EXPECT_EQ(options->size, glm::ivec2(1920, 1080));
  EXPECT_EQ(options->beginning.seed, 7U);
  EXPECT_EQ(options->turns, 3);
  ASSERT_TRUE(options->standpoint.place);
  EXPECT_FLOAT_EQ(options->standpoint.place->y, 50.5F);
  EXPECT_FLOAT_EQ(options->standpoint.distance, 90);
}

TEST(CommandLine, ReadsHowManyPlayByWhichRules) {
  const auto options = app::parse_command_line(
      Words{"--players", "4", "--seats", "gondor=human,rohan=random", "--options",
            R"({"rules.profile": "guide"})", "--ui-scale", "1.5", "--sheet", "new-game-rules"});
  ASSERT_TRUE(options) << options.error();
  EXPECT_EQ(options->beginning.players, 4);
  EXPECT_EQ(options->beginning.options, R"({"rules.profile": "guide"})");
  EXPECT_FLOAT_EQ(options->ui_scale, 1.5F);
  EXPECT_EQ(options->sheet, "new-game-rules");
}

TEST(CommandLine, ASavedGameMayBeNamedAlone) {
  const auto options = app::parse_command_line(Words{"my games/wotr.siege.save", "--offscreen"});
  ASSERT_TRUE(options) << options.error();
  EXPECT_EQ(options->beginning.load, "my games/wotr.siege.save");
  EXPECT_FALSE(app::parse_command_line(Words{"one.save", "two.save"}));
  EXPECT_FALSE(app::parse_command_line(Words{"one.save", "--load", "two.save"}));
}

TEST(CommandLine, OptionsThatMeanNothingTogetherAreRefusedInOneSentence) {
  const std::vector<std::pair<Words, std::string>> refused{
      {{"--offscreen", "--record", "F"}, "--offscreen and --record: choose one of them"},
      {{"--offscreen", "--tuio"}, "--offscreen and --tuio: choose one of them"},
      {{"--offscreen", "--air", "public"}, "--offscreen and --air: choose one of them"},
      {{"--offscreen", "--demo", "--moment", "1"}, "--demo and --moment: choose one of them"},
      {{"--film", "S", "--gallery", "D"}, "--film and --gallery: choose one of them"},
      {{"--film", "S", "--seed", "3"}, "--film and --seed: choose one of them"},
      {{"--film", "S", "--sheet", "menu"}, "--film and --sheet: choose one of them"},
      {{"--gallery", "D", "--size", "640x360"}, "--gallery and --size: choose one of them"},
      {{"--bench", "--record", "F"}, "--bench and --record: choose one of them"},
      {{"--load", "S", "--new"}, "--load and --new: choose one of them"},
      {{"S", "--players", "3"}, "--load and --players: choose one of them"},
      {{"--scenario", "a", "--position", "b"}, "--scenario and --position: choose one of them"},
      {{"--camera", "1,2,3", "--look", "bree"}, "--camera and --look: choose one of them"},
      {{"--still"}, "--still means something only with --film"},
      {{"--delay", "3"}, "--delay means something only with --air"},
      {{"--offscreen", "--until", "march"}, "--until means something only with --moment"},
      {{"--moment", "1"}, "--moment means something only with --offscreen"},
      {{"--turns", "3"}, "--turns means something only with one of --demo, --film"},
      {{"--out", "F"},
       "--out means something only with one of --offscreen, --demo, --script, --film"}};
  for (const auto& [words, sentence] : refused) {
    const auto command = app::parse_command_line(words);
    ASSERT_FALSE(command) << sentence;
    EXPECT_EQ(command.error(), sentence);
  }
  for (const Words& words :
       {Words{"--offscreen", "--script", "F", "--record", "R", "--out", "D"},
        Words{"--bench", "--air", "public", "--offscreen"}, Words{"--demo", "--turns", "2"},
        Words{"--offscreen", "--no-ui", "--ui-scale", "0.75", "--out", "P", "--load", "S"},
        Words{"--film", "S", "--game", "wotr", "--turns", "3-4", "--size", "640x360"}}) {
    const auto command = app::parse_command_line(words);
    EXPECT_TRUE(command) << command.error();
  }
}

TEST(CommandLine, SettingsAreSetForThisRun) {
  const auto command = app::parse_command_line(
      Words{"--set", "letters=150", "--table", "--set", "sound.music=0", "--set=level=medium"});
  ASSERT_TRUE(command) << command.error();
  screens::Settings settings;
  fulfil(command->settings, settings);
  EXPECT_EQ(settings.letters, 150);
  EXPECT_EQ(settings.sound.music, 0);
  EXPECT_EQ(settings.level, engine::Level::kMedium);
  EXPECT_TRUE(settings.full_screen && settings.touch_table);
}

TEST(CommandLine, AWrongSettingIsAnsweredWithWhatThereIs) {
  const lang::PhraseBook german = lang::PhraseBook::of(DATA_FOLDER, "de");
  const auto told = [](const std::string& setting) {
    return app::parse_command_line(Words{"--set", setting}).error();
  };
  EXPECT_EQ(told("letters=90"), "--set letters=90: it may be -1, 0, 75, 100, 125, 150, 200, 300");
  EXPECT_EQ(told("practice"), "--set practice: it may be on, off");
  EXPECT_EQ(told("sound.all=101"), "--set sound.all=101: it may be a number from 0 to 100");
  EXPECT_EQ(german.say(told("sound.all=101")),
            "--set sound.all=101: möglich ist: eine Zahl von 0 bis 100");
  EXPECT_EQ(german.say(told("ruler=12")),
            "--set ruler=12: möglich ist: 0 oder eine Zahl von 60 bis 3000");
  EXPECT_EQ(german.say(told("pace=fast")), "--set pace=fast: möglich ist: read, brisk, instant");
  EXPECT_TRUE(german.say(told("shine=on"))
                  .starts_with("--set shine=on: es gibt keine Einstellung \"shine\"; es gibt "
                               "plain-words, letters, colour-vision, "))
      << german.say(told("shine=on"));
  EXPECT_TRUE(told("keys=a").starts_with("--set keys=a: there is no setting")) << told("keys=a");
}

/// docs/settings.md has a line for each that can be set.
TEST(CommandLine, TheDocumentationListsTheSettings) {
  std::stringstream page;
  page << std::ifstream(DATA_FOLDER "/../docs/settings.md").rdbuf();
  for (const screens::SettingRow& row : screens::setting_rows()) {
    if (!is_simple(row)) continue;
    const std::string line =
        "\n| `" + std::string(row.id) + "` | " + screens::values_of(row) + " |";
    EXPECT_NE(page.str().find(line), std::string::npos) << line;
  }
}

TEST(CommandLine, RefusesNonsenseInWords) {
  for (const Words& words :
       {Words{"--size", "12"}, Words{"--size", "1280x720x"}, Words{"--camera", "here"},
        Words{"--quality", "best"}, Words{"--turns", "-1"}, Words{"--players", "5"},
        Words{"--ui-scale", "9"}, Words{"--nonsense"}}) {
    const auto options = app::parse_command_line(words);
    EXPECT_FALSE(options) << words.front();
  }
}

TEST(CommandLine, RefusesNumbersThatAreNoneOrOutOfReachAndSaysWhatItTakes) {
  const std::vector<Words> refused{{"--camera", "nan,0,1"},
                                   {"--camera", "0,inf,1"},
                                   {"--camera", "0,0,-inf"},
                                   {"--camera", "0,0,0"},
                                   {"--camera", "0,0,-5"},
                                   {"--camera", "1e30,0,50"},
                                   {"--camera", "72,50,1e9"},
                                   {"--camera", "72,50,90,"},
                                   {"--camera", "72,50"},
                                   {"--point", "nan,5"},
                                   {"--point", "5,-1"},
                                   {"--point", "5,1e9"},
                                   {"--ui-scale", "nan"},
                                   {"--ui-scale", "inf"},
                                   {"--moment", "nan"},
                                   {"--moment", "-1"},
                                   {"--moment", "inf"},
                                   {"--size", "99999999999x720"},
                                   {"--size", "1280x-720"},
                                   {"--size", "nanx720"},
                                   {"--turns", "nan"},
                                   {"--turns", "99999999999"},
                                   {"--seed", "nan"},
                                   {"--seed", "-1"},
                                   {"--seed", "99999999999999999999999"},
                                   {"--players", "nan"}};
  for (const Words& words : refused) {
    const auto options = app::parse_command_line(words);
    ASSERT_FALSE(options) << words[0] << " " << words[1];
    const std::string& sentence = options.error();
    EXPECT_NE(sentence.find(words[0]), std::string::npos) << sentence;
    EXPECT_EQ(sentence.find('\n'), std::string::npos) << sentence;
  }
  EXPECT_TRUE(app::parse_command_line(Words{"--camera", "-5,0.5,90"}));
}

TEST(CommandLine, TheHelpNamesEveryOption) {
  for (const char* option : {"--offscreen", "--position", "--demo", "--bench", "--data-dir"}) {
    EXPECT_NE(app::help_text().find(option), std::string::npos) << option;
  }
  EXPECT_EQ(app::help_text().find("amonhen [FILE] [options]"), 0u);
}

TEST(CommandLine, TheHelpIsThereInGerman) {
  const auto lines_of = [](const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
  };
  const auto english = lines_of(app::help_text());
  const auto german = lines_of(app::help_text(lang::PhraseBook::of(DATA_FOLDER, "de")));
  ASSERT_EQ(english.size(), german.size());
  for (std::size_t i = 0; i < english.size(); ++i) {
    if (english[i].empty()) continue;
    EXPECT_NE(english[i], german[i]) << "there is no German for it";
  }
}

}  // namespace
