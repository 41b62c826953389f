#pragma once

#include <chrono>
#include <optional>
#include <stop_token>

#include "game/players/thoughts.h"
#include "rules/core/game.h"

namespace players {

/// Someone who decides. It receives what its seat may know and never a state, so it cannot look
/// through the table. A player belongs to one seat of one match.
template <core::Game G>
class Player {
 public:
  virtual ~Player() = default;

  /// One of the actions of `decision`, which is the view's own and belongs to this seat. It may
  /// run on a thread of its own, and take its time. Once `stop` is asked for, somebody wants the
  /// best answer that there is by then, or nobody wants any.
  virtual core::Action choose(const typename G::Rules& rules, const typename G::View& view,
                              const core::Decision& decision, const std::stop_token& stop) = 0;

  /// About its last answer. Empty where it does not weigh answers against each other.
  virtual Thoughts thoughts() const { return {}; }

  /// How long it will think about the question at most; nothing where it does not go by the clock.
  virtual std::optional<std::chrono::duration<double>> time_for(const core::Decision&) const {
    return std::nullopt;
  }
};

}  // namespace players
