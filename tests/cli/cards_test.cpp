// `amonhen-cli check cards`: every card for somebody who looks for mistakes.

#include <filesystem>

#include <gtest/gtest.h>

#include "game/trilogy/driver/driver.h"
#include "game/wotr/driver/driver.h"
#include "rules/trilogy/game.h"
#include "rules/wotr/game.h"
#include "tests/cli/toy_console.h"
#include "tests/harness/own_folder.h"

namespace cli {
namespace {

namespace fs = std::filesystem;

Ran check_cards(const std::string& data, const std::string& game = "wotr") {
  Games games;
  games.push_back(wotr_driver::driver());
  games.push_back(trilogy_driver::driver());
  std::istringstream in;
  std::ostringstream out, err;
  const std::vector<std::string> command{"check", "cards", "--data", data, "--game", game};
  const int status = run(command, games, {in, out, err});
  return {status, out.str(), err.str()};
}

/// The lines of one card, up to the empty one.
std::vector<std::string> card(const Ran& ran, const std::string& title) {
  std::vector<std::string> lines;
  bool inside = false;
  for (const std::string& line : lines_of(ran.out)) {
    if (line.starts_with(title + " (")) inside = true;
    if (inside && line.empty()) break;
    if (inside) lines.push_back(line);
  }
  return lines;
}

TEST(CheckCards, ShowsACardWithItsWordsItsEntryAndItsCombatHalf) {
  const Ran ran = check_cards(AMONHEN_SOURCE_DIR "/data");
  ASSERT_EQ(ran.status, 0) << ran.err;
  const std::vector<std::string> lines = card(ran, "Pits of Mordor");
  ASSERT_GE(lines.size(), 10u) << ran.out.substr(0, 2000);
  EXPECT_EQ(lines[0], "Pits of Mordor (pits-of-mordor)");
  EXPECT_EQ(lines[1], "  shadow, strategy deck, number 24, icon muster, player witch-king");
  EXPECT_EQ(lines[2], "  needs: Sauron is At War.");
  EXPECT_EQ(lines[4], "  if:");
  EXPECT_EQ(lines[5], R"(    {"at-war": "sauron"})");
  EXPECT_EQ(lines[6], "  do:");
  EXPECT_EQ(lines[7],
            R"(    {"recruit": {"sauron.regular": 2}, "in": "sauron.strongholds", "regions": 3})");
  EXPECT_EQ(lines[8], "  combat half: Desperate Battle (desperate-battle), initiative [3]");
}

TEST(CheckCards, NamesTheTestsThatTheSourceTreeHas) {
  const Ran ran = check_cards(AMONHEN_SOURCE_DIR "/data/");
  ASSERT_EQ(ran.status, 0) << ran.err;
  const std::vector<std::string> lines = card(ran, "Pits of Mordor");
  const std::string test = "    EventCards.PitsOfMordor_NotMet_WithSauronNotAtWar";
  EXPECT_NE(std::find(lines.begin(), lines.end(), test), lines.end());
}

TEST(CheckCards, ShowsAllOfThem) {
  const Ran ran = check_cards(AMONHEN_SOURCE_DIR "/data");
  int cards = 0;
  for (const std::string& line : lines_of(ran.out)) cards += line.starts_with("  combat half: ");
  EXPECT_EQ(cards, 96);
  EXPECT_EQ(lines_of(ran.out).back(), AMONHEN_SOURCE_DIR "/data/wotr/cards.json: 96 cards, good");
}

TEST(CheckCards, ShowsThoseOfTheSecondGameWithTheirTests) {
  const Ran ran = check_cards(AMONHEN_SOURCE_DIR "/data", "trilogy");
  ASSERT_EQ(ran.status, 0) << ran.err;
  const std::vector<std::string> lines = card(ran, "Violent Storms");
  ASSERT_GE(lines.size(), 9u) << ran.out.substr(0, 2000);
  EXPECT_EQ(lines[0], "Violent Storms (power-violent-storms)");
  EXPECT_EQ(lines[1], R"(  kind power, points {"evil": 1, "good": 1}, when invaded)");
  EXPECT_EQ(lines[4], R"(    {"link": "sea", "battle": "any"})");
  EXPECT_EQ(lines[6], R"(    {"verb": "destroy-attackers"})");
  EXPECT_EQ(lines[7], "  tests of the card: 2");
  EXPECT_EQ(lines[8], "    TrilogyCards.ViolentStorms");
  EXPECT_EQ(lines_of(ran.out).back(),
            AMONHEN_SOURCE_DIR "/data/trilogy/cards.json: 60 cards, good");
}

TEST(CheckCards, WithoutTheSourceTreeItSaysThatTheTestsAreUnknown) {
  const harness::OwnFolder folder;
  fs::copy(AMONHEN_SOURCE_DIR "/data", folder / "data", fs::copy_options::recursive);
  const Ran ran = check_cards((folder / "data").string());
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_EQ(ran.out.find("tests of the event"), std::string::npos);
  EXPECT_NE(ran.out.find("is known in the source tree only: there is no " + folder.string()),
            std::string::npos);
}

TEST(CheckCards, BadDataAndGamesWithoutCardsAreOneSentence) {
  const Ran toy = run_toy({"check", "cards"});
  EXPECT_EQ(toy.status, 3);
  EXPECT_EQ(toy.out, "");
  EXPECT_EQ(lines_of(toy.err).size(), 1u) << toy.err;
}

}  // namespace
}  // namespace cli
