// Moving a player's numbers to where it wins, by the command and by its parts.
#include <algorithm>
#include <filesystem>

#include <gtest/gtest.h>

#include "base/json_text.h"
#include "game/laboratory/tune/ascent.h"
#include "game/laboratory/tune/numbers.h"
#include "game/match/luck.h"
#include "tests/cli/toy_console.h"
#include "tests/harness/own_folder.h"
#include "tests/toy/racers.h"

namespace cli {
namespace {

using laboratory::Ascent;
using laboratory::Numbers;

constexpr std::string_view kNumbers =
    R"({"note": "Three kinds.", "b": {"share": 0.5, "none": 0}, "a": [2, 40.0]})";

std::string moved(double by, std::vector<std::string> below = {}) {
  const auto numbers = Numbers::read(kNumbers, "numbers.json", below);
  if (!numbers) return numbers.error();
  const std::vector<double> all(numbers->size(), by);
  return base::parse_ordered_json(numbers->moved(all))->dump();
}

TEST(Numbers, MoveEachInItsOwnWay) {
  EXPECT_EQ(moved(0), R"({"note":"Three kinds.","b":{"share":0.5,"none":0},"a":[2,40.0]})");
  EXPECT_EQ(moved(1), R"({"note":"Three kinds.","b":{"share":0.731,"none":0},"a":[5,109.0]})");
  EXPECT_EQ(moved(-9), R"({"note":"Three kinds.","b":{"share":0.001,"none":0},"a":[0,0.00494]})");
}

TEST(Numbers, OnlyBelowWhatIsNamed) {
  EXPECT_EQ(moved(1, {"a"}), R"({"note":"Three kinds.","b":{"share":0.5,"none":0},"a":[5,109.0]})");
  EXPECT_EQ(moved(1, {"c"}), "numbers.json: there are no numbers below \"c\"");
  EXPECT_EQ(moved(1, {"note"}), "numbers.json: there are no numbers below \"note\"");
}

TEST(Ascent, FindsTheTopOfAHill) {
  const std::vector<double> top{0.7, -0.4, 0};
  Ascent ascent(top.size(), {}, 5);
  for (int i = 0; i < 60; ++i) {
    std::vector<double> won;
    for (const std::vector<double>& trial : ascent.trials()) {
      double height = 1;
      for (std::size_t k = 0; k < top.size(); ++k)
        height -= (trial[k] - top[k]) * (trial[k] - top[k]) / 4;
      won.push_back(height);
    }
    ascent.go_on(won);
  }
  for (std::size_t k = 0; k < top.size(); ++k) EXPECT_NEAR(ascent.at()[k], top[k], 0.1) << k;
}

/// Plays its card as soon as it likes: for each value a share of the times when it could.
class Gambler final : public players::Player<toy::Race> {
 public:
  Gambler(const nlohmann::json& numbers, std::uint64_t seed)
      : low_(numbers.at("low")), high_(numbers.at("high")), coin_(seed, "gambler") {}
  core::Action choose(const toy::Rules&, const toy::View& view, const core::Decision& decision,
                      const std::stop_token&) override {
    constexpr core::Action kPlay{toy::kPlay};
    const double likes = view.known_card[view.to_act] == 1 ? low_ : high_;
    const bool plays = decision.offers(kPlay) && coin_.below(1000) < 1000 * likes;
    return plays ? kPlay : decision.actions[0];
  }

 private:
  double low_;
  double high_;
  match::Stream coin_;
};

players::Roster<toy::Race> gamblers() {
  players::Roster<toy::Race> roster = toy::racers();
  roster.files = {"players/gambler.json", "players/charm.json"};
  roster.make = [](std::span<const core::DataFile> files) {
    auto registry = toy::racers().make({});
    registry->emplace("gambler", [numbers = *base::parse_json(files[0].text)](std::uint64_t seed) {
      return std::make_unique<Gambler>(numbers, seed);
    });
    return registry;
  };
  return roster;
}

/// The toy game's data, with a gambler who likes every card alike.
struct GamblersData {
  harness::OwnFolder folder;
  std::string path = folder.path() / "data";

  GamblersData() {
    std::filesystem::copy(kToyData, path, std::filesystem::copy_options::recursive);
    std::filesystem::create_directories(path + "/race/players");
    static_cast<void>(
        match::replace_file(path + "/race/players/gambler.json", "{\"low\": 0.2, \"high\": 0.2}"));
    static_cast<void>(match::replace_file(path + "/race/players/charm.json", "{\"luck\": 1}"));
  }
};

Ran tune(const GamblersData& data, std::vector<std::string> words) {
  Games games;
  games.push_back(toy::driver(gamblers()));
  words.insert(words.begin(), {"tune", "--data", data.path});
  std::istringstream in;
  std::ostringstream out, err;
  const int status = run(words, games, {in, out, err});
  return {status, out.str(), err.str()};
}

TEST(Tune, TeachesAGamblerToKeepItsLowCards) {
  const GamblersData data;
  const std::string out = data.folder.path() / "tuned.json";
  const Ran said =
      tune(data, {"--player", "gambler", "--against", "steady", "--generations", "12", "--pairs",
                  "4", "--reach", "100", "--games", "100", "--check", "400", "--out", out});
  ASSERT_EQ(said.status, 0) << said.err;
  const std::string text = *match::read_file(out);
  const nlohmann::json numbers = *base::parse_json(text);
  EXPECT_LT(numbers["low"], 0.1) << said.out;
  EXPECT_LT(numbers["low"], numbers["high"]) << said.out;
  EXPECT_EQ(lines_of(said.out).size(), 14u) << said.out;
}

TEST(Tune, TheSameSeedTellsTheSameOnAnyNumberOfThreads) {
  const GamblersData data;
  const std::string out = data.folder.path() / "tuned.json";
  const auto once = [&](const std::string& threads) {
    return tune(data, {"--player", "gambler", "--against", "steady,curious", "--as", "blue",
                       "--generations", "2", "--games", "20", "--check", "50", "--threads", threads,
                       "--out", out})
        .out;
  };
  EXPECT_EQ(once("1"), once("3"));
}

TEST(Tune, SaysWhatIsMissing) {
  const GamblersData data;
  EXPECT_EQ(tune(data, {"--player", "steady", "--against", "gambler"}).err,
            "amonhen-cli: no file holds numbers of a player \"steady\"\n");
  EXPECT_NE(
      tune(data, {"--player", "charm", "--against", "steady"}).err.find("no player \"charm\""),
      std::string::npos)
      << "numbers, but nobody's";
  EXPECT_EQ(tune(data, {"--player", "gambler"}).err, "amonhen-cli: name whom it plays --against\n");
  EXPECT_EQ(tune(data, {"--player", "gambler", "--against", "steady", "--as", "green"}).err,
            "amonhen-cli: there is no party \"green\"\n");
  EXPECT_NE(tune(data, {"--player", "gambler", "--against", "nobody"}).err.find("\"nobody\""),
            std::string::npos);
}

}  // namespace
}  // namespace cli
