#pragma once

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>

#include "rules/core/game.h"

namespace laboratory {

/// Decisions and throws of one turn; far above what any turn needs, so that more of them is a
/// fault.
inline constexpr std::uint64_t kMostStepsInTurn = 5'000;

/// What is wrong with this moment of a game, empty when all is well: a broken invariant, a question
/// without an answer, or options shown to a seat that does not decide.
template <core::Game G>
std::string fault_of(const typename G::Rules& rules, const typename G::State& state,
                     const core::Decision& pending) {
  const auto broken = G::broken_invariants(rules, state);
  if (!broken.empty()) return broken.front();
  const std::string question(G::decision_name(pending));
  if (pending.actions.empty()) return question + " offers nothing";
  if (pending.is_chance()) return {};
  const auto seats = static_cast<std::uint8_t>(G::seats(rules).size());
  for (std::uint8_t seat = 0; seat < seats; ++seat) {
    const auto view = G::view(rules, state, core::viewer_of(core::Seat{seat}));
    const bool decides = core::Seat{seat} == pending.seat;
    if (G::decision_of(view).actions.empty() == decides) {
      return question + " shows its options to the wrong seat";
    }
  }
  return {};
}

/// Watches every moment of one game up to the first fault.
template <core::Game G>
class Audit {
 public:
  void note(const typename G::Rules& rules, const typename G::State& state,
            const core::Decision& pending) {
    if (!fault_.empty()) return;
    ++questions_[std::string(G::decision_name(pending))];
    count_step(G::turn(state));
    fault_ = fault_of<G>(rules, state, pending);
    if (fault_.empty() && steps_in_turn_ > kMostStepsInTurn) {
      fault_ = "turn " + std::to_string(turn_) + " does not end";
    }
    if (!fault_.empty()) fault_ = "after " + std::to_string(steps_) + " steps " + fault_;
    ++steps_;
  }

  const std::string& fault() const { return fault_; }
  std::uint64_t longest_turn() const { return longest_turn_; }  ///< in steps
  const std::map<std::string, std::uint64_t, std::less<>>& questions() const { return questions_; }

 private:
  void count_step(int turn) {
    steps_in_turn_ = turn == turn_ ? steps_in_turn_ + 1 : 1;
    turn_ = turn;
    longest_turn_ = std::max(longest_turn_, steps_in_turn_);
  }

  std::string fault_;
  std::uint64_t steps_ = 0;
  int turn_ = 0;
  std::uint64_t steps_in_turn_ = 0;
  std::uint64_t longest_turn_ = 0;
  std::map<std::string, std::uint64_t, std::less<>> questions_;
};

}  // namespace laboratory
