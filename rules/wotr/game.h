#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/game.h"
#include "rules/wotr/action_dice.h"
#include "rules/wotr/actions.h"
#include "rules/wotr/armies.h"
#include "rules/wotr/attack.h"
#include "rules/wotr/board.h"
#include "rules/wotr/board_json.h"
#include "rules/wotr/card_uses.h"
#include "rules/wotr/cards/battle_terms.h"
#include "rules/wotr/cards/play_card.h"
#include "rules/wotr/cards/program.h"
#include "rules/wotr/cards/table_card.h"
#include "rules/wotr/combat/effect.h"
#include "rules/wotr/consecutive.h"
#include "rules/wotr/control.h"
#include "rules/wotr/decisions.h"
#include "rules/wotr/events.h"
#include "rules/wotr/fellowship.h"
#include "rules/wotr/figures.h"
#include "rules/wotr/force.h"
#include "rules/wotr/groups.h"
#include "rules/wotr/hunt.h"
#include "rules/wotr/hunt_pool.h"
#include "rules/wotr/ids.h"
#include "rules/wotr/invariants.h"
#include "rules/wotr/load.h"
#include "rules/wotr/milestones.h"
#include "rules/wotr/minions.h"
#include "rules/wotr/mixed_armies.h"
#include "rules/wotr/mordor.h"
#include "rules/wotr/muster.h"
#include "rules/wotr/names.h"
#include "rules/wotr/option_table.h"
#include "rules/wotr/place.h"
#include "rules/wotr/position.h"
#include "rules/wotr/question_json.h"
#include "rules/wotr/read_id.h"
#include "rules/wotr/reasons.h"
#include "rules/wotr/region_set.h"
#include "rules/wotr/rules.h"
#include "rules/wotr/schema.h"
#include "rules/wotr/scores.h"
#include "rules/wotr/seats.h"
#include "rules/wotr/setup.h"
#include "rules/wotr/state.h"
#include "rules/wotr/state_json.h"
#include "rules/wotr/step_table.h"
#include "rules/wotr/travellers.h"
#include "rules/wotr/view.h"
#include "rules/wotr/view_json.h"
#include "rules/wotr/why_not.h"

namespace wotr {

/// War of the Ring, as everything outside rules/ knows it (core::Game).
struct Game {
  using Rules = wotr::Rules;
  using State = wotr::State;
  using View = wotr::View;
  using Json = nlohmann::json;

  static constexpr std::string_view kId = "wotr";
  /// Grows when a saved game would play differently.
  static constexpr int kRulesVersion = 3;
  static std::vector<std::string> data_files() { return wotr::data_files(); }
  static base::Result<Rules> make_rules(std::span<const core::DataFile> files, const Json& options);
  static Json options_json(const Rules& rules);
  static std::span<const std::string_view> seats(const Rules& rules) { return rules.seating.names; }
  static State new_state(const Rules& rules) { return wotr::new_state(rules); }
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
  static const core::Decision& decision_of(const View& view) { return view.decision; }
  static core::Event mask(const core::Event& event, core::Viewer viewer) {
    return wotr::mask(event, viewer);
  }
  static bool reveals(const core::Event& event) { return wotr::reveals(event); }
  static base::Result<core::Refusal> why_not(const Rules& rules, const View& view,
                                             const Json& intent);
  static core::Refusal why_not_action(const Rules& rules, const View& view, core::Action action) {
    return wotr::why_not_action(rules, view, action);
  }
  static int turn(const State& state) { return state.board.turn; }
  static std::span<const std::string_view> milestone_names() { return kMilestones; }
  static std::uint32_t milestones(const State& state) { return wotr::milestones(state); }
  static std::vector<std::string> uses(const Rules& rules) { return card_uses(rules); }
  static std::string use_in(const Rules& rules, const core::Event& event) {
    return card_use_in(rules, event);
  }
  static std::optional<core::Outcome> outcome(const Rules&, const State& state) {
    const auto winner = winner_of(state.board);
    if (!winner) return std::nullopt;
    return core::Outcome{id_of(winner->side), id_of(winner->victory)};
  }
  static std::vector<std::string> broken_invariants(const Rules& rules, const State& state) {
    return wotr::broken_invariants(rules, state);
  }

  static std::string_view decision_name(const core::Decision& pending) {
    return wotr::decision_name(pending);
  }
  static std::string_view stream_name(const core::Decision& pending) {
    return wotr::stream_name(pending);
  }
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
