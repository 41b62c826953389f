// Learning from games that were kept, by the command and by the files that it writes.
#include <filesystem>

#include <gtest/gtest.h>

#include "game/laboratory/learn/game_record.h"
#include "tests/cli/toy_console.h"
#include "tests/harness/own_folder.h"
#include "tests/toy/racers.h"

namespace cli {
namespace {

constexpr std::array kRows{players::FeatureRow{"place", 1}};

players::School<toy::Race> school(const toy::Rules&) {
  const auto describe = [](const toy::State& state) {
    std::vector<players::Description> racers;
    for (const std::uint8_t place : state.place)
      racers.push_back({{0, static_cast<float>(place) / 20.0F}});
    return racers;
  };
  const auto winner = [](const toy::State& state) -> std::size_t {
    return state.place[0] >= state.place[1] ? 0 : 1;
  };
  return {.features = kRows,
          .describe = describe,
          .winner = winner,
          .begins_action = [](const core::Decision&) { return true; }};
}

Ran learn(std::vector<std::string> words) {
  auto roster = toy::racers();
  roster.school = school;
  Games games;
  games.push_back(toy::driver(std::move(roster)));
  words.insert(words.begin(), "learn");
  words.insert(words.end(), {"--data", kToyData, "--seats", "red=curious,blue=random"});
  std::istringstream in;
  std::ostringstream out, err;
  const int status = run(words, games, {in, out, err});
  return {status, out.str(), err.str()};
}

std::string text_of(const std::string& path) { return *match::read_file(path); }

TEST(Learn, FindsThatWhoIsAheadWins) {
  const harness::OwnFolder folder;
  const std::string out = folder.path() / "weights.json";
  const Ran said = learn({"--games", "200", "--out", out});
  ASSERT_EQ(said.status, 0) << said.err;
  const auto weights = players::parse_weights(text_of(out), "weights.json", kRows);
  ASSERT_TRUE(weights) << weights.error();
  EXPECT_GT((*weights)[0], 1);
}

TEST(Learn, FromGamesThatWereKeptIsLearningFromThemAtOnce) {
  const harness::OwnFolder folder;
  const std::string kept = folder.path() / "kept.games";
  const std::string at_once = folder.path() / "at-once.json";
  const std::string later = folder.path() / "later.json";
  ASSERT_EQ(learn({"--games", "50", "--keep", kept, "--out", at_once}).status, 0);
  ASSERT_EQ(learn({"--from", kept, "--out", later, "--threads", "2"}).status, 0);
  EXPECT_EQ(text_of(at_once), text_of(later));
  EXPECT_EQ(learn({"--from", kept + "," + kept, "--out", later}).status, 0);
}

TEST(Learn, RefusesGamesOfOtherOptionsAndWhatIsNoGame) {
  const harness::OwnFolder folder;
  const std::string kept = folder.path() / "kept.games";
  const std::string out = folder.path() / "weights.json";
  ASSERT_EQ(learn({"--games", "20", "--keep", kept, "--out", out}).status, 0);
  const std::string games = text_of(kept);
  const auto write = [&](const std::string& text) { ASSERT_TRUE(match::replace_file(kept, text)); };

  write("{}\n" + games.substr(games.find('\n') + 1));
  EXPECT_EQ(learn({"--from", kept, "--out", out}).err,
            "amonhen-cli: " + kept + ", line 1: these are games of other rules or options\n");
  write(games + "3 0000zz00\n");
  EXPECT_EQ(learn({"--from", kept, "--out", out}).err,
            "amonhen-cli: " + kept + ", line 22: this is no recorded game\n");
}

}  // namespace
}  // namespace cli
