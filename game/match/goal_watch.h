#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include "game/match/goal.h"
#include "game/match/match.h"

namespace match {

/// Watches the goals of a match: a goal that is settled stays so, unless the journal is taken back
/// before that.
template <core::Game G>
class GoalWatch {
 public:
  explicit GoalWatch(const Match<G>& match)
      : standings_(match.setup().goals.size()), state_(match.start()) {
    look(match);
    follow(match);
  }

  /// Judges every position that the match has come to since.
  void follow(const Match<G>& match) {
    if (standings_.empty()) return;
    const auto& steps = match.journal().steps();
    if (cursor_ > steps.size()) take_back(match);
    while (cursor_ < steps.size()) {
      G::apply(match.rules(), state_, steps[cursor_].action, nullptr);
      ++cursor_;
      look(match);
    }
  }

  std::span<const GoalStanding> standings() const { return standings_; }

 private:
  void take_back(const Match<G>& match) {
    const auto& steps = match.journal().steps();
    cursor_ = steps.size();
    state_ = match.start();
    for (const JournalStep& step : steps) G::apply(match.rules(), state_, step.action, nullptr);
    for (GoalStanding& standing : standings_) {
      if (standing.at > cursor_) standing = {};
    }
    look(match);
  }

  bool all_settled() const {
    return std::ranges::none_of(standings_, [](const GoalStanding& standing) {
      return standing.state == GoalState::kOpen;
    });
  }

  /// In the middle of a throw nobody looks; at the beginning nothing may be settled yet.
  void look(const Match<G>& match) {
    if (all_settled()) return;
    const core::Decision pending = G::decision(match.rules(), state_);
    if (pending.is_chance() && cursor_ > 0) return;
    const nlohmann::json position =
        G::view_json(match.rules(), G::view(match.rules(), state_, core::kPublic));
    for (std::size_t i = 0; i < standings_.size(); ++i) {
      if (standings_[i].state != GoalState::kOpen) continue;
      const GoalState now = judge(match.setup().goals[i], position, pending.is_over());
      if (now != GoalState::kOpen) standings_[i] = {now, cursor_};
    }
  }

  std::vector<GoalStanding> standings_;
  typename G::State state_;  ///< after the first `cursor_` steps
  std::size_t cursor_ = 0;
};

}  // namespace match
