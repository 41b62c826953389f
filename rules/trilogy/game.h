#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/game.h"
// The words of the game, its pieces, and the whole of it at one moment.
#include "rules/trilogy/state/actions.h"
#include "rules/trilogy/state/board.h"
#include "rules/trilogy/state/decisions.h"
#include "rules/trilogy/state/events.h"
#include "rules/trilogy/state/ids.h"
#include "rules/trilogy/state/piles.h"
#include "rules/trilogy/state/reasons.h"
#include "rules/trilogy/state/rules.h"
#include "rules/trilogy/state/state.h"
// What a viewer may know.
#include "rules/trilogy/view/view.h"
// What may be done, and what it is worth.
#include "rules/trilogy/board/links.h"
#include "rules/trilogy/board/scores.h"
#include "rules/trilogy/board/seats.h"
#include "rules/trilogy/cards/playable.h"
#include "rules/trilogy/cards/sets.h"
#include "rules/trilogy/combat/battle.h"
#include "rules/trilogy/odds/battle_odds.h"
#include "rules/trilogy/odds/invasion_odds.h"
// The course of the game.
#include "rules/trilogy/flow/step_table.h"
// Data, options, positions and names in JSON.
#include "rules/trilogy/json/field_json.h"
#include "rules/trilogy/json/schema.h"
#include "rules/trilogy/load/load.h"
#include "rules/trilogy/load/option_table.h"
#include "rules/trilogy/load/seating.h"
#include "rules/trilogy/names/names.h"
#include "rules/trilogy/names/read_names.h"
#include "rules/trilogy/positions/position.h"

namespace trilogy {

/// The Trilogy Edition, as everything outside rules/ knows it (core::Game).
struct Game {
  using Rules = trilogy::Rules;
  using State = trilogy::State;
  using View = trilogy::View;
  using Json = nlohmann::json;

  static constexpr std::string_view kId = "trilogy";
  static constexpr std::string_view kRulingPrefix = "T-";
  /// Grows when a saved game would play differently.
  static constexpr int kRulesVersion = 1;
  static std::vector<std::string> data_files() { return trilogy::data_files(); }
  static base::Result<Rules> make_rules(std::span<const core::DataFile> files, const Json& options);
  static Json options_json(const Rules& rules);
  static std::span<const std::string_view> seats(const Rules& rules) { return rules.seating.names; }
  /// Who is named plays: what the options say of it.
  static void name_seats(Json& options, std::span<const std::string> named, const Json* position);
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
  static core::Event mask(const core::Event& event, core::Viewer viewer) {
    return trilogy::mask(event, viewer);
  }
  static bool reveals(const core::Event& event) { return trilogy::reveals(event); }
  static base::Result<core::Refusal> why_not(const Rules& rules, const View& view,
                                             const Json& intent);
  static core::Refusal why_not_action(const Rules& rules, const View& view, core::Action action);
  static int turn(const State& state) { return state.board.turn; }
  static std::optional<core::Outcome> outcome(const Rules& rules, const State& state) {
    if (state.board.victory == Victory::kNone) return std::nullopt;
    return core::Outcome{seat_id(rules, state.board.winner), id_of(state.board.victory)};
  }
  static std::vector<std::string> broken_invariants(const Rules& rules, const State& state);

  static std::string_view decision_name(const core::Decision& pending) {
    return row_of(pending).name;
  }
  static std::string_view stream_name(const core::Decision& pending) {
    return row_of(pending).stream;
  }
  static std::vector<std::string_view> stream_names();
  static Json action_json(const Rules& rules, core::Action action);
  static base::Result<core::Action> parse_action(const Rules& rules, const Json& action);
  static Json event_json(const Rules& rules, const core::Event& event);
  static Json refusal_json(const Rules& rules, const core::Refusal& refusal);
  static Json state_json(const Rules& rules, const State& state);
  static Json view_json(const Rules& rules, const View& view);
};

static_assert(core::Game<Game>);

}  // namespace trilogy
