// How many positions can be reached from fixed ones, every throw and draw counted too (perft). The
// numbers of perft.json were counted once; a rule that offers more or less than before changes
// them. After a change of rules: AMONHEN_REBASELINE=1 golden_tests --gtest_filter='Perft*'.

#include <cstring>
#include <span>
#include <unordered_map>

#include "base/json_text.h"
#include "game/match/match.h"
#include "game/match/scenario.h"
#include "game/match/tables.h"
#include "game/players/random_player.h"
#include "rules/trilogy/game.h"
#include "rules/wotr/game.h"
#include "tests/golden/recorded.h"
#include "tests/harness/done.h"

namespace golden {
namespace {

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

/// The second game has the questions of each step, and battles.
constexpr Beginning kTrilogyBeginnings[] = {
    {"the deal", "", 3, 1, "deal"},
    {"a claim", "", 2, 2, "claim"},
    {"reinforcements", "", 2, 3, "reinforce"},
    {"a set of captured or own cards", "", 4, 4, "reinforce"},
    {"invasions", "", 3, 5, "attack-from"},
    {"an attack", "", 2, 6, "attack"},
    {"a defence", "", 4, 7, "defend"},
    {"the dice of a battle", "", 2, 8, "attack-roll"},
    {"moving in", "", 2, 9, "move-in"},
    {"fortifying", "", 3, 10, "fortify-from"},
    {"an adventure card", "", 4, 11, "draw-adventure"},
    {"answers to the Fellowship", "", 4, 12, "fellowship-answer"},
    {"what a card asks", "", 3, 13, "card-territory"},
};

template <core::Game G>
struct Place {
  match::Tables<G> tables;
  typename G::State state;
};

template <core::Game G>
Place<G> begin(const Beginning& beginning) {
  match::Setup setup;
  setup.options["players"] = beginning.players;
  if (*beginning.scenario != '\0') {
    const auto scenario = match::read_scenario(kData, G::kId, beginning.scenario);
    EXPECT_TRUE(scenario) << scenario.error();
    EXPECT_TRUE(harness::is_done(match::take_scenario(*scenario, setup)));
  }
  const auto tables = match::make_tables<G>(data_files<G>(), setup.options);
  EXPECT_TRUE(tables) << tables.error();
  const auto match = match::Match<G>::begin(*tables, setup);
  EXPECT_TRUE(match) << match.error();
  return {*tables, match->state()};
}

/// Plays at random to the question that the beginning names.
template <core::Game G>
typename G::State state_of(const Beginning& beginning, const Place<G>& place) {
  constexpr int kMostGames = 50;
  for (std::uint64_t game = 0; game < kMostGames; ++game) {
    typename G::State state = place.state;
    match::Luck luck(beginning.seed + 1000 * game);
    players::RandomChoice choice(beginning.seed + 1000 * game);
    while (true) {
      const core::Decision pending = G::decision(*place.tables.rules, state);
      if (pending.is_over()) break;
      if (G::decision_name(pending) == beginning.question) return state;
      const core::Action action =
          pending.is_chance() ? luck.draw(pending, G::stream_name(pending)) : choice.pick(pending);
      G::apply(*place.tables.rules, state, action, nullptr);
    }
  }
  ADD_FAILURE() << beginning.name << ": nobody is asked " << beginning.question;
  return place.state;
}

template <class State>
struct SameBytes {
  bool operator()(const State& one, const State& other) const {
    return std::memcmp(&one, &other, sizeof(State)) == 0;
  }
};
template <class State>
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
template <class State>
using Level = std::unordered_map<State, std::uint64_t, HashOfBytes<State>, SameBytes<State>>;

template <class State>
std::uint64_t ways(const Level<State>& level) {
  std::uint64_t sum = 0;
  for (const auto& [state, count] : level) sum += count;
  return sum;
}

template <core::Game G>
Level<typename G::State> next_level(const typename G::Rules& rules,
                                    const Level<typename G::State>& level) {
  Level<typename G::State> next;
  for (const auto& [state, count] : level) {
    const core::Decision pending = G::decision(rules, state);
    for (const core::Action action : pending.actions) {
      typename G::State after = state;
      EXPECT_FALSE(G::apply(rules, after, action, nullptr).refused());
      next[after] += count;
    }
  }
  return next;
}

/// Depth by depth, as long as it takes no time worth speaking of.
template <core::Game G>
nlohmann::ordered_json counted(const Beginning& beginning) {
  constexpr std::size_t kMostPositions = 4000;
  constexpr int kDeepest = 8;
  const Place<G> place = begin<G>(beginning);
  const typename G::Rules& rules = *place.tables.rules;
  Level<typename G::State> level{{state_of(beginning, place), 1}};
  nlohmann::ordered_json row = {
      {"name", beginning.name},
      {"players", beginning.players},
      {"scenario", beginning.scenario},
      {"question", beginning.question},
      {"position", base::canonical_hash(G::state_json(rules, level.begin()->first))},
      {"nodes", nlohmann::ordered_json::array()},
      {"distinct", nlohmann::ordered_json::array()}};
  for (int depth = 1; depth <= kDeepest && level.size() <= kMostPositions; ++depth) {
    level = next_level<G>(rules, level);
    row["nodes"].push_back(ways<typename G::State>(level));
    row["distinct"].push_back(level.size());
  }
  return row;
}

constexpr const char* kAbout =
    R"({"about": "nodes: ways, depth by depth; distinct: states they lead to. Anew: )"
    R"(AMONHEN_REBASELINE=1 build/release/tests/golden/golden_tests --gtest_filter=Perft*"})";

template <core::Game G>
void expect_counts(const char* file, std::span<const Beginning> beginnings) {
  std::string text = std::string(kAbout) + "\n";
  for (const Beginning& beginning : beginnings) text.append(counted<G>(beginning).dump() + "\n");
  expect_recorded(file, text);
}

TEST(Perft, AsManyPositionsAreReachedAsWereCountedOnce) {
  expect_counts<wotr::Game>("perft.jsonl", kBeginnings);
}

TEST(TrilogyPerft, AsManyPositionsAreReachedAsWereCountedOnce) {
  expect_counts<trilogy::Game>("trilogy_perft.jsonl", kTrilogyBeginnings);
}

}  // namespace
}  // namespace golden
