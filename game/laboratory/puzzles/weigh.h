#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "game/laboratory/playout/playout.h"
#include "game/laboratory/puzzles/solve.h"
#include "rules/core/parties.h"

namespace laboratory {

/// Plays on from there, with luck of that seed; whether the seat's party wins.
template <core::Game G>
bool wins(const typename G::Rules& rules, typename G::State state,
          std::span<const SeatedPlayer<G>> seated, core::Seat seat, std::uint64_t seed) {
  match::Luck luck(seed);
  play_out<G>(rules, state, luck, seated, [](const core::Decision&) {});
  const auto outcome = G::outcome(rules, state);
  return outcome && outcome->winner == core::party_of<G>(rules, seat);
}

/// What each answer leads to where a right one is said, question by question: how many of so many
/// games are won when these players play on.
template <core::Game G>
std::vector<Weighing> weigh(const typename G::Rules& rules, AskedPuzzle<G> asked,
                            std::span<const SeatedPlayer<G>> seated, std::uint64_t games) {
  std::vector<Weighing> weighings;
  for (std::size_t said = 0; said < asked.right.front().size(); ++said) {
    const core::Decision question = G::decision(rules, asked.state);
    for (const core::Action answer : question.actions) {
      typename G::State after = asked.state;
      G::apply(rules, after, answer, nullptr);
      Weighing weighing{G::action_json(rules, answer), answer == asked.right.front()[said], 0};
      for (std::uint64_t seed = 1; seed <= games; ++seed)
        weighing.wins += wins<G>(rules, after, seated, question.seat, seed);
      weighings.push_back(std::move(weighing));
    }
    G::apply(rules, asked.state, asked.right.front()[said], nullptr);
  }
  return weighings;
}

}  // namespace laboratory
