#pragma once

#include <algorithm>
#include <atomic>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include "game/cli/arena/playout.h"
#include "game/cli/lesson.h"

namespace cli {

/// The positions of one game as its school describes them, in the order of play.
template <core::Game G>
std::vector<players::Sample> watch_game(const typename G::Rules& rules, typename G::State state,
                                        const players::School<G>& school,
                                        std::span<const SeatedPlayer<G>> seated, std::uint64_t seed,
                                        unsigned noise) {
  std::vector<players::Sample> samples;
  match::Luck luck(seed);
  match::Stream slips(seed, "slips");
  core::Decision decision = G::decision(rules, state);
  for (std::uint32_t step = 0; step < kMostSteps && !decision.is_over(); ++step) {
    core::Action action;
    if (decision.is_chance()) {
      action = luck.draw(decision, G::stream_name(decision));
    } else {
      if (school.begins_action(decision))
        samples.push_back({.contestants = school.describe(state)});
      const auto options = static_cast<std::uint32_t>(decision.actions.size());
      const auto seat = static_cast<std::size_t>(core::index(decision.seat));
      action = slips.below(100) < noise ? decision.actions[slips.below(options)]
                                        : seated[seat].choose(rules, state, decision);
    }
    decision = match::apply_offered<G>(rules, state, action, nullptr);
  }
  if (!decision.is_over()) return {};
  const std::size_t winner = school.winner(state);
  for (players::Sample& sample : samples) sample.winner = winner;
  return samples;
}

/// The games of a series, one after the other, whichever thread has played them.
template <core::Game G, class PlayOne>
std::vector<players::Sample> watch_series(const LearnRequest& wish, const PlayOne& play_one) {
  std::vector<std::vector<players::Sample>> games(wish.games);
  std::atomic<std::uint64_t> next{0};
  {
    std::vector<std::jthread> threads;
    for (unsigned thread = 0; thread < wish.threads; ++thread) {
      threads.emplace_back([&] {
        for (std::uint64_t game = next++; game < wish.games; game = next++)
          games[game] = play_one(wish.seed + game);
      });
    }
  }
  std::vector<players::Sample> samples;
  for (std::size_t game = 0; game < games.size(); ++game) {
    for (players::Sample& sample : games[game]) {
      sample.game = static_cast<std::uint32_t>(game);
      samples.push_back(std::move(sample));
    }
  }
  return samples;
}

}  // namespace cli
