#pragma once

#include <span>
#include <utility>
#include <vector>

#include "game/laboratory/learn/game_record.h"
#include "game/laboratory/playout/playout.h"
#include "game/players/judgement/regression.h"

namespace laboratory {

/// Plays a game. Of a hundred decisions `noise` fall at random.
template <core::Game G>
GameRecord play_record(const typename G::Rules& rules, typename G::State state,
                       std::span<const SeatedPlayer<G>> seated, std::uint64_t seed,
                       unsigned noise) {
  GameRecord record{.seed = seed, .actions = {}};
  match::Luck luck(seed);
  match::Stream slips(seed, "slips");
  core::Decision decision = G::decision(rules, state);
  for (std::uint32_t step = 0; step < kMostSteps && !decision.is_over(); ++step) {
    core::Action action;
    if (decision.is_chance()) {
      action = luck.draw(decision, G::stream_name(decision));
    } else {
      const auto options = static_cast<std::uint32_t>(decision.actions.size());
      const auto seat = static_cast<std::size_t>(core::index(decision.seat));
      action = slips.below(100) < noise ? decision.actions[slips.below(options)]
                                        : seated[seat].choose(rules, state, decision);
    }
    record.actions.push_back(action);
    decision = match::apply_offered<G>(rules, state, action, nullptr);
  }
  return record;
}

/// The positions of a game as its school describes them, in the order of play; none where it did
/// not end, or an action is not offered.
template <core::Game G>
std::vector<players::Sample> samples_of(const typename G::Rules& rules, typename G::State state,
                                        const players::School<G>& school,
                                        const GameRecord& record) {
  std::vector<players::Sample> samples;
  core::Decision decision = G::decision(rules, state);
  int turn = G::turn(state);
  for (const core::Action action : record.actions) {
    if (!decision.offers(action)) return {};
    const bool begins_turn = std::exchange(turn, G::turn(state)) != turn;
    const bool begins_action = !decision.is_chance() && school.begins_action(decision);
    if (school.by_turns ? begins_turn : begins_action)
      samples.push_back({.contestants = school.describe(state)});
    decision = match::apply_offered<G>(rules, state, action, nullptr);
  }
  if (!decision.is_over()) return {};
  const std::size_t winner = school.winner(state);
  for (players::Sample& sample : samples) sample.winner = winner;
  return samples;
}

/// The positions of all games, each with the number of its game.
inline std::vector<players::Sample> in_one(std::vector<std::vector<players::Sample>> games) {
  std::vector<players::Sample> samples;
  for (std::size_t game = 0; game < games.size(); ++game) {
    for (players::Sample& sample : games[game]) {
      sample.game = static_cast<std::uint32_t>(game);
      samples.push_back(std::move(sample));
    }
    games[game] = {};
  }
  return samples;
}

}  // namespace laboratory
