#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "rules/core/game.h"

namespace laboratory {

/// How often a game has seen each of the things that it counts by their events; those that it has
/// not seen stand there with 0. Nothing for a game that counts none.
template <core::Game G>
class Uses {
 public:
  explicit Uses(const typename G::Rules& rules) : rules_(&rules) {
    if constexpr (requires { G::uses(rules); }) {
      for (const std::string& name : G::uses(rules)) times_[name] = 0;
    }
  }

  void note(const core::EventSink& events) {
    if constexpr (requires { G::uses(*rules_); }) {
      for (const core::Event& event : events) {
        const auto found = times_.find(G::use_in(*rules_, event));
        if (found != times_.end()) ++found->second;
      }
    }
  }

  const std::map<std::string, std::uint64_t, std::less<>>& times() const { return times_; }

 private:
  const typename G::Rules* rules_;
  std::map<std::string, std::uint64_t, std::less<>> times_;
};

}  // namespace laboratory
