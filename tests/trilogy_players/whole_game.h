#pragma once

#include <gtest/gtest.h>

#include "game/match/luck.h"
#include "game/players/player.h"
#include "rules/trilogy/view/view.h"
#include "tests/trilogy_players/opponent.h"

namespace trilogy_players {

inline constexpr int kMostSteps = 20'000;

inline const trilogy::Rules& rules_for(int players) {
  return trilogy_tests::tables({{"players", players}});
}

inline trilogy::View view_of(const trilogy::Rules& rules, const trilogy::State& state,
                             core::Seat seat) {
  return Trilogy::view(rules, state, core::viewer_of(seat));
}

inline core::Action ask(players::Player<Trilogy>& player, const trilogy::Rules& rules,
                        const trilogy::State& state, core::Seat seat) {
  const trilogy::View view = view_of(rules, state, seat);
  return player.choose(rules, view, view.decision, {});
}

/// One game; `choose(state, decision)` answers for every seat.
template <class Choose>
trilogy::State play(const trilogy::Rules& rules, std::uint64_t seed, Choose choose) {
  trilogy::State state = Trilogy::new_state(rules);
  match::Luck luck(seed);
  for (int step = 0; step < kMostSteps; ++step) {
    const core::Decision pending = Trilogy::decision(rules, state);
    if (pending.is_over()) break;
    const core::Action action = pending.is_chance()
                                    ? luck.draw(pending, Trilogy::stream_name(pending))
                                    : choose(state, pending);
    EXPECT_TRUE(pending.offers(action)) << Trilogy::decision_name(pending);
    Trilogy::apply(rules, state, action, nullptr);
  }
  return state;
}

}  // namespace trilogy_players
