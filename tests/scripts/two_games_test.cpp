// From one game of the program to the other and back, by clicks in the window's loop.

#include <algorithm>
#include <fstream>
#include <memory>
#include <nlohmann/json.hpp>
#include <span>
#include <sstream>

#include <gtest/gtest.h>
#include <stb_image.h>

#include "game/app/run.h"
#include "game/app/start/requested_game.h"
#include "game/trilogy/trilogy_module.h"
#include "game/wotr/wotr_module.h"
#include "tests/harness/own_folder.h"

namespace {

namespace fs = std::filesystem;
using nlohmann::json;

app::GameModules both_games() {
  app::GameModules games;
  games.push_back(wotr_module::make_module());
  games.push_back(trilogy_module::make_module());
  return games;
}

std::string everything_in(const fs::path& file) {
  std::ostringstream text;
  text << std::ifstream(file).rdbuf();
  return text.str();
}

json header_of(const fs::path& save) {
  const std::string text = everything_in(save);
  return json::parse(text.substr(0, text.find('\n')), nullptr, false);
}

/// The share of a picture that is as dark as the wood of the table.
double dark_share(const fs::path& file) {
  int width = 0;
  int height = 0;
  const std::unique_ptr<stbi_uc, void (*)(void*)> pixels(
      stbi_load(file.c_str(), &width, &height, nullptr, 1), stbi_image_free);
  if (pixels == nullptr) return 1;
  const std::span all(pixels.get(),
                      static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  constexpr stbi_uc kDark = 70;
  const auto dark = std::ranges::count_if(all, [](stbi_uc grey) { return grey < kDark; });
  return static_cast<double>(dark) / static_cast<double>(all.size());
}

class TwoGames : public testing::Test {
 protected:
  /// A hand does what the lines say; "SAVE" in them is a file whose header is answered.
  json play(const std::string& lines, const std::vector<std::string>& more = {}) {
    const fs::path script = folder_ / "hand.script";
    const fs::path save = folder_ / "hand.out";
    std::ofstream(script) << lines << "\nsave " << save.string() << "\n";
    std::vector<std::string> words{"--offscreen", "--quality", "low",
                                   "--data",      DATA_FOLDER, "--data-dir",
                                   saves(),       "--script",  script.string()};
    words.insert(words.end(), more.begin(), more.end());
    EXPECT_EQ(app::run(words, both_games()), 0);
    return header_of(save);
  }
  std::string saves() const {
    fs::create_directories(folder_ / "saves");
    return (folder_ / "saves").string();
  }
  std::string requested(std::vector<std::string> words) const {
    words.insert(words.end(), {"--data", DATA_FOLDER, "--data-dir", saves()});
    const auto command = app::parse_command_line(words);
    EXPECT_TRUE(command) << command.error();
    return app::requested_game(both_games(), *command);
  }

  const harness::OwnFolder folder_;
};

const std::vector<std::string> kTwoPersonsOfTheFirst{"--seats", "free=human,shadow=human"};

constexpr const char* kToTheOther = R"(
click button:menu
click "button:New game"
click button:Game
click "button:The Trilogy Edition"
click button:Players
)";

TEST_F(TwoGames, TheOtherOneIsChosenSeatedAndBegunByClicks) {
  const json header = play(std::string(kToTheOther) +
                               "click \"button:4 players\"\n"
                               "click button:Beginning\n"
                               "click \"button:A Short War\"\nclick button:Begin\n",
                           kTwoPersonsOfTheFirst);
  EXPECT_EQ(header["game"], "trilogy");
  EXPECT_EQ(header["options"]["players"], 4);
  EXPECT_EQ(header["position"]["ring"]["territory"], "the-wold");
  const json persons{{"black", "human"}, {"green", "human"}, {"red", "human"}, {"yellow", "human"}};
  EXPECT_EQ(header["seats"], persons);
}

/// Past the random player.
constexpr const char* kSquireAsYellow = R"(
press "Yellow +"
press "Yellow +"
)";

TEST_F(TwoGames, MachinesOfTheOtherOneAreSeatedByClicks) {
  for (const int players : {3, 4}) {
    const std::string seated =
        players == 3 ? kSquireAsYellow : "";  // the next time it is remembered
    const json header =
        play(std::string(kToTheOther) + "click \"button:" + std::to_string(players) +
                 " players\"\n" + seated + "click button:Begin\n",
             {"--new", "--seats", "free=human,shadow=human"});
    EXPECT_EQ(header["game"], "trilogy");
    EXPECT_EQ(header["seats"].size(), static_cast<std::size_t>(players));
    EXPECT_EQ(header["seats"]["yellow"], "squire") << "the first in the order of play";
    EXPECT_EQ(header["seats"]["red"], "human");
  }
}

/// Rules are chosen for the one, the other is looked at: none of them came along.
TEST_F(TwoGames, WhatWasChosenForTheOneDoesNotHoldForTheOther) {
  const json header = play(std::string("click button:menu\nclick \"button:New game\"\n") +
                               "click button:Players\nclick \"button:4 players\"\n"
                               "click button:Game\nclick \"button:The Trilogy Edition\"\n"
                               "expect \"The Trilogy Edition\"\n"
                               "click button:Players\nclick \"button:2 players\"\n"
                               "click button:Game\nclick \"button:War of the Ring\"\n"
                               "click button:Begin\n",
                           kTwoPersonsOfTheFirst);
  EXPECT_EQ(header["game"], "wotr");
  EXPECT_EQ(header["options"]["players"], 4) << "and it is found again as it was left";
}

TEST_F(TwoGames, WhatWasLeftGoesOnAfterTheOther) {
  const std::string other =
      std::string(kToTheOther) + "click \"button:2 players\"\n" + "click button:Begin\nwait 1\n";
  const json header = play(other +
                               "click button:menu\nclick \"button:New game\"\nclick button:Game\n"
                               "click \"button:Go on with\"\nwait 2\npicture " +
                               (folder_ / "back.png").string(),
                           {"--seed", "4", "--seats", "free=human,shadow=human"});
  EXPECT_EQ(header["game"], "wotr");
  EXPECT_EQ(header["seed"], 4) << "the game that was left, not a new one";
  EXPECT_LT(dark_share(folder_ / "back.png"), 0.5) << "the board is far away";
}

TEST_F(TwoGames, TheNextEveningBeginsWithTheOneThatWasLeftLast) {
  EXPECT_EQ(requested({}), "wotr") << "nothing was left";
  play(std::string(kToTheOther) + "click \"button:2 players\"\nclick button:Begin\n",
       kTwoPersonsOfTheFirst);
  EXPECT_EQ(requested({}), "trilogy");
  EXPECT_EQ(requested({"--game", "wotr"}), "wotr");
  EXPECT_EQ(requested({"--new"}), "wotr");
  EXPECT_EQ(play("wait 1")["game"], "trilogy");
  const std::string save = (folder_ / "saves" / "wotr.save").string();
  EXPECT_EQ(requested({"--load", save}), "wotr") << "a save says itself what it is of";
  EXPECT_EQ(requested({"--load", (folder_ / "saves" / "trilogy.save").string()}), "trilogy");
  EXPECT_EQ(requested({"--scenario", "the-last-road"}), "trilogy");
}

}  // namespace
