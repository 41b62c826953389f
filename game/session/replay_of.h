#pragma once

#include <bit>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "game/match/branch.h"
#include "game/match/goal_watch.h"
#include "game/match/saves/save_lines.h"
#include "game/session/goals_at.h"
#include "game/session/outlook_of.h"
#include "game/session/replay.h"
#include "game/session/seen_match.h"

namespace session {

/// A Replay of a match of the game G, which outlives it with what it is told by, and does not go on
/// meanwhile.
template <core::Game G>
class ReplayOf final : public Replay {
 public:
  ReplayOf(const match::Match<G>& match, const Narrator<G>& narrate, const ThrownTogether& together,
           std::vector<std::string> players, core::Viewer people)
      : match_(match),
        narrate_(narrate),
        together_(together),
        players_(std::move(players)),
        people_(people),
        goals_(match) {
    open(Audience::sharing_screen(people));
    seek(length());
  }

  std::size_t length() const override { return match_.journal().steps().size(); }
  void seek(std::size_t steps) override { screen_->jump_to(steps); }
  bool step_on() override { return screen_->step_on(); }
  bool step_back() override {
    if (screen_->cursor() == 0) return false;
    screen_->jump_to(screen_->cursor() - 1);
    return true;
  }

  std::vector<TurnStart> turns() const override {
    typename G::State state = match_.start();
    std::vector<TurnStart> turns{{G::turn(state), 0}};
    std::size_t step = 0;
    for (const match::JournalStep& one : match_.journal().steps()) {
      G::apply(match_.rules(), state, one.action, nullptr);
      ++step;
      if (G::turn(state) != turns.back().turn) turns.push_back({G::turn(state), step});
    }
    return turns;
  }

  void set_playing(bool plays) override { plays_ = plays && screen_->cursor() < length(); }
  bool is_playing() const override { return plays_; }

  std::vector<core::Viewer> viewers() const override {
    std::vector<core::Viewer> viewers{core::kPublic};
    const int people = std::popcount(people_.seats);
    const bool hides_nothing = match_.pending().is_over() || people == 0;
    for (std::size_t i = 0; i < seats().size(); ++i) {
      const auto seat = static_cast<core::Seat>(i);
      const bool is_alone = people == 1 && people_.includes(seat);
      if (hides_nothing || is_alone) viewers.push_back(core::viewer_of(seat));
    }
    if (hides_nothing) viewers.push_back(core::kAll);
    return viewers;
  }

  void look_as(core::Viewer viewer) override {
    const std::size_t cursor = screen_->cursor();
    open(Audience::of(viewer));
    seek(cursor);
  }

  void walk(const Visit& visit) const override {
    OutlookOf<G> walker(match_, narrate_, together_, audience_, length());
    walker.take_events();
    while (walker.step_on()) visit(walker.cursor(), walker.view(), walker.take_events());
  }

  base::Result<std::string> branch_text() const override {
    const auto branch = match::branch_of(match_, screen_->cursor());
    if (!branch) return branch.failure();
    return match::save_text(*branch);
  }

  std::string_view game() const override { return G::kId; }
  std::span<const std::string_view> seats() const override { return G::seats(match_.rules()); }
  std::vector<std::string> players() const override { return players_; }
  int turn() const override { return screen_->turn(); }
  bool is_over() const override { return screen_->view().decision().is_over(); }
  bool is_machine_next() const override { return plays_; }
  bool advance() override {
    if (!plays_) return false;
    const bool went_on = step_on();
    set_playing(went_on);
    return went_on;
  }
  bool advance_and_wait() override { return advance(); }

  // Nobody decides.
  bool is_thinking() const override { return false; }
  std::optional<Thinking> thinking() const override { return std::nullopt; }
  void answer_now() override {}
  bool can_undo() const override { return false; }
  std::string_view why_no_undo() const override { return kNothingToTakeBack; }
  std::optional<std::size_t> last_choice() const override { return std::nullopt; }
  bool submit(core::Action, std::span<const core::Action>) override { return false; }
  bool submit_by_itself(core::Action) override { return false; }
  bool undo() override { return false; }
  nlohmann::json action_json(core::Action action) const override {
    return G::action_json(match_.rules(), action);
  }
  bool can_hint() const override { return false; }
  void ask_hint() override {}
  void drop_hint() override {}
  std::optional<Thinking> hint_thinking() const override { return std::nullopt; }
  const players::Thoughts* hint() const override { return nullptr; }

  Outlook& screen() override { return *screen_; }
  const Outlook& screen() const override { return *screen_; }
  Outlook& add_outlook(core::Viewer viewer, std::size_t decisions_behind) override {
    outlooks_.push_back(std::make_unique<OutlookOf<G>>(match_, narrate_, together_,
                                                       Audience::of(viewer), decisions_behind));
    return *outlooks_.back();
  }
  void remove_outlook(const Outlook& outlook) override {
    std::erase_if(outlooks_, [&](const auto& one) { return one.get() == &outlook; });
  }

  std::unique_ptr<Replay> replay() const override { return nullptr; }
  std::vector<TurningPoint> turning_points() const override { return {}; }
  std::vector<match::Chart> course() const override { return {}; }
  std::vector<GoalSeen> goals() const override {
    return goals_at(match_.setup().goals, goals_.standings(), screen_->cursor());
  }
  const std::string& scenario() const override { return match_.setup().scenario; }
  SeenMatch seen() const override {
    return seen_match(match_, audience_.readers(), screen_->cursor());
  }
  std::string save_text() const override { return match::save_text(match_); }
  base::Result<void> keep_in(std::shared_ptr<match::LockedFile>, Keep) override { return {}; }
  std::string take_fault() override { return {}; }

 private:
  void open(Audience audience) {
    audience_ = audience;
    screen_.emplace(match_, narrate_, together_, audience, length());
    screen_->take_events();
  }

  const match::Match<G>& match_;
  const Narrator<G>& narrate_;
  const ThrownTogether& together_;
  std::vector<std::string> players_;
  core::Viewer people_;
  Audience audience_ = Audience::of(core::kPublic);
  std::optional<OutlookOf<G>> screen_;
  std::vector<std::unique_ptr<OutlookOf<G>>> outlooks_;
  match::GoalWatch<G> goals_;
  bool plays_ = false;
};

}  // namespace session
