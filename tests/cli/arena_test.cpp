// Players who meet in an arena: who is compared, what is reckoned of it, and how it goes on.
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "game/laboratory/arena/ratings.h"
#include "game/laboratory/arena/schedule.h"
#include "game/match/folders/files.h"
#include "tests/cli/arena_reports.h"
#include "tests/cli/toy_console.h"
#include "tests/harness/own_folder.h"
#include "tests/toy/racers.h"

namespace cli {
namespace {

using laboratory::Fixture;
using laboratory::Interval;
using laboratory::rate;
using laboratory::Result;
using laboratory::round_robin;
using laboratory::schedule;
using laboratory::wilson;

namespace fs = std::filesystem;

Ran arena(std::vector<std::string> words) {
  Games games;
  games.push_back(toy::driver(toy::racers()));
  words.insert(words.begin(), "arena");
  words.insert(words.end(), {"--data", kToyData});
  std::istringstream in;
  std::ostringstream out, err;
  const int status = run(words, games, {in, out, err});
  return {status, out.str(), err.str()};
}

const std::vector<std::string> kThree{"--players", "steady,curious,random", "--games", "30"};

std::vector<std::string> with(std::vector<std::string> words,
                              std::initializer_list<std::string> more) {
  words.insert(words.end(), more);
  return words;
}

TEST(Wilson, IsThatOfTheBooks) {
  const Interval half = wilson(5, 10);
  EXPECT_NEAR(half.from, 0.2366, 1e-4);
  EXPECT_NEAR(half.to, 0.7634, 1e-4);
  const Interval none = wilson(0, 20);
  EXPECT_EQ(none.from, 0);
  EXPECT_NEAR(none.to, 0.1611, 1e-4);
  EXPECT_EQ(wilson(0, 0).to, 1);
}

std::vector<Result> duels(std::size_t one, std::size_t other, int won, int lost) {
  std::vector<Result> results(static_cast<std::size_t>(won), {{one, other}, 0});
  results.insert(results.end(), static_cast<std::size_t>(lost), {{other, one}, 0});
  return results;
}

TEST(Elo, OfThreeQuartersIsNearlyTwoHundredPoints) {
  const auto ratings = rate(2, duels(0, 1, 750, 250));
  EXPECT_NEAR(ratings[0].elo - ratings[1].elo, 190.85, 1);
  EXPECT_NEAR(ratings[0].elo + ratings[1].elo, 0, 1e-6);
  // Of a share of 3/4 of 1000 games: 1.96 * (400 / ln 10) / sqrt(1000 * 3/16), half of it each.
  EXPECT_NEAR(ratings[0].margin, 12.43, 0.2);
}

TEST(Elo, OfPlayersWhoNeverMetComesOverAThird) {
  auto results = duels(0, 1, 300, 100);
  const auto more = duels(1, 2, 300, 100);
  results.insert(results.end(), more.begin(), more.end());
  const auto ratings = rate(3, results);
  EXPECT_NEAR(ratings[0].elo - ratings[2].elo, 381.7, 6);
  EXPECT_NEAR(ratings[1].elo, 0, 1);
}

TEST(Elo, OfWhoWinsEveryGameIsFinite) {
  const auto ratings = rate(2, duels(0, 1, 20, 0));
  EXPECT_GT(ratings[0].elo, 200);
  EXPECT_LT(ratings[0].elo, 1000);
  EXPECT_GT(ratings[0].margin, 100);
}

/// Alone among three others: who wins a quarter of those games is as good as they are.
TEST(Elo, KnowsThatOneOfFourWinsAQuarterOfTheGames) {
  std::vector<Result> results;
  for (std::size_t i = 0; i < 400; ++i) results.push_back({{0, 1, 1, 1}, i % 4});
  const auto ratings = rate(2, results);
  EXPECT_NEAR(ratings[0].elo, 0, 1);
}

TEST(Schedule, GivesEachPairEverySeedFromEverySide) {
  EXPECT_EQ(round_robin({"a", "b", "c"}, 2).size(), 3U);
  EXPECT_EQ(round_robin({"a", "b", "c"}, 4).size(), 6U);
  const auto duel = schedule({{"a", "b"}}, 2, 1, 7);
  EXPECT_EQ(duel, (std::vector<Fixture>{{{"a", "b"}, 7}, {{"b", "a"}, 7}}));
  const auto four = schedule({{"a", "b"}}, 4, 2, 1);
  ASSERT_EQ(four.size(), 8U);
  EXPECT_EQ(four[2], (Fixture{{"b", "b", "a", "b"}, 1}));
}

TEST(Arena, WritesTheSameTableForAnyNumberOfThreads) {
  const Ran one = arena(kThree);
  ASSERT_EQ(one.status, 0) << one.err;
  EXPECT_NE(one.out.find("steady - curious"), std::string::npos) << one.out;
  EXPECT_NE(one.out.find("180 games"), std::string::npos);
  EXPECT_EQ(one.out, arena(with(kThree, {"--threads", "4"})).out);
}

TEST(Arena, CountsWhatItsLinesSay) {
  const Ran ran = arena({"--alone", "steady", "--against", "random", "--games", "40", "--json"});
  ASSERT_EQ(ran.status, 0) << ran.err;
  const std::vector<std::string> lines = lines_of(ran.out);
  ASSERT_EQ(lines.size(), 81U);
  const auto summary = nlohmann::json::parse(lines.back())["summary"];
  const auto& row = summary["matchups"][0];
  int won = 0;
  for (std::size_t i = 0; i < 80; ++i) {
    const auto game = nlohmann::json::parse(lines[i]);
    won += game["players"][game["winner"].get<std::string>()] == "steady";
  }
  EXPECT_EQ(row["together"]["won"], won);
  EXPECT_EQ(row["as"]["red"]["won"].get<int>() + row["as"]["blue"]["won"].get<int>(), won);
}

TEST(Arena, TellsTimesApart) {
  const std::vector<std::string> words{"--players", "steady,random", "--games", "3"};
  const Ran text = arena(words);
  EXPECT_EQ(text.out.find("seconds"), std::string::npos) << text.out;
  EXPECT_NE(text.err.find("ms a decision"), std::string::npos) << text.err;
  const Ran as_json = arena(with(words, {"--json"}));
  EXPECT_EQ(as_json.out.find("seconds"), std::string::npos) << as_json.out;
  EXPECT_TRUE(nlohmann::json::parse(as_json.err)["times"]["steady"].contains("seconds"))
      << as_json.err;
}

/// Whatever a kill has left of the file.
TEST(Arena, GoesOnWhereItWasTornAndToldTheSame) {
  const harness::OwnFolder folder;
  const std::string file = folder.string() + "/games.jsonl";
  const auto words = with(kThree, {"--out", file});
  const std::string whole = arena(words).out;
  const auto text = match::read_file(file);
  ASSERT_TRUE(text) << text.error();
  for (const std::size_t kept : {std::size_t{0}, std::size_t{40}, text->find('\n') + 1,
                                 text->size() / 2, text->size() - 1}) {
    fs::resize_file(file, kept);
    const Ran again = arena(words);
    EXPECT_EQ(again.out, whole) << kept << again.err;
    EXPECT_EQ(lines_of(*match::read_file(file)).size(), 181U) << kept;
    std::ofstream(file, std::ios::binary) << *text;
  }
  const auto before = match::read_file(file);
  EXPECT_EQ(arena(words).out, whole);
  EXPECT_EQ(*match::read_file(file), *before);  // nothing was missing
}

TEST(Arena, RefusesAFileThatIsNotItsOwn) {
  const harness::OwnFolder folder;
  const std::string file = folder.string() + "/games.jsonl";
  ASSERT_EQ(arena(with(kThree, {"--out", file})).status, 0);
  const auto text = match::read_file(file);
  const Ran other = arena({"--players", "steady,random", "--out", file});
  EXPECT_EQ(other.status, kBadData);
  EXPECT_NE(other.err.find("holds an arena of other arguments"), std::string::npos) << other.err;
  EXPECT_EQ(*match::read_file(file), *text);
  std::ofstream(file) << "my letters";
  EXPECT_NE(arena(with(kThree, {"--out", file})).err.find("no file of an arena"),
            std::string::npos);
  EXPECT_EQ(*match::read_file(file), "my letters");
  std::ofstream(file) << lines_of(*text)[0] << "\n{\"seed\":1}\n";
  EXPECT_NE(arena(with(kThree, {"--out", file})).err.find("line 2: this is no game"),
            std::string::npos);
}

TEST(Arena, ComparesPlayersThatThereAre) {
  const auto fault = [](std::vector<std::string> words) { return arena(std::move(words)).err; };
  EXPECT_NE(fault({}).find("name the --players"), std::string::npos);
  EXPECT_NE(fault({"--players", "steady"}).find("two players or more"), std::string::npos);
  EXPECT_NE(fault({"--players", "steady,steady"}).find("each named once"), std::string::npos);
  EXPECT_NE(fault({"--alone", "steady"}).find("two players or more"), std::string::npos);
  EXPECT_NE(fault({"--players", "steady,human"}).find("without \"human\""), std::string::npos);
  EXPECT_NE(fault({"--players", "steady,troll"}).find("there is no player \"troll\""),
            std::string::npos);
  EXPECT_NE(fault({"--players", "steady,random:5s"}).find("random does not think"),
            std::string::npos);
}

TEST(Arena, GoesOnAfterAKill) {
  const harness::OwnFolder folder;
  const std::string words = std::string(TOY_CLI) +
                            " arena --players steady,curious,random --games 1000 --data " +
                            kToyData + " --out ";
  const std::string file = folder.string() + "/killed.jsonl";
  const std::string lines = "$(cat " + file + " 2>/dev/null | wc -l)";
  output_of(words + file + " & while kill -0 $! && test " + lines +
            " -lt 300; do sleep 0.005; done; kill -KILL $!; wait");
  const std::size_t left = lines_of(*match::read_file(file)).size();
  EXPECT_GE(left, 300U);
  EXPECT_LT(left, 6000U) << "it had ended before";
  const std::string resumed = output_of(words + file);
  EXPECT_EQ(resumed, output_of(words + folder.string() + "/whole.jsonl"));
  EXPECT_NE(resumed.find("6000 games"), std::string::npos);
}

}  // namespace
}  // namespace cli
