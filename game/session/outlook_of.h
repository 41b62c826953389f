#pragma once

#include <algorithm>
#include <string>
#include <utility>

#include "game/match/match.h"
#include "game/session/audience.h"
#include "game/session/narrator.h"
#include "game/session/outlook.h"
#include "game/session/thrown_together.h"

namespace session {

/// An Outlook on a match of the game G. Match and narrator, and what says which dice are thrown
/// together, outlive it.
template <core::Game G>
class OutlookOf final : public Outlook {
 public:
  OutlookOf(const match::Match<G>& match, const Narrator<G>& narrate,
            const ThrownTogether& together, Audience audience, std::size_t decisions_behind)
      : match_(match),
        narrate_(narrate),
        together_(together),
        audience_(audience),
        behind_(decisions_behind),
        state_(match.start()) {
    look();
    for (std::string& mark : match::sentences_of(match_.marks())) {
      log_.push_back({std::move(mark), {}});
      log_ends_.push_back(0);
    }
    follow();
    taken_ = told();
  }

  std::size_t cursor() const override { return cursor_; }
  const match::AnyView& view() const override { return view_; }
  std::span<const match::LogLine> log() const override { return log_; }

  /// The first that tells of these events, counted over the whole match; empty where none does.
  match::LogLine first_line(std::size_t first_event, std::size_t end_event) const {
    const auto end = std::upper_bound(log_ends_.begin(), log_ends_.end(), first_event);
    if (end == log_ends_.end() || *end > end_event) return {};
    return log_[static_cast<std::size_t>(end - log_ends_.begin())];
  }

  std::vector<core::Event> take_events() override {
    std::vector<core::Event> events;
    for (; taken_ < told(); ++taken_) {
      events.push_back(G::mask(match_.events()[taken_], audience_.readers()));
    }
    return events;
  }

  bool take_undone() override { return std::exchange(undone_, false); }

  void set_decisions_behind(std::size_t decisions) override {
    behind_ = decisions;
    follow();
  }

  /// Goes on to where it should be by now, a decision or a throw at a time.
  void follow() {
    const std::size_t goal = before_throw(steps().size() - std::min(behind_, steps().size()));
    while (cursor_ < goal) step_on();
  }

  /// To the next decision or throw, however far behind it should stay. False at the end.
  bool step_on() {
    if (cursor_ == steps().size()) return false;
    std::size_t next = cursor_ + 1;
    while (next < steps().size() && is_same_throw(together_, steps()[next - 1], steps()[next]))
      ++next;
    go_on_to(next);
    return true;
  }

  /// To the first `steps_left` steps, or before the throw that these end in; as after an undo no
  /// event leads there.
  void jump_to(std::size_t steps_left) {
    const std::size_t goal = before_throw(std::min(steps_left, steps().size()));
    take_back(goal);
    while (cursor_ < goal) step_on();
    taken_ = told();
    undone_ = true;
  }

  int turn() const override { return G::turn(state_); }

  /// The match was taken back to its first `steps` steps.
  void take_back(std::size_t steps_left) {
    if (cursor_ <= steps_left) return;
    cursor_ = steps_left;
    state_ = match_.start();
    for (std::size_t i = 0; i < cursor_; ++i) apply(i);
    reasons_ = {};
    while (!log_ends_.empty() && log_ends_.back() > told()) {
      log_.pop_back();
      log_ends_.pop_back();
    }
    taken_ = told();
    undone_ = true;
    look();
  }

 private:
  const std::vector<match::JournalStep>& steps() const { return match_.journal().steps(); }
  /// Events of the match up to the cursor.
  std::size_t told() const { return cursor_ == 0 ? 0 : steps()[cursor_ - 1].events; }

  /// Not into the middle of a throw.
  std::size_t before_throw(std::size_t goal) const {
    while (goal > 0 && goal < steps().size() &&
           is_same_throw(together_, steps()[goal - 1], steps()[goal])) {
      --goal;
    }
    return goal;
  }

  void apply(std::size_t step) { G::apply(match_.rules(), state_, steps()[step].action, nullptr); }

  void go_on_to(std::size_t next) {
    const std::size_t first = told();
    for (; cursor_ < next; ++cursor_) {
      apply(cursor_);
      reasons_.decided(steps()[cursor_].seat, steps()[cursor_].why);
    }
    look();
    narrate(first);
  }

  void look() {
    const core::Seat decider = G::decision(match_.rules(), state_).seat;
    const core::Viewer viewer = audience_.viewer(decider);
    view_ = match::AnyView::of<G>(match_.tables().rules, viewer,
                                  G::view(match_.rules(), state_, viewer));
  }

  void narrate(std::size_t first) {
    std::vector<core::Event> events;
    for (std::size_t i = first; i < told(); ++i) {
      events.push_back(G::mask(match_.events()[i], audience_.readers()));
    }
    for (std::size_t at = 0; at < events.size(); ++at) {
      const Telling<G> telling{match_.rules(), events, at, view_.template as<G>(),
                               reasons_.untold().get()};
      std::vector<std::string> sentences = narrate_(telling);
      if (!sentences.empty()) reasons_.told();
      for (std::string& sentence : sentences) {
        log_.push_back({std::move(sentence), events[at]});
        log_ends_.push_back(first + at + 1);
      }
    }
  }

  const match::Match<G>& match_;
  const Narrator<G>& narrate_;
  const ThrownTogether& together_;
  Audience audience_;
  std::size_t behind_;
  std::size_t cursor_ = 0;
  typename G::State state_;  ///< at the cursor
  match::AnyView view_;
  std::vector<match::LogLine> log_;
  std::vector<std::size_t> log_ends_;  ///< events that had been told with each line
  match::NoteTeller reasons_;
  std::size_t taken_ = 0;
  bool undone_ = false;
};

}  // namespace session
