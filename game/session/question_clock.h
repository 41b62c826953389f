#pragma once

#include <chrono>
#include <optional>

#include "game/players/player.h"
#include "game/session/thinking.h"

namespace session {

/// Measures how long a question is thought about, from now on.
class QuestionClock {
 public:
  QuestionClock(core::Seat seat, std::optional<std::chrono::duration<double>> most)
      : seat_(seat), most_(most) {}

  void hurry() { is_hurried_ = true; }

  Thinking thinking() const {
    const std::chrono::duration<double> passed = Clock::now() - since_;
    Thinking so_far{.seat = seat_, .seconds = passed.count(), .is_hurried = is_hurried_};
    if (most_) so_far.most = most_->count();
    return so_far;
  }

 private:
  using Clock = std::chrono::steady_clock;

  core::Seat seat_;
  std::optional<std::chrono::duration<double>> most_;
  Clock::time_point since_ = Clock::now();
  bool is_hurried_ = false;
};

}  // namespace session
