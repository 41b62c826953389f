#pragma once

#include <bit>
#include <cstdint>
#include <map>
#include <string>

#include "rules/core/game.h"

namespace laboratory {

/// In which turn each milestone of a game was reached; of a game that has none, nothing.
template <core::Game G>
class Milestones {
 public:
  void note(const typename G::State& state) {
    if constexpr (requires { G::milestones(state); }) {
      const std::uint32_t now = G::milestones(state);
      for (std::uint32_t fresh = now & ~seen_; fresh != 0; fresh &= fresh - 1) {
        const auto n = static_cast<std::size_t>(std::countr_zero(fresh));
        turns_.emplace(G::milestone_names()[n], G::turn(state));
      }
      seen_ |= now;
    }
  }

  const std::map<std::string, int, std::less<>>& turns() const { return turns_; }

 private:
  std::uint32_t seen_ = 0;
  std::map<std::string, int, std::less<>> turns_;
};

}  // namespace laboratory
