// How many positions can be reached from fixed ones, every throw and draw counted too (perft). The
// numbers of perft.json were counted once; a rule that offers more or less than before changes
// them. After a change of rules: AMONHEN_REBASELINE=1 golden_tests --gtest_filter='Perft*'.

#include <cstring>
#include <unordered_map>

#include "base/json_text.h"
#include "game/match/match.h"
#include "game/match/scenario.h"
#include "game/match/tables.h"
#include "game/players/random_player.h"
#include "tests/golden/recorded.h"

namespace golden {
namespace {

using wotr::Game;
using wotr::State;

/// Where the counting begins: the first question of that kind in a random game.
struct Beginning {
  const char* name;
  const char* scenario;  ///< "" for the standard set-up
  int players;
  std::uint64_t seed;
  const char* question;
};

constexpr Beginning kBeginnings[] = {
    {"opening", "", 2, 1, "draw-free-character"},
    {"opening of three", "", 3, 1, "draw-free-character"},
    {"the Fellowship at the beginning of a turn", "", 2, 2, "declare"},
    {"Action dice", "", 2, 3, "choose-die"},
    {"Action dice of three", "", 3, 4, "choose-die"},
    {"Action dice of four", "", 4, 5, "choose-die"},
    {"an Army moves", "captains-of-the-west", 2, 6, "army-to"},
    {"the Hunt for the Ring", "at-the-gates-of-mordor", 2, 7, "hunt-roll"},
    {"a Hunt tile", "a-close-race", 2, 8, "hunt-tile"},
    {"damage of the Hunt", "ring-goes-south", 2, 9, "hunt-damage"},
    {"a battle in the field", "the-fords-of-isen", 2, 10, "combat-card"},
    {"Combat dice", "captains-of-the-west", 2, 11, "combat-roll-free"},
    {"casualties", "war-in-the-north", 2, 12, "casualty"},
    {"a siege", "siege-of-minas-tirith", 2, 13, "withdraw"},
    {"a siege goes on", "siege-of-minas-tirith", 2, 14, "cease-or-continue"},
    {"an Event card", "", 2, 15, "play-card"},
    {"an Event card asks", "", 4, 16, "card-region"},
    {"recruiting", "", 2, 17, "recruit-region"},
};

struct Place {
  match::Tables<Game> tables;
  State state;
};

Place begin(const Beginning& beginning) {
  match::Setup setup;
  setup.options["players"] = beginning.players;
  if (*beginning.scenario != '\0') {
    const auto scenario = match::read_scenario(kData, Game::kId, beginning.scenario);
    EXPECT_TRUE(scenario) << scenario.error();
    EXPECT_EQ(match::take_scenario(*scenario, setup), "");
  }
  const auto tables = match::make_tables<Game>(data_files(), setup.options);
  EXPECT_TRUE(tables) << tables.error();
  const auto match = match::Match<Game>::begin(*tables, setup);
  EXPECT_TRUE(match) << match.error();
  return {*tables, match->state()};
}

/// Plays at random to the question that the beginning names.
State state_of(const Beginning& beginning, const Place& place) {
  constexpr int kMostGames = 50;
  for (std::uint64_t game = 0; game < kMostGames; ++game) {
    State state = place.state;
    match::Luck luck(beginning.seed + 1000 * game);
    players::RandomChoice choice(beginning.seed + 1000 * game);
    while (true) {
      const core::Decision pending = Game::decision(*place.tables.rules, state);
      if (pending.is_over()) break;
      if (Game::decision_name(pending) == beginning.question) return state;
      const core::Action action = pending.is_chance()
                                      ? luck.draw(pending, Game::stream_name(pending))
                                      : choice.pick(pending);
      Game::apply(*place.tables.rules, state, action, nullptr);
    }
  }
  ADD_FAILURE() << beginning.name << ": nobody is asked " << beginning.question;
  return place.state;
}

struct SameBytes {
  bool operator()(const State& one, const State& other) const {
    return std::memcmp(&one, &other, sizeof(State)) == 0;
  }
};
struct HashOfBytes {
  std::size_t operator()(const State& state) const {
    const char* bytes = reinterpret_cast<const char*>(&state);
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (std::size_t i = 0; i < sizeof(State); i += sizeof hash) {
      std::uint64_t word = 0;
      std::memcpy(&word, bytes + i, std::min(sizeof word, sizeof(State) - i));
      hash = (hash ^ word) * 0x9e3779b97f4a7c15ULL;
      hash ^= hash >> 29;
    }
    return hash;
  }
};

/// Each state of one depth, and how many ways lead to it.
using Level = std::unordered_map<State, std::uint64_t, HashOfBytes, SameBytes>;

std::uint64_t ways(const Level& level) {
  std::uint64_t sum = 0;
  for (const auto& [state, count] : level) sum += count;
  return sum;
}

Level next_level(const wotr::Rules& rules, const Level& level) {
  Level next;
  for (const auto& [state, count] : level) {
    const core::Decision pending = Game::decision(rules, state);
    for (const core::Action action : pending.actions) {
      State after = state;
      EXPECT_FALSE(Game::apply(rules, after, action, nullptr).refused());
      next[after] += count;
    }
  }
  return next;
}

/// Depth by depth, as long as it takes no time worth speaking of.
nlohmann::ordered_json counted(const Beginning& beginning) {
  constexpr std::size_t kMostPositions = 4000;
  constexpr int kDeepest = 8;
  const Place place = begin(beginning);
  const wotr::Rules& rules = *place.tables.rules;
  Level level{{state_of(beginning, place), 1}};
  nlohmann::ordered_json row = {
      {"name", beginning.name},
      {"players", beginning.players},
      {"scenario", beginning.scenario},
      {"question", beginning.question},
      {"position", base::canonical_hash(Game::state_json(rules, level.begin()->first))},
      {"nodes", nlohmann::ordered_json::array()},
      {"distinct", nlohmann::ordered_json::array()}};
  for (int depth = 1; depth <= kDeepest && level.size() <= kMostPositions; ++depth) {
    level = next_level(rules, level);
    row["nodes"].push_back(ways(level));
    row["distinct"].push_back(level.size());
  }
  return row;
}

constexpr const char* kAbout =
    R"({"about": "nodes: ways, depth by depth; distinct: states they lead to. Anew: )"
    R"(AMONHEN_REBASELINE=1 build/release/tests/golden/golden_tests --gtest_filter=Perft*"})";

TEST(Perft, AsManyPositionsAreReachedAsWereCountedOnce) {
  std::string text = std::string(kAbout) + "\n";
  for (const Beginning& beginning : kBeginnings) text += counted(beginning).dump() + "\n";
  expect_recorded("perft.jsonl", text);
}

}  // namespace
}  // namespace golden
