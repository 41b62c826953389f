#pragma once

#include <memory>
#include <optional>

#include "game/match/match.h"
#include "game/players/registry.h"
#include "game/session/question_clock.h"
#include "game/session/thought.h"

namespace session {

/// Thinks for a person who asks what to do, and knows no more than that person may.
template <core::Game G>
class Advisor {
 public:
  explicit Advisor(const players::Registry<G>& registry) {
    const auto maker = players::maker_of<G>(registry, players::kAdvisor);
    if (maker) make_ = *maker;
  }

  /// False where the game has no player that gives hints.
  bool is_there() const { return static_cast<bool>(make_); }

  /// About the pending question of the match.
  void ask(const match::Match<G>& match) {
    const core::Seat seat = match.pending().seat;
    std::shared_ptr<players::Player<G>> player = make_(match.setup().seed);
    clock_.emplace(seat, player->time_for(match.pending()));
    thought_.emplace(std::move(player), match.tables().rules, match.view(core::viewer_of(seat)));
  }
  /// The question does not stand any more, or nobody wants to know.
  void forget() { thought_.reset(); }

  /// While it thinks.
  std::optional<Thinking> thinking() const {
    if (!thought_ || thought_->is_ready({})) return std::nullopt;
    return clock_->thinking();
  }
  /// What it has come to; null until then.
  const players::Thoughts* advice() const {
    return thought_ && thought_->is_ready({}) ? &thought_->thoughts() : nullptr;
  }

 private:
  players::Maker<G> make_;
  std::optional<QuestionClock> clock_;  ///< of the last question
  std::optional<Thought<G>> thought_;
};

}  // namespace session
