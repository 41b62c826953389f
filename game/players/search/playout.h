#pragma once

#include "game/match/apply_offered.h"
#include "game/match/luck.h"
#include "game/players/search/judge.h"

namespace players {

/// How far a playout goes on before the position is judged.
struct Horizon {
  int actions = 1;       ///< that are begun after the question, and not played
  int turns = 0;         ///< the same of turns, for who looks ahead by these: actions do not count
  int most_steps = 400;  ///< choices and throws
};

/// A world that looks to the seat like its view.
template <core::Game G>
typename G::State any_world(const typename G::Rules& rules, const typename G::View& view,
                            match::Stream& stream) {
  const auto any = [&](std::uint32_t limit) { return stream.below(limit); };
  return G::determinize(rules, view, any).state;
}

inline bool is_far_enough(const Horizon& horizon, int actions, int turns) {
  return horizon.turns > 0 ? turns >= horizon.turns : actions >= horizon.actions;
}

/// Plays on from the decision, which the state waits for; `choose(state, decision)` answers where
/// there is a choice.
template <core::Game G, Judge<G> J, class Choose>
void play_to_horizon(const typename G::Rules& rules, J& judge, typename G::State& state,
                     core::Decision decision, const Horizon& horizon, match::Stream& stream,
                     Choose choose) {
  int begun = 0;  // after the first question
  const int first_turn = G::turn(state);
  for (int step = 0; step < horizon.most_steps && !decision.is_over(); ++step) {
    if (step > 0 && judge.begins_action(decision)) ++begun;
    if (is_far_enough(horizon, begun, G::turn(state) - first_turn)) return;
    const core::Action action = decision.is_chance()           ? match::draw(decision, stream)
                                : decision.actions.size() == 1 ? decision.actions[0]
                                                               : choose(state, decision);
    decision = match::apply_offered<G>(rules, state, action, nullptr);
  }
}

}  // namespace players
