#pragma once

#include <algorithm>
#include <chrono>
#include <span>
#include <string>
#include <vector>

#include "game/laboratory/arena/bout.h"
#include "game/laboratory/playout/playout.h"
#include "rules/core/parties.h"

namespace laboratory {

/// All seats of a party have the same player.
template <core::Game G>
players::Seating seating_of(const typename G::Rules& rules, const core::Parties& parties,
                            std::span<const std::string> player_of_party) {
  players::Seating seating;
  const auto seats = G::seats(rules);
  for (std::size_t seat = 0; seat < seats.size(); ++seat)
    seating[std::string(seats[seat])] = player_of_party[parties.of_seat[seat]];
  return seating;
}

/// What the bouts of one table share.
template <core::Game G>
struct BoutTable {
  const typename G::Rules& rules;
  const typename G::State& start;
  const core::Parties& parties;
  bool (*begins_action)(const core::Decision&) = nullptr;  ///< where a game tells actions apart
};

/// Plays the fixture to its end and measures what its players take.
template <core::Game G>
Bout play_bout(const BoutTable<G>& table, std::span<const SeatedPlayer<G>> seated,
               const Fixture& fixture) {
  using Clock = std::chrono::steady_clock;
  Bout bout{.fixture = fixture,
            .winner = "nobody",
            .victory = "unfinished",
            .turns = 0,
            .efforts = std::vector<Effort>(table.parties.names.size())};
  typename G::State state = table.start;
  match::Luck luck(fixture.seed);
  core::Decision decision = G::decision(table.rules, state);
  for (std::uint32_t step = 0; step < kMostSteps && !decision.is_over(); ++step) {
    core::Action action;
    if (decision.is_chance()) {
      action = luck.draw(decision, G::stream_name(decision));
    } else {
      const auto seat = static_cast<std::size_t>(core::index(decision.seat));
      Effort& effort = bout.efforts[table.parties.of_seat[seat]];
      const auto begin = Clock::now();
      action = seated[seat].choose(table.rules, state, decision);
      effort.seconds += std::chrono::duration<double>(Clock::now() - begin).count();
      effort.decisions += decision.actions.size() > 1;
      effort.actions += table.begins_action != nullptr && table.begins_action(decision);
    }
    decision = match::apply_offered<G>(table.rules, state, action, nullptr);
  }
  bout.turns = G::turn(state);
  if (const auto outcome = G::outcome(table.rules, state)) {
    bout.winner = outcome->winner;
    bout.victory = outcome->victory;
  }
  return bout;
}

}  // namespace laboratory
