#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

#include "game/laboratory/bench/cpu_time.h"
#include "game/laboratory/playout/playout.h"

namespace laboratory {

/// How fast a player searches, on one thread.
struct SearchFigures {
  std::string player;
  std::uint64_t positions = 0, playouts = 0, nodes = 0;  ///< nodes are new in its tree
  double seconds = 0;
  double cpu_seconds = 0;
};

/// One game of a player against itself, as far as the middle of it: each question is answered by
/// the first guess, for so small a budget leaves nothing to search with.
template <core::Game G>
typename G::State middle_of_game(const typename G::Rules& rules, const players::Maker<G>& hasty,
                                 std::uint64_t seed) {
  constexpr int kAnswers = 150;
  typename G::State state = G::new_state(rules);
  match::Luck luck(seed);
  std::vector<SeatedPlayer<G>> seated;
  for (const std::string_view seat : G::seats(rules)) {
    seated.emplace_back(hasty(players::player_seed(seed, seat)));
  }
  core::Decision decision = G::decision(rules, state);
  for (int answers = 0; !decision.is_over();) {
    const bool asked = !decision.is_chance() && decision.actions.size() > 1;
    if (asked && ++answers > kAnswers) break;
    const core::Action action =
        decision.is_chance() ? luck.draw(decision, G::stream_name(decision))
                             : seated[static_cast<std::size_t>(core::index(decision.seat))].choose(
                                   rules, state, decision);
    decision = match::apply_offered<G>(rules, state, action, nullptr);
  }
  return state;
}

/// A fixed number of playouts from a few positions, each with a tree of its own.
template <core::Game G>
SearchFigures time_searcher(const typename G::Rules& rules, std::string name,
                            const players::Entry<G>& entry, std::uint64_t first_seed) {
  using Clock = std::chrono::steady_clock;
  constexpr std::uint64_t kPositions = 4;
  const auto with_playouts = [&](int playouts) {
    return entry.in(
        {.budget = players::Budget{.playouts = playouts, .time = std::chrono::hours(1)}});
  };
  SearchFigures figures{.player = std::move(name)};
  for (std::uint64_t seed = first_seed; seed < first_seed + kPositions; ++seed) {
    const typename G::State state = middle_of_game<G>(rules, with_playouts(1), seed);
    const core::Decision decision = G::decision(rules, state);
    if (decision.is_over()) continue;
    const typename G::View view = match::view_of_asked<G>(rules, state, decision);
    const auto player = with_playouts(2000)(seed);
    const auto begin = Clock::now();
    const double cpu_begin = thread_cpu_seconds();
    player->choose(rules, view, decision, {});
    figures.seconds += std::chrono::duration<double>(Clock::now() - begin).count();
    figures.cpu_seconds += thread_cpu_seconds() - cpu_begin;
    figures.playouts += player->thoughts().playouts;
    figures.nodes += player->thoughts().nodes;
    ++figures.positions;
  }
  return figures;
}

/// Every player of the registry that thinks.
template <core::Game G>
std::vector<SearchFigures> time_searchers(const typename G::Rules& rules,
                                          const players::Registry<G>& registry,
                                          std::uint64_t seed) {
  std::vector<SearchFigures> all;
  for (const auto& [name, entry] : registry) {
    if (entry.thinks()) all.push_back(time_searcher<G>(rules, name, entry, seed));
  }
  return all;
}

}  // namespace laboratory
