#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/game.h"
#include "rules/wotr/flow/step_table.h"
#include "rules/wotr/state/rules.h"
#include "rules/wotr/state/state.h"
#include "rules/wotr/view/determinize.h"
#include "rules/wotr/view/view.h"

namespace wotr {

/// War of the Ring, as any room knows it (core::Game). What else of the rules is open to those
/// outside stands in scripts/rooms.py.
struct Game {
  using Rules = wotr::Rules;
  using State = wotr::State;
  using View = wotr::View;
  using Json = nlohmann::json;

  static constexpr std::string_view kId = "wotr";
  static constexpr std::string_view kRulingPrefix = "R-";
  /// Grows when a saved game would play differently.
  static constexpr int kRulesVersion = 4;
  static std::vector<std::string> data_files();
  static base::Result<Rules> make_rules(std::span<const core::DataFile> files, const Json& options);
  static Json options_json(const Rules& rules);
  static std::span<const std::string_view> seats(const Rules& rules) { return rules.teams.names; }
  static State new_state(const Rules& rules);
  static base::Result<State> parse_position(const Rules& rules, const Json& position);

  static core::Decision decision(const Rules& rules, const State& state) {
    return wotr::decision(rules, state);
  }
  static core::Refusal apply(const Rules& rules, State& state, core::Action action,
                             core::EventSink* sink) {
    return wotr::apply(rules, state, action, sink);
  }
  /// For playouts: an action just read from decision() is not looked up again, and what follows
  /// is not asked again.
  static core::Decision apply_offered(const Rules& rules, State& state, core::Action action,
                                      core::EventSink* sink) {
    return wotr::apply_offered(rules, state, action, sink);
  }
  static View view(const Rules& rules, const State& state, core::Viewer viewer) {
    return wotr::view(rules, state, viewer);
  }
  static View view(const Rules& rules, const State& state, core::Viewer viewer,
                   const core::Decision& pending) {
    return wotr::view(rules, state, viewer, pending);
  }
  static Guess determinize(const Rules& rules, const View& view, const core::Chooser& choose) {
    return wotr::determinize(rules, view, choose);
  }
  static const core::Decision& decision_of(const View& view) { return view.decision; }
  static core::Event mask(const core::Event& event, core::Viewer viewer);
  static bool reveals(const core::Event& event);
  /// a Combat card is laid, or none is, for good.
  static bool is_final(const core::Decision& answered);
  static base::Result<core::Refusal> why_not(const Rules& rules, const View& view,
                                             const Json& intent);
  static core::Refusal why_not_action(const Rules& rules, const View& view, core::Action action);
  static int turn(const State& state) { return state.board.turn; }
  static std::span<const std::string_view> milestone_names();
  static std::uint32_t milestones(const State& state);
  static std::vector<std::string> uses(const Rules& rules);
  static std::string use_in(const Rules& rules, const core::Event& event);
  /// Seats of one side win together; an outcome names the side.
  static std::string_view party(const Rules& rules, core::Seat seat);
  static std::optional<core::Outcome> outcome(const Rules& rules, const State& state);
  static std::vector<std::string> broken_invariants(const Rules& rules, const State& state);

  static std::string_view decision_name(const core::Decision& pending);
  static std::string_view stream_name(const core::Decision& pending);
  static std::vector<std::string_view> stream_names();
  static Json action_json(const Rules& rules, core::Action action);
  static base::Result<core::Action> parse_action(const Rules& rules, const Json& action);
  static Json event_json(const Rules& rules, const core::Event& event);
  static Json refusal_json(const Rules& rules, const core::Refusal& refusal);
  static Json state_json(const Rules& rules, const State& state);
  static Json view_json(const Rules& rules, const View& view);
  static Json question_json(const Rules& rules, const View& view);
};

static_assert(core::Game<Game>);

}  // namespace wotr
