#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "game/match/goal_watch.h"
#include "game/match/saves/autosave.h"
#include "game/players/swings.h"
#include "game/session/advisor.h"
#include "game/session/goals_at.h"
#include "game/session/machines.h"
#include "game/session/outlook_of.h"
#include "game/session/replay_of.h"
#include "game/session/seen_match.h"
#include "game/session/thrown_together.h"
#include "rules/core/parties.h"

namespace session {

/// The charts of a match that is over.
template <core::Game G>
using CourseOf = std::function<std::vector<match::Chart>(const match::Match<G>&)>;

/// A Session of the game G.
template <core::Game G>
class SessionOf final : public Session {
 public:
  SessionOf(match::Match<G> match, const players::Registry<G>& registry, Narrator<G> narrate,
            ThrownTogether thrown_together = {}, players::Forecaster<G> forecaster = {},
            CourseOf<G> course = {})
      : match_(std::move(match)),
        machines_(match_, registry),
        advisor_(registry),
        narrate_(std::move(narrate)),
        thrown_together_(std::move(thrown_together)),
        forecaster_(std::move(forecaster)),
        course_(std::move(course)),
        goals_(match_),
        screen_(match_, narrate_, thrown_together_, Audience::sharing_screen(people()), 0) {}
  SessionOf(const SessionOf&) = delete;  // outlooks refer to the match
  SessionOf& operator=(const SessionOf&) = delete;

  const match::Match<G>& match() const { return match_; }

  std::string_view game() const override { return G::kId; }
  std::span<const std::string_view> seats() const override { return G::seats(match_.rules()); }
  std::vector<std::string> players() const override {
    std::vector<std::string> names;
    for (const std::string_view seat : seats()) {
      const auto named = match_.setup().seats.find(std::string(seat));
      const bool is_named = named != match_.setup().seats.end();
      names.push_back(is_named ? named->second : std::string(players::kHuman));
    }
    return names;
  }
  int turn() const override { return G::turn(match_.state()); }
  bool is_over() const override { return match_.pending().is_over(); }
  bool is_machine_next() const override {
    return match_.pending().is_chance() || machines_.has(match_.pending().seat);
  }
  bool is_thinking() const override { return machines_.is_thinking(); }
  std::optional<Thinking> thinking() const override { return machines_.thinking(); }
  void answer_now() override { machines_.hurry(); }

  /// Where it takes back something that a person decided: what a machine did last it would only do
  /// again.
  bool can_undo() const override {
    const match::Journal& journal = match_.journal();
    const std::size_t end = end_of_decisions();
    if (match::earliest_undo(journal) >= end) return false;
    if (machines_.has(journal.steps()[end - 1].seat)) return false;
    return is_thinking() || !is_machine_next();
  }

  std::string_view why_no_undo() const override {
    const std::vector<match::JournalStep>& steps = match_.journal().steps();
    const std::size_t end = end_of_decisions();
    if (!last_choice()) return kNothingToTakeBack;
    if (is_machine_next() && !is_thinking() && !match_.pending().is_chance()) return kOthersAct;
    const match::JournalStep& last = steps[end - 1];
    if (last.seat == core::kChance) return kLuckHasFollowed;
    if (machines_.has(last.seat)) return kOthersAct;
    return last.is_final ? kIsFinal : kIsRevealed;
  }

  std::optional<std::size_t> last_choice() const override {
    const std::vector<match::JournalStep>& steps = match_.journal().steps();
    for (std::size_t step = steps.size(); step-- > 0;) {
      const core::Seat seat = steps[step].seat;
      const bool by_person = seat != core::kChance && !machines_.has(seat);
      if (by_person && steps[step].answer == match::Answer::kChosen) return step;
    }
    return std::nullopt;
  }

  bool advance() override {
    if (match_.pending().is_chance()) return throw_all();
    if (!is_machine_next()) return false;
    const bool asked_now = !is_thinking();
    if (asked_now) machines_.ask(match_);
    if (!machines_.has_answered(asked_now ? kMoment : kNotAtAll)) return false;
    return take(machines_.take_answer());
  }

  bool advance_and_wait() override {
    if (match_.pending().is_chance()) return throw_all();
    if (!is_machine_next()) return false;
    return take(is_thinking() ? machines_.take_answer() : machines_.answer_at_once(match_));
  }

  bool submit(core::Action action, std::span<const core::Action> followed_by) override {
    const std::size_t begin = match_.journal().steps().size();
    if (!play(action)) return false;
    for (const core::Action next : followed_by) {
      if (!play(next)) break;
    }
    made_in_one_.push_back({begin, match_.journal().steps().size()});
    settle();
    return true;
  }

  bool submit_by_itself(core::Action action) override {
    if (!play(action, match::Answer::kGiven)) return false;
    settle();
    return true;
  }

  bool undo() override {
    if (!can_undo() || !match_.undo(begin_of_last())) return false;
    machines_.forget();
    drop_hint();
    record();
    const std::size_t left = match_.journal().steps().size();
    std::erase_if(made_in_one_, [&](const Steps& steps) { return steps.end > left; });
    screen_.take_back(left);
    for (const auto& outlook : outlooks_) outlook->take_back(left);
    settle();
    return true;
  }

  nlohmann::json action_json(core::Action action) const override {
    return G::action_json(match_.rules(), action);
  }

  bool can_hint() const override {
    const core::Decision& pending = match_.pending();
    return advisor_.is_there() && !pending.is_over() && !is_machine_next() &&
           pending.actions.size() > 1;
  }
  void ask_hint() override {
    if (can_hint()) advisor_.ask(match_);
  }
  void drop_hint() override { advisor_.forget(); }
  std::optional<Thinking> hint_thinking() const override { return advisor_.thinking(); }
  const players::Thoughts* hint() const override { return advisor_.advice(); }

  Outlook& screen() override { return screen_; }
  const Outlook& screen() const override { return screen_; }
  Outlook& add_outlook(core::Viewer viewer, std::size_t decisions_behind) override {
    outlooks_.push_back(std::make_unique<OutlookOf<G>>(match_, narrate_, thrown_together_,
                                                       Audience::of(viewer), decisions_behind));
    return *outlooks_.back();
  }
  void remove_outlook(const Outlook& outlook) override {
    std::erase_if(outlooks_, [&](const auto& one) { return one.get() == &outlook; });
  }

  std::vector<TurningPoint> turning_points() const override {
    if (!is_over() || !forecaster_) return {};
    const std::vector<std::string> parties = core::parties_of<G>(match_.rules()).names;
    std::vector<TurningPoint> points;
    for (const players::Swing& swing :
         players::largest_swings(match_, forecaster_(match_.rules()), players::kToldSwings)) {
      points.push_back({.step = swing.step,
                        .turn = swing.turn,
                        .line = screen_.first_line(swing.first_event, swing.end_event),
                        .party = parties[swing.contestant],
                        .before = swing.before,
                        .after = swing.after});
    }
    return points;
  }

  std::vector<match::Chart> course() const override {
    if (!is_over() || !course_) return {};
    return course_(match_);
  }

  std::vector<GoalSeen> goals() const override {
    return goals_at(match_.setup().goals, goals_.standings(), screen_.cursor());
  }
  const std::string& scenario() const override { return match_.setup().scenario; }

  std::unique_ptr<Replay> replay() const override {
    return std::make_unique<ReplayOf<G>>(match_, narrate_, thrown_together_, players(), people());
  }

  SeenMatch seen() const override {
    return seen_match(match_, Audience::sharing_screen(people()).readers(), screen_.cursor());
  }

  std::string save_text() const override { return match::save_text(match_); }

  base::Result<void> keep_in(std::shared_ptr<match::LockedFile> file, Keep keep) override {
    using Autosave = match::Autosave<G>;
    base::Result<Autosave> autosave = keep == Keep::kGoOn
                                          ? Autosave::go_on(std::move(file), match_)
                                          : Autosave::create(std::move(file), match_);
    if (!autosave) return autosave.failure();
    autosave_.emplace(std::move(*autosave));
    tell(autosave_->take_notice());
    return {};
  }

  std::string take_fault() override { return std::exchange(fault_, {}); }

 private:
  static constexpr std::chrono::microseconds kNotAtAll{0};
  static constexpr std::chrono::microseconds kMoment{1000};  // a quick player needs less

  core::Viewer people() const {
    core::Viewer viewer = core::kPublic;
    for (std::size_t i = 0; i < seats().size(); ++i) {
      const auto seat = static_cast<core::Seat>(i);
      if (!machines_.has(seat)) viewer.seats |= core::viewer_of(seat).seats;
    }
    return viewer;
  }

  struct Steps {
    std::size_t begin = 0;
    std::size_t end = 0;
  };

  bool play(core::Action action, match::Answer answer = match::Answer::kChosen) {
    if (is_machine_next() || match_.play(action, {}, answer).refused()) return false;
    drop_hint();
    record();
    return true;
  }

  /// Behind the last step that somebody decided.
  std::size_t end_of_decisions() const {
    const std::vector<match::JournalStep>& steps = match_.journal().steps();
    std::size_t end = steps.size();
    while (end > 0 && steps[end - 1].answer == match::Answer::kGiven) --end;
    return end;
  }

  /// Of what one undo takes back; nothing that luck or a secret has followed.
  std::size_t begin_of_last() const {
    const std::size_t last = end_of_decisions() - 1;
    const auto whole = std::find_if(made_in_one_.rbegin(), made_in_one_.rend(), [&](Steps steps) {
      return steps.begin <= last && last < steps.end;
    });
    if (whole == made_in_one_.rend()) return last;
    return std::max(whole->begin, match::earliest_undo(match_.journal()));
  }

  bool throw_all() {
    std::uint8_t purpose = match_.pending().kind;
    while (match_.pending().is_chance() &&
           is_same_throw(thrown_together_, purpose, match_.pending().kind)) {
      purpose = match_.pending().kind;
      match_.roll();
      record();
    }
    settle();
    return true;
  }

  /// A machine's answer; where it is no legal one, the first that is.
  bool take(const std::optional<Answer>& answer) {
    if (!answer || match_.play(answer->action, players::note_of(answer->thoughts)).refused()) {
      blame(match_.pending().seat);
      if (match_.play(match_.pending().actions[0]).refused()) return false;
    }
    record();
    settle();
    return true;
  }

  /// Once for each machine.
  void blame(core::Seat seat) {
    if (!blamed_.insert(seat).second) return;
    tell("The player \"" + machines_.name(seat) + "\" at the seat \"" +
         std::string(seats()[static_cast<std::size_t>(core::index(seat))]) +
         "\" chose what the rules do not allow; the first thing they allow is done in its place.");
  }

  void tell(const std::string& fault) {
    if (!fault.empty()) fault_ += (fault_.empty() ? "" : " ") + fault;
  }

  void record() {
    if (autosave_) autosave_->record(match_);
  }

  /// On the disk before anyone sees it.
  void settle() {
    if (autosave_) {
      const base::Result<void> done = autosave_->flush(match_);
      tell(autosave_->take_notice());
      if (!done) {
        tell("This game is no longer kept: " + done.error());
        autosave_.reset();
      }
    }
    goals_.follow(match_);
    screen_.follow();
    for (const auto& outlook : outlooks_) outlook->follow();
  }

  match::Match<G> match_;
  Machines<G> machines_;
  Advisor<G> advisor_;
  Narrator<G> narrate_;
  ThrownTogether thrown_together_;
  players::Forecaster<G> forecaster_;
  CourseOf<G> course_;
  match::GoalWatch<G> goals_;
  OutlookOf<G> screen_;
  std::vector<std::unique_ptr<OutlookOf<G>>> outlooks_;
  std::optional<match::Autosave<G>> autosave_;
  std::vector<Steps> made_in_one_;  ///< by the person before the screen
  std::set<core::Seat> blamed_;
  std::string fault_;
};

}  // namespace session
