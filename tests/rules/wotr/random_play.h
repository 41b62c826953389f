#pragma once

#include <functional>
#include <random>

#include "rules/wotr/flow/setup.h"
#include "tests/rules/wotr/position.h"

namespace wotr {

/// Plays a random game and shows every state in which somebody, or chance, has to decide.
inline void play_random_game(unsigned seed, const std::function<void(const State&, int)>& visit) {
  std::mt19937 random(seed);
  State state = new_state(rules());
  for (int step = 0; step < 20'000; ++step) {
    visit(state, step);
    const Decision pending = decision(rules(), state);
    if (pending.is_over()) return;
    ASSERT_FALSE(pending.actions.empty());
    const Action action = pending.actions[random() % pending.actions.size()];
    ASSERT_FALSE(apply(rules(), state, action, nullptr).refused());
  }
}

}  // namespace wotr
