#pragma once

#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "game/players/meant.h"
#include "game/players/player.h"

namespace players {

/// Somebody who does what a list says, one answer after the other: each the first that is meant. A
/// question that the next of the list means nothing of is answered with its first answer.
template <core::Game G>
class ScriptedPlayer final : public Player<G> {
 public:
  explicit ScriptedPlayer(std::vector<Meant> script) : script_(std::move(script)) {}

  core::Action choose(const typename G::Rules& rules, const typename G::View&,
                      const core::Decision& decision, const std::stop_token&) override {
    if (next_ < script_.size()) {
      for (const core::Action action : decision.actions) {
        if (!script_[next_](G::action_json(rules, action))) continue;
        ++next_;
        return action;
      }
    }
    return decision.actions[0];
  }

 private:
  std::vector<Meant> script_;
  std::size_t next_ = 0;
};

}  // namespace players
