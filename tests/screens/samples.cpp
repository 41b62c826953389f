#include "tests/screens/samples.h"

#include <algorithm>

#include "game/players/random_player.h"
#include "game/wotr/players/fellowship_first.h"
#include "tests/screens/rare_positions.h"

namespace screen {
namespace {

constexpr int kGames = 60;
constexpr int kTeamGames = 25;

/// How much a question puts on the screen, roughly.
struct Weighed {
  wotr::State state;
  std::size_t weight = 0;
};
using Key = std::pair<int, wotr::DecisionKind>;  // the number of players, what is asked
using Found = std::map<Key, std::vector<Weighed>>;

std::size_t weight_of(const core::Decision& pending) {
  const auto buttons = std::count_if(
      pending.actions.begin(), pending.actions.end(),
      [](core::Action action) { return !wotr::is(action, wotr::ActionKind::kRegion); });
  return static_cast<std::size_t>(buttons);
}

/// Keeps the first ones, and as many of the heaviest: two of each in the game of two players.
void keep(Found& found, const Match& match, int players) {
  const std::size_t each = players == 2 ? 2 : 1;
  std::vector<Weighed>& kept =
      found[{players, static_cast<wotr::DecisionKind>(match.pending().kind)}];
  const std::size_t weight = weight_of(match.pending());
  if (kept.size() < 2 * each) {
    kept.push_back({match.state(), weight});
    return;
  }
  const auto heavy = kept.begin() + static_cast<std::ptrdiff_t>(each);
  auto lightest = std::min_element(
      heavy, kept.end(), [](const auto& a, const auto& b) { return a.weight < b.weight; });
  if (weight > lightest->weight) *lightest = {match.state(), weight};
}

void keep_rare(Found& found, const wotr::State& state) {
  const core::Decision pending = wotr::Game::decision(rules(2), state);
  found[{2, static_cast<wotr::DecisionKind>(pending.kind)}].push_back({state, 0});
}

/// Cards are played, and forced off the table, whenever a die may do it.
core::Action pick_with_cards(players::RandomChoice& choice, const core::Decision& pending) {
  for (const wotr::Use use : {wotr::Use::kRansom, wotr::Use::kPlayCard}) {
    const core::Action action = wotr::act(wotr::ActionKind::kUse, use);
    if (pending.offers(action)) return action;
  }
  return choice.pick(pending);
}

/// The Ring-first player, and one who loves cards, see what random play never reaches.
void play(Found& found, std::uint64_t seed, int players) {
  Match match = begin(seed, players);
  players::RandomChoice shadow(seed + 1000);
  wotr_players::FellowshipFirst free(seed);
  const bool loves_cards = seed % 3 == 0;
  while (!match.pending().is_over()) {
    if (match.pending().is_chance()) {
      match.roll();
      continue;
    }
    keep(found, match, players);
    const bool ring_first = seed % 2 == 0 && match.pending().seat == core::Seat{0};
    match.play(ring_first ? free.choose(match.rules(), match.view(core::viewer_of(core::Seat{0})),
                                        match.pending(), {})
               : loves_cards ? pick_with_cards(shadow, match.pending())
                             : shadow.pick(match.pending()));
  }
}

const Found& found() {
  static const Found all = [] {
    Found games;
    for (const int players : {2, 3, 4}) {
      const int series = players == 2 ? kGames : kTeamGames;
      for (int seed = 1; seed <= series; ++seed) {
        play(games, static_cast<std::uint64_t>(seed), players);
      }
    }
    for (const wotr::State& state : rare_positions()) keep_rare(games, state);
    return games;
  }();
  return all;
}

}  // namespace

wotr::View view_of(const Sample& sample) { return view_of(sample.state, sample.players); }

void sit_down(Screen& screen, const Sample& sample) {
  screen.players.assign(static_cast<std::size_t>(sample.players), "random");
  const core::Decision pending = wotr::Game::decision(rules(sample.players), sample.state);
  screen.players[static_cast<std::size_t>(core::index(pending.seat))] = "human";
}

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

std::vector<wotr::DecisionKind> never_asked() {
  std::vector<wotr::DecisionKind> never;
  using Kind = wotr::DecisionKind;
  for (int k = static_cast<int>(Kind::kNone) + 1; k < static_cast<int>(Kind::kCount); ++k) {
    const auto kind = static_cast<Kind>(k);
    if (wotr::is_chance(kind)) continue;
    const bool is_asked = std::any_of(found().begin(), found().end(),
                                      [&](const auto& one) { return one.first.second == kind; });
    if (!is_asked) never.push_back(kind);
  }
  return never;
}

}  // namespace screen
