#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/core/game.h"
#include "rules/trilogy/flow/step_table.h"
#include "rules/trilogy/state/rules.h"
#include "rules/trilogy/state/state.h"
#include "rules/trilogy/view/view.h"

namespace trilogy {

/// The Trilogy Edition, as any room knows it (core::Game). What else of the rules is open to those
/// outside stands in scripts/rooms.py.
struct Game {
  using Rules = trilogy::Rules;
  using State = trilogy::State;
  using View = trilogy::View;
  using Json = nlohmann::json;

  static constexpr std::string_view kId = "trilogy";
  static constexpr std::string_view kRulingPrefix = "T-";
  /// Grows when a saved game would play differently.
  static constexpr int kRulesVersion = 2;
  static std::vector<std::string> data_files();
  static base::Result<Rules> make_rules(std::span<const core::DataFile> files, const Json& options);
  static Json options_json(const Rules& rules);
  /// Adds the options that a save of older rules could not name, with what those rules did.
  static void name_older_options(Json& options, int rules_version);
  static std::span<const std::string_view> seats(const Rules& rules) { return rules.seating.names; }
  /// Who is named plays: what the options say of it.
  static base::Result<void> name_seats(Json& options, std::span<const std::string> named,
                                       const Json* position);
  static State new_state(const Rules& rules) { return trilogy::new_state(rules); }
  static base::Result<State> parse_position(const Rules& rules, const Json& position);

  static core::Decision decision(const Rules& rules, const State& state) {
    return trilogy::decision(rules, state);
  }
  static core::Refusal apply(const Rules& rules, State& state, core::Action action,
                             core::EventSink* sink) {
    return trilogy::apply(rules, state, action, sink);
  }
  /// For playouts: an action just read from decision() is not looked up again, and what follows
  /// is not asked again.
  static core::Decision apply_offered(const Rules& rules, State& state, core::Action action,
                                      core::EventSink* sink) {
    return trilogy::apply_offered(rules, state, action, sink);
  }
  static View view(const Rules& rules, const State& state, core::Viewer viewer) {
    return trilogy::view(rules, state, viewer);
  }
  static Guess determinize(const Rules& rules, const View& view, const core::Chooser& choose) {
    return trilogy::determinize(rules, view, choose);
  }
  static const core::Decision& decision_of(const View& view) { return view.decision; }
  static core::Event mask(const core::Event& event, core::Viewer viewer);
  static bool reveals(const core::Event& event);
  static base::Result<core::Refusal> why_not(const Rules& rules, const View& view,
                                             const Json& intent);
  static core::Refusal why_not_action(const Rules& rules, const View& view, core::Action action);
  static int turn(const State& state) { return state.board.turn; }
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
  /// What the sentence of the pending question may name.
  static Json question_json(const Rules& rules, const View& view);
  static Json view_json(const Rules& rules, const View& view);
};

static_assert(core::Game<Game>);

}  // namespace trilogy
