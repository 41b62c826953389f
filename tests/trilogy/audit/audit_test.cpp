// Whole random games, audited: with every number of players, and with every value of every option.

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include <gtest/gtest.h>

#include "rules/trilogy/game.h"
#include "tests/harness/sanitized.h"
#include "tests/trilogy/audit/audited_game.h"

namespace trilogy_tests {
namespace {

/// AMONHEN_AUDITS=5000 plays so many games of each kind, and says how they went.
std::uint64_t games_of_each() {
  const char* const more = std::getenv("AMONHEN_AUDITS");
  if (more != nullptr) return std::strtoull(more, nullptr, 10);
  return harness::kIsSanitized ? 1 : 12;
}

struct Kind {
  json options;
  std::string name;
  json position = nullptr;  ///< where the games begin, if not at the beginning
};

void PrintTo(const Kind& kind, std::ostream* out) { *out << kind.options; }

json value_of(const trilogy::OptionRow& row, int value) {
  if (row.type == core::OptionType::kFlag) return value != 0;
  if (row.type == core::OptionType::kChoice) return row.words[static_cast<std::size_t>(value)];
  return value;
}

/// Those that are not chosen anyway. Of many numbers the ends and one between say enough.
std::vector<int> other_values(const trilogy::OptionDescription& option) {
  std::vector<int> values{option.from, option.from + 1, (option.from + option.to) / 2, option.to};
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
  std::erase_if(values, [&](int value) { return value == option.published || value > option.to; });
  return values;
}

/// Two of three seats are about to fall, with hands of cards: few random games come so far.
json last_stands() {
  return {{"phase", "turn"},
          {"turn", 6},
          {"fill", {{"owner", "yellow"}, {"battalions", 4}}},
          {"territories",
           {{"harad", {{"owner", "red"}, {"battalions", 2}, {"leader", "red"}}},
            {"mithlond", {{"owner", "black"}, {"battalions", 1}}}}},
          {"territoryCards",
           {{"yellow", list("moria", "buckland")},
            {"red", list("wild-1", "khand", "nurn")},
            {"black", list("wild-2", "umbar")}}},
          {"adventureCards", {{"red", list("power-ambush", "mission-erech")}}},
          {"playedCards", {{"black", list("mission-bree")}}}};
}

std::vector<Kind> kinds() {
  std::vector<Kind> all;
  for (const int players : {2, 3, 4}) {
    all.push_back({{{"players", players}}, "Players" + std::to_string(players)});
  }
  for (const char* captured : {"atOnce", "nextTurn"}) {
    const json options{{"players", 3}, {"sets.captured", captured}};
    all.push_back({options, std::string("LastStands") + captured, last_stands()});
  }
  for (const trilogy::OptionDescription& option : tables().option_descriptions) {
    const std::string id(option.row->id);
    if (id == "players") continue;
    for (const int value : other_values(option)) {
      std::string name = id.substr(id.find('.') + 1) + std::to_string(value);
      all.push_back({{{id, value_of(*option.row, value)}}, std::move(name)});
    }
  }
  return all;
}

/// What all games of a kind came to.
struct Sums {
  std::uint64_t steps = 0;
  int most_turns = 0;
  std::map<std::string, int> ended;

  void add(const AuditedGame& game) {
    steps += game.steps();
    most_turns = std::max(most_turns, game.turns());
    const core::Outcome outcome = game.outcome();
    ++ended[std::string(outcome.victory)];
    ++ended[std::string(outcome.winner)];
  }
};

class TrilogyAudit : public ::testing::TestWithParam<Kind> {};

TEST_P(TrilogyAudit, EveryGameAddsUpForEveryViewer) {
  constexpr int kLooksApart = 211;
  json options = GetParam().options;
  const std::uint64_t games = games_of_each();
  const bool says_players = options.contains("players");
  Sums sums;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    if (!says_players) options["players"] = 2 + seed % 3;
    const Recount recount(options);
    const trilogy::Rules& rules = tables(options);
    const json& position = GetParam().position;
    const auto begun = position.is_null() ? trilogy::Game::new_state(rules)
                                          : *trilogy::Game::parse_position(rules, position);
    AuditedGame game(rules, recount, begun, seed, kLooksApart);
    ASSERT_EQ(game.play(), "") << options << ", seed " << seed;
    sums.add(game);
  }
  if (std::getenv("AMONHEN_AUDITS") == nullptr) return;
  std::cout << GetParam().options << ": " << games << " games, " << sums.steps << " steps, at most "
            << sums.most_turns << " turns; " << json(sums.ended) << std::endl;
}

INSTANTIATE_TEST_SUITE_P(Games, TrilogyAudit, ::testing::ValuesIn(kinds()),
                         [](const auto& kind) { return kind.param.name; });

/// What was counted again has to be able to find a fault.
class TrilogyRecount : public ::testing::Test {
 protected:
  std::vector<std::string> faults_after(const json& change) const {
    json state = state_;
    state.merge_patch(change);
    return recount_.faults(state);
  }

  const Recount recount_{json::object()};
  const json state_ = Game(turn_of_yellow("combat", {{"esgaroth", 4}, {"harad", 2}},
                                          {{"playedCards", {{"yellow", list("mission-erech")}}}}))
                          .state();
};

TEST_F(TrilogyRecount, FindsWhatDoesNotAddUp) {
  EXPECT_TRUE(recount_.faults(state_).empty());
  EXPECT_EQ(faults_after({{"territories", {{"harad", {{"battalions", 3}}}}}}),
            std::vector<std::string>{"yellow should have 60 battalions, and has 61"});
  json free_land = state_;  // in a patch null would take the field away
  free_land["territories"]["harad"]["owner"] = nullptr;
  EXPECT_FALSE(recount_.faults(free_land).empty());
  EXPECT_FALSE(faults_after({{"territories", {{"harad", {{"leader", "red"}}}}}}).empty());
  EXPECT_EQ(faults_after({{"playedCards", {{"red", list("mission-erech")}}}}),
            std::vector<std::string>{"the adventure deck is 61 cards, 60 of them different"});
  EXPECT_EQ(faults_after({{"decks", {{"territory", json::array()}}}}).size(), 1u);
  EXPECT_FALSE(
      faults_after({{"phase", "over"}, {"score", {{"yellow", 6}}}, {"winner", "yellow"}}).empty());
}

TEST_F(TrilogyRecount, KnowsWhatEreborIs) {
  const json site{{"board.erebor", "site"}};
  EXPECT_EQ(recount_.score(state_, "yellow"), 2 + 2 + 1);  // a stronghold and a card of one point
  EXPECT_EQ(Recount(site).score(state_, "yellow"), 2 + 1);
}

}  // namespace
}  // namespace trilogy_tests
