#pragma once

#include <algorithm>
#include <chrono>
#include <span>
#include <string>
#include <vector>

#include "game/cli/arena/bout.h"
#include "game/cli/arena/playout.h"

namespace cli {

/// Which party each seat belongs to. Where a game does not say, each seat is one.
template <core::Game G>
std::string party_of(const typename G::Rules& rules, core::Seat seat) {
  if constexpr (requires { G::party(rules, seat); }) {
    return std::string(G::party(rules, seat));
  } else {
    return std::string(G::seats(rules)[static_cast<std::size_t>(core::index(seat))]);
  }
}

/// The parties of a table in the order of their first seats.
struct Parties {
  std::vector<std::string> names;
  std::vector<std::size_t> of_seat;
};

template <core::Game G>
Parties parties_of(const typename G::Rules& rules) {
  Parties parties;
  for (std::uint8_t seat = 0; seat < G::seats(rules).size(); ++seat) {
    const std::string name = party_of<G>(rules, core::Seat{seat});
    const auto known = std::find(parties.names.begin(), parties.names.end(), name);
    parties.of_seat.push_back(static_cast<std::size_t>(known - parties.names.begin()));
    if (known == parties.names.end()) parties.names.push_back(name);
  }
  return parties;
}

/// All seats of a party have the same player.
template <core::Game G>
players::Seating seating_of(const typename G::Rules& rules, const Parties& parties,
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
  const Parties& parties;
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

}  // namespace cli
