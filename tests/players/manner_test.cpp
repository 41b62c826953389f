// How a player thinks is said with its name: at the border, in a save, in what it then does.
#include "game/players/manner.h"

#include <set>

#include <gtest/gtest.h>

#include "game/match/scenario.h"
#include "game/players/checked_seating.h"
#include "game/players/search/strength.h"
#include "tests/harness/done.h"
#include "tests/players/shipped_players.h"
#include "tests/rulings/game.h"

namespace wotr_players {
namespace {

using players::Manner;

Manner manner(std::string_view player) {
  const auto read = players::manner_of(player);
  EXPECT_TRUE(read) << read.error();
  return read ? *read : Manner{};
}

std::string refusal_of(std::string_view player) {
  const auto maker = players::maker_of<Wotr>(registry(), player);
  return maker ? "" : maker.error();
}

TEST(Manner, IsSaidBehindTheName) {
  EXPECT_EQ(players::player_name("wizard:5s:60"), "wizard");
  EXPECT_FALSE(manner("wizard").budget);
  EXPECT_EQ(manner("wizard:0.1s").budget->time.count(), 0.1);
  EXPECT_GT(manner("wizard:20s").threads, 1U);
  EXPECT_EQ(manner("ranger:800").budget->playouts, 800);
  EXPECT_EQ(manner("ranger:800").threads, 1U);  // or it could not be repeated
  EXPECT_EQ(manner("wizard:instant").threads, 1U);
  EXPECT_EQ(manner("wizard:1s").strength, players::kFullStrength);
  EXPECT_EQ(manner("wizard:400:60").strength, 60);
}

TEST(Manner, ThatMakesNoSenseIsRefusedInASentence) {
  EXPECT_EQ(refusal_of("squire:5s"), R"("squire:5s": squire does not think; write "squire")");
  EXPECT_EQ(refusal_of("troll:5s"), R"(there is no player "troll:5s")");
  EXPECT_EQ(refusal_of("wizard:400:0"),
            R"("wizard:400:0": a strength is a number from 1 to 100, not "0")");
  for (const char* text : {"wizard:", "wizard:soon", "wizard:0s", "wizard:-1s", "wizard:nans",
                           "wizard:infs", "wizard:1000s", "wizard:0", "wizard:1.5", "wizard::60"}) {
    EXPECT_NE(refusal_of(text).find("is neither"), std::string::npos) << text;
  }
  for (const char* text : {"wizard:1s:", "wizard:1s:101", "wizard:1s:50:1"}) {
    EXPECT_NE(refusal_of(text).find("a strength is"), std::string::npos) << text;
  }
}

TEST(Manner, IsRefusedAtTheBorderLikeAnUnknownPlayer) {
  const wotr::Rules& rules = rulings::tables({});
  const auto seating = [&](const char* player) {
    return players::checked_seating<Wotr>(rules, registry(), {{"shadow", player}}, "human");
  };
  const auto good = seating("wizard:instant:60");
  ASSERT_TRUE(good) << good.error();
  EXPECT_EQ(good->at("shadow"), "wizard:instant:60");  // what a save remembers
  EXPECT_EQ(seating("random:400").error(), refusal_of("random:400"));
  EXPECT_TRUE(
      seating("troll").error().starts_with("there is no player \"troll\"; there are human"));
}

TEST(Manner, OfASaveThatMakesNoSenseLeavesTheSeatToAPerson) {
  const auto sentences = players::missing_players<Wotr>(
      registry(), {{"free", "wizard:5s"}, {"shadow", "squire:9"}}, "old.save");
  ASSERT_EQ(sentences.size(), 1U);
  EXPECT_EQ(sentences[0],
            "old.save, line 1: \"seats\": \"squire:9\": squire does not think; write \"squire\", "
            "so a person decides for \"shadow\".");
}

TEST(Manner, EveryPlayerIsOfferedAndCanBeSeated) {
  std::set<std::string, std::less<>> names;
  for (const std::string& player : offered_players()) {
    EXPECT_EQ(refusal_of(player), "");
    names.emplace(players::player_name(player));
  }
  const std::vector<std::string> all = player_names();
  EXPECT_EQ(std::vector(names.begin(), names.end()), all);
}

players::Node tried(std::initializer_list<std::pair<std::uint32_t, double>> visits_and_means) {
  players::Node node;
  for (const auto& [visits, mean] : visits_and_means) {
    node.choices.push_back({.action = {}, .prior = 0, .visits = visits, .sum = visits * mean});
  }
  return node;
}

TEST(Strength, NeverTakesABlunderOrWhatWasNotTried) {
  const players::Node node = tried({{40, 0.6}, {30, 0.58}, {30, 0.2}, {0, 0}});
  for (const int strength : {1, 30, 60, 90}) {
    match::Stream stream(3, "slips");
    const double floor = 0.6 - players::slack_of(strength).most_lost;
    for (int time = 0; time < 2000; ++time) {
      const players::Choice& choice = node.choices[players::taken(node, strength, stream)];
      EXPECT_GT(choice.visits, 0U);
      EXPECT_GE(choice.mean(), floor);
    }
  }
}

TEST(Strength, TheWeakerTheOftenerSomethingElseThanTheBest) {
  const players::Node node = tried({{60, 0.6}, {20, 0.6}, {20, 0.6}});
  int last = 0;
  for (const int strength : {100, 75, 50, 1}) {
    match::Stream stream(4, "slips");
    int others = 0;
    for (int time = 0; time < 4000; ++time) others += players::taken(node, strength, stream) != 0;
    EXPECT_GE(others, last) << strength;
    EXPECT_TRUE(strength < 100 || others == 0);
    last = others;
  }
  EXPECT_GT(last, 1500);
}

TEST(Strength, WithANumberOfPlayoutsIsTheSameForTheSameSeed) {
  match::Setup setup;
  const auto scenario = match::read_scenario(AMONHEN_DATA, Wotr::kId, "a-close-race");
  ASSERT_TRUE(harness::is_done(scenario));
  ASSERT_TRUE(harness::is_done(match::take_scenario(*scenario, setup)));
  const wotr::Rules& rules = rulings::tables({});
  const auto start = Wotr::parse_position(rules, *setup.position);
  const auto play = [&] { return winner(*start, rules, "wizard:40:30", "wizard:40:30", 5); };
  EXPECT_EQ(play(), play());
}

}  // namespace
}  // namespace wotr_players
