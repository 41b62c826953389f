#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/core/game.h"
// The words of the game, its pieces, and the whole of it at one moment.
#include "rules/wotr/state/actions.h"
#include "rules/wotr/state/board.h"
#include "rules/wotr/state/cards_at.h"
#include "rules/wotr/state/decisions.h"
#include "rules/wotr/state/events.h"
#include "rules/wotr/state/figures.h"
#include "rules/wotr/state/ids.h"
#include "rules/wotr/state/reasons.h"
#include "rules/wotr/state/region_set.h"
#include "rules/wotr/state/rules.h"
#include "rules/wotr/state/state.h"
#include "rules/wotr/state/team_layout.h"
// What a viewer may know, and why something may not be done.
#include "rules/wotr/view/determinize.h"
#include "rules/wotr/view/view.h"
#include "rules/wotr/why_not/why_not.h"
// What stands where, whose it is, and what it counts for.
#include "rules/wotr/board/consecutive.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/board/dice_results.h"
#include "rules/wotr/board/distance.h"
#include "rules/wotr/board/elven_rings.h"
#include "rules/wotr/board/hunt_pool.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/board/place.h"
#include "rules/wotr/board/scores.h"
#include "rules/wotr/board/victory.h"
// What the cards say, the upper halves and the lower ones.
#include "rules/wotr/battle/event_card_terms.h"
#include "rules/wotr/cards/draw.h"
#include "rules/wotr/cards/program.h"
#include "rules/wotr/cards/table.h"
#include "rules/wotr/cards/table_card.h"
#include "rules/wotr/combat/effect.h"
// What may be done: moves, attacks, musters, the Fellowship and the dice.
#include "rules/wotr/armies/armies.h"
#include "rules/wotr/armies/groups.h"
#include "rules/wotr/battle/attack.h"
#include "rules/wotr/battle/force.h"
#include "rules/wotr/card_effects/play_card.h"
#include "rules/wotr/characters/companion_ways.h"
#include "rules/wotr/characters/minions.h"
#include "rules/wotr/characters/travellers.h"
#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/fellowship/mordor.h"
#include "rules/wotr/hunt/hunt.h"
#include "rules/wotr/politics/muster.h"
#include "rules/wotr/turn/action_dice.h"
// What dice and tiles are worth.
#include "rules/wotr/odds/battle_odds.h"
#include "rules/wotr/odds/card_odds.h"
#include "rules/wotr/odds/hunt_odds.h"
#include "rules/wotr/odds/mordor_odds.h"
#include "rules/wotr/odds/road_odds.h"
// The course of the game.
#include "rules/wotr/flow/setup.h"
#include "rules/wotr/flow/step_table.h"
#include "rules/wotr/statistics/milestones.h"
// Data, options, positions and names in JSON.
#include "rules/wotr/json/schema.h"
#include "rules/wotr/load/load.h"
#include "rules/wotr/load/option_table.h"
#include "rules/wotr/names/names.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/positions/position.h"

namespace wotr {

/// War of the Ring, as everything outside rules/ knows it (core::Game).
struct Game {
  using Rules = wotr::Rules;
  using State = wotr::State;
  using View = wotr::View;
  using Json = nlohmann::json;

  static constexpr std::string_view kId = "wotr";
  static constexpr std::string_view kRulingPrefix = "R-";
  /// Grows when a saved game would play differently.
  static constexpr int kRulesVersion = 3;
  static std::vector<std::string> data_files() { return wotr::data_files(); }
  static base::Result<Rules> make_rules(std::span<const core::DataFile> files, const Json& options);
  static Json options_json(const Rules& rules);
  static std::span<const std::string_view> seats(const Rules& rules) { return rules.teams.names; }
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
  static View view(const Rules& rules, const State& state, core::Viewer viewer,
                   const core::Decision& pending) {
    return wotr::view(rules, state, viewer, pending);
  }
  static Guess determinize(const Rules& rules, const View& view, const core::Chooser& choose) {
    return wotr::determinize(rules, view, choose);
  }
  static const core::Decision& decision_of(const View& view) { return view.decision; }
  static core::Event mask(const core::Event& event, core::Viewer viewer) {
    return wotr::mask(event, viewer);
  }
  static bool reveals(const core::Event& event) { return wotr::reveals(event); }
  static base::Result<core::Refusal> why_not(const Rules& rules, const View& view,
                                             const Json& intent);
  static core::Refusal why_not_action(const Rules& rules, const View& view, core::Action action);
  static int turn(const State& state) { return state.board.turn; }
  static std::span<const std::string_view> milestone_names() { return kMilestones; }
  static std::uint32_t milestones(const State& state) { return wotr::milestones(state); }
  static std::vector<std::string> uses(const Rules& rules);
  static std::string use_in(const Rules& rules, const core::Event& event);
  /// Seats of one side win together; an outcome names the side.
  static std::string_view party(const Rules& rules, core::Seat seat) {
    return id_of(side_of(rules, seat));
  }
  static std::optional<core::Outcome> outcome(const Rules&, const State& state) {
    const auto winner = winner_of(state.board);
    if (!winner) return std::nullopt;
    return core::Outcome{id_of(winner->side), id_of(winner->victory)};
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
  static Json question_json(const Rules& rules, const View& view);
};

static_assert(core::Game<Game>);

}  // namespace wotr
