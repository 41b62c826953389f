#pragma once

#include <chrono>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

#include "base/hash.h"
#include "base/json_text.h"
#include "game/laboratory/bench/bench_search.h"
#include "game/laboratory/bench/cpu_time.h"
#include "game/laboratory/playout/playout.h"
#include "rules/core/decision.h"

namespace laboratory {

struct BenchRequest {
  double seconds = 3;
  std::uint64_t seed = 1;
  bool json = false;
};

/// The figures of the design's budget table. Nothing is judged here.
struct BenchFigures {
  std::string signature;  ///< of the games that this seed begins with: what is played, not how fast
  double seconds = 0;
  double cpu_seconds = 0;
  std::uint64_t games = 0, counted = 0, steps = 0, unfinished = 0;
  std::uint64_t measured_games = 0;  ///< of a second pass, for what follows
  std::vector<std::uint64_t> option_counts = std::vector<std::uint64_t>(core::kMaxOptions + 1);
  std::size_t state_bytes = 0;
  bool counts_allocations = false;
  std::uint64_t allocations = 0;
  std::vector<SearchFigures> searches;
};

void write_bench(const BenchFigures& figures, bool json, std::ostream& out);

/// The hash of how the first games of the seed end, and after how many steps. It is the same on
/// every machine, and stays the same while nothing but speed changes.
template <core::Game G>
std::string signature_of(const typename G::Rules& rules, const players::Registry<G>& registry,
                         const players::Seating& seating, std::uint64_t first_seed) {
  constexpr std::uint64_t kGames = 100;
  std::uint64_t hash = base::fnv1a("");
  for (std::uint64_t seed = first_seed; seed < first_seed + kGames; ++seed) {
    typename G::State state = G::new_state(rules);
    match::Luck luck(seed);
    const auto seated = seat_players<G>(rules, registry, seating, seed);
    const Tally tally = play_out<G>(rules, state, luck, seated, [](const core::Decision&) {});
    hash = base::fnv1a(std::to_string(tally.steps), hash);
    hash = base::fnv1a(base::canonical_text(G::state_json(rules, state)), hash);
  }
  return base::hash_text(hash);
}

/// Random games against the clock.
template <core::Game G>
void time_games(const typename G::Rules& rules, const players::Registry<G>& registry,
                const players::Seating& seating, const BenchRequest& request,
                BenchFigures& figures) {
  using Clock = std::chrono::steady_clock;
  const auto begin = Clock::now();
  const double cpu_begin = thread_cpu_seconds();
  do {
    const std::uint64_t seed = request.seed + figures.games++;
    typename G::State state = G::new_state(rules);
    match::Luck luck(seed);
    const auto seated = seat_players<G>(rules, registry, seating, seed);
    const Tally tally = play_out<G>(rules, state, luck, seated, [](const core::Decision&) {});
    figures.counted += tally.counted;
    figures.steps += tally.steps;
    figures.unfinished += !tally.ended;
    figures.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  } while (figures.seconds < request.seconds);
  figures.cpu_seconds = thread_cpu_seconds() - cpu_begin;
}

/// A few games again, counting options and every call of operator new inside the two functions.
template <core::Game G>
void measure_games(const typename G::Rules& rules, std::uint64_t seed,
                   std::uint64_t (*allocations)(), BenchFigures& figures) {
  constexpr std::uint64_t kGames = 100;
  figures.counts_allocations = allocations != nullptr;
  for (; figures.measured_games < kGames; ++figures.measured_games) {
    typename G::State state = G::new_state(rules);
    match::Luck luck(seed + figures.measured_games);
    players::RandomChoice choice(seed + figures.measured_games);
    for (std::uint32_t step = 0; step < kMostSteps; ++step) {
      const std::uint64_t before = allocations != nullptr ? allocations() : 0;
      const core::Decision decision = G::decision(rules, state);
      const std::uint64_t between = allocations != nullptr ? allocations() : 0;
      if (decision.is_over()) break;
      const core::Action action = decision.is_chance()
                                      ? luck.draw(decision, G::stream_name(decision))
                                      : choice.pick(decision);
      const bool counted = !decision.is_chance() && decision.actions.size() > 1;
      if (counted) ++figures.option_counts[decision.actions.size()];
      const std::uint64_t after = allocations != nullptr ? allocations() : 0;
      G::apply(rules, state, action, nullptr);
      figures.allocations += between - before;
      figures.allocations += (allocations != nullptr ? allocations() : 0) - after;
    }
  }
}

template <core::Game G>
BenchFigures run_bench(const typename G::Rules& rules, const players::Registry<G>& registry,
                       const players::Seating& seating, const BenchRequest& request,
                       std::uint64_t (*allocations)()) {
  BenchFigures figures;
  figures.state_bytes = sizeof(typename G::State);
  figures.signature = signature_of<G>(rules, registry, seating, request.seed);
  time_games<G>(rules, registry, seating, request, figures);
  measure_games<G>(rules, request.seed, allocations, figures);
  figures.searches = time_searchers<G>(rules, registry, request.seed);
  return figures;
}

}  // namespace laboratory
