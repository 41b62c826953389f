#pragma once

#include <chrono>
#include <exception>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "game/match/match.h"
#include "game/players/registry.h"
#include "game/players/seating.h"
#include "game/session/question_clock.h"
#include "game/session/thought.h"

namespace session {

/// The players at the seats of a match that no person holds, and what one of them thinks.
template <core::Game G>
class Machines {
 public:
  Machines(const match::Match<G>& match, const players::Registry<G>& registry) {
    const auto seats = G::seats(match.rules());
    for (std::size_t i = 0; i < seats.size(); ++i) {
      const auto named = match.setup().seats.find(std::string(seats[i]));
      if (named == match.setup().seats.end()) continue;
      const auto maker = players::maker_of<G>(registry, named->second);
      if (!maker) continue;  // a person, or a player that this version lacks
      machines_[static_cast<core::Seat>(i)] = {
          named->second, *maker, players::player_seed(match.setup().seed, seats[i]), nullptr};
    }
  }

  bool has(core::Seat seat) const { return machines_.contains(seat); }
  const std::string& name(core::Seat seat) const { return machines_.at(seat).name; }

  bool is_thinking() const { return thought_.has_value(); }

  /// Puts the pending question of the match to its machine.
  void ask(const match::Match<G>& match) {
    const core::Seat seat = match.pending().seat;
    asked_ = seat;
    clock_.emplace(seat, player(seat)->time_for(match.pending()));
    thought_.emplace(player(seat), match.tables().rules, match.view(core::viewer_of(seat)));
  }
  /// While one of them thinks.
  std::optional<Thinking> thinking() const {
    return thought_ ? std::optional(clock_->thinking()) : std::nullopt;
  }
  /// It shall answer with the best it has found so far.
  void hurry() {
    if (!thought_) return;
    thought_->hurry();
    clock_->hurry();
  }
  bool has_answered(std::chrono::microseconds most) const { return thought_->is_ready(most); }
  /// Waits for it; nothing where the machine failed.
  std::optional<Answer> take_answer() {
    std::optional<Answer> answer = thought_->answer();
    thought_.reset();
    return answer;
  }

  /// The question does not stand any more. A player who goes on thinking is left to its thread, and
  /// another one is made when the seat is asked next.
  void forget() {
    if (!thought_) return;
    if (!has_answered({})) machines_.at(asked_).player.reset();
    thought_.reset();
  }

  /// On this thread.
  std::optional<Answer> answer_at_once(const match::Match<G>& match) {
    const core::Seat seat = match.pending().seat;
    const typename G::View view = match.view(core::viewer_of(seat));
    try {
      const core::Action action =
          player(seat)->choose(match.rules(), view, G::decision_of(view), {});
      return Answer{action, player(seat)->thoughts()};
    } catch (const std::exception&) {
      return std::nullopt;
    }
  }

 private:
  struct Machine {
    std::string name;
    players::Maker<G> make;
    std::uint64_t seed = 0;
    std::shared_ptr<players::Player<G>> player;
  };

  const std::shared_ptr<players::Player<G>>& player(core::Seat seat) {
    Machine& machine = machines_.at(seat);
    if (!machine.player) machine.player = machine.make(machine.seed);
    return machine.player;
  }

  std::map<core::Seat, Machine> machines_;
  std::optional<QuestionClock> clock_;  ///< of the last question
  std::optional<Thought<G>> thought_;
  core::Seat asked_ = core::kNobody;
};

}  // namespace session
