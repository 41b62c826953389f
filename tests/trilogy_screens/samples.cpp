#include "tests/trilogy_screens/samples.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "game/players/random_player.h"

namespace trilogy_screens_tests {
namespace {

constexpr std::size_t kGames = 10;    // of each number of players
constexpr int kMostDecisions = 4000;  // of a game

struct Weighed {
  trilogy::State state;
  std::size_t weight = 0;
};
using Key = std::pair<int, trilogy::DecisionKind>;
using Found = std::map<Key, std::vector<Weighed>>;

std::size_t weight_of(const core::Decision& pending) {
  const auto buttons = std::ranges::count_if(pending.actions, [&](core::Action action) {
    return trilogy_screens::chosen_on_map(pending, action) == trilogy::kNoTerritory;
  });
  return static_cast<std::size_t>(buttons);
}

/// Keeps the first, and the heaviest.
void keep(Found& found, const Match& match, int players) {
  const core::Decision& pending = match.pending();
  auto& kept = found[{players, static_cast<trilogy::DecisionKind>(pending.kind)}];
  const std::size_t weight = weight_of(pending);
  if (kept.size() < 2) {
    kept.push_back({match.state(), weight});
  } else if (weight > kept.back().weight) {
    kept.back() = {match.state(), weight};
  }
}

/// Cards are played whenever they may be, and every fight is sought: random play seldom does.
core::Action pick(players::RandomChoice& choice, const core::Decision& pending) {
  for (const core::Action action : pending.actions) {
    if (trilogy::is(action, trilogy::ActionKind::kPlayCard)) return action;
    if (trilogy::is(action, trilogy::ActionKind::kMission)) return action;
  }
  return choice.pick(pending);
}

void play(Found& found, std::uint64_t seed, int players) {
  Match match = begin(seed, players);
  players::RandomChoice choice(seed);
  for (int i = 0; i < kMostDecisions && !match.pending().is_over(); ++i) {
    if (match.pending().is_chance()) {
      match.roll();
      continue;
    }
    keep(found, match, players);
    match.play(seed % 2 == 0 ? pick(choice, match.pending()) : choice.pick(match.pending()));
  }
}

/// Yellow drives red from the board and holds too many cards (T-026): random play seldom does.
trilogy::State captured_sets() {
  const nlohmann::json position{{"seats", {"yellow", "red", "black"}},
                                {"phase", "turn"},
                                {"step", "combat"},
                                {"toAct", "yellow"},
                                {"fill", {{"owner", "black"}, {"battalions", 1}}},
                                {"territories",
                                 {{"near-harad", {{"owner", "yellow"}, {"battalions", 9}}},
                                  {"khand", {{"owner", "red"}, {"battalions", 1}}}}},
                                {"territoryCards",
                                 {{"red", {"evendim-hills", "lune-valley", "borderlands"}},
                                  {"yellow", {"mithlond", "the-shire", "tower-hills"}}}}};
  trilogy::State state = trilogy::Game::parse_position(rules(3), position).value();
  const auto from = territory("near-harad");
  const auto to = territory("khand");
  for (const core::Action action :
       {trilogy::act(trilogy::ActionKind::kTerritory, from),
        trilogy::act(trilogy::ActionKind::kTerritory, to),
        trilogy::act(trilogy::ActionKind::kAttack, from, to, 1),
        trilogy::act(trilogy::ActionKind::kDefend, 1), trilogy::act(trilogy::ActionKind::kRoll, 6),
        trilogy::act(trilogy::ActionKind::kRoll, 1),
        trilogy::act(trilogy::ActionKind::kMoveIn, 3)}) {
    trilogy::Game::apply(rules(3), state, action, nullptr);
  }
  return state;
}

const Found& found() {
  static const Found all = [] {
    Found games;
    for (const int players : {2, 3, 4}) {
      for (std::uint64_t seed = 1; seed <= kGames; ++seed) play(games, seed, players);
    }
    games[{3, trilogy::DecisionKind::kCapturedSets}].push_back({captured_sets()});
    return games;
  }();
  return all;
}

}  // namespace

const std::vector<Sample>& samples() {
  static const std::vector<Sample> all = [] {
    std::vector<Sample> list;
    for (const auto& [key, kept] : found()) {
      for (const Weighed& one : kept) list.push_back({key.second, key.first, one.state});
    }
    return list;
  }();
  return all;
}

trilogy::View view_of(const Sample& sample) { return view_of(sample.state, sample.players); }

void sit_down(Seat& seat, const Sample& sample) {
  seat.players.assign(static_cast<std::size_t>(sample.players), "random");
  const core::Decision pending = trilogy::Game::decision(rules(sample.players), sample.state);
  seat.players[trilogy::at(pending.seat)] = "human";
}

std::string name_of(const Sample& sample) {
  return std::string(trilogy::row_of(sample.kind).name) + " of " + std::to_string(sample.players);
}

std::vector<std::string> never_asked() {
  std::vector<std::string> never;
  using Kind = trilogy::DecisionKind;
  for (int k = static_cast<int>(Kind::kNone) + 1; k < static_cast<int>(Kind::kCount); ++k) {
    const auto kind = static_cast<Kind>(k);
    const bool is_asked =
        std::ranges::any_of(found(), [&](const auto& one) { return one.first.second == kind; });
    if (!trilogy::is_chance(kind) && !is_asked) never.emplace_back(trilogy::row_of(kind).name);
  }
  return never;
}

}  // namespace trilogy_screens_tests
