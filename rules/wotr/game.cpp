#include "rules/wotr/game.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "rules/wotr/board/victory.h"
#include "rules/wotr/checks/invariants.h"
#include "rules/wotr/flow/setup.h"
#include "rules/wotr/json/schema.h"
#include "rules/wotr/json/state_json.h"
#include "rules/wotr/json/view_json.h"
#include "rules/wotr/load/load.h"
#include "rules/wotr/load/option_table.h"
#include "rules/wotr/names/names.h"
#include "rules/wotr/positions/position.h"
#include "rules/wotr/state/decisions.h"
#include "rules/wotr/state/events.h"
#include "rules/wotr/statistics/card_uses.h"
#include "rules/wotr/statistics/milestones.h"
#include "rules/wotr/view/question_json.h"
#include "rules/wotr/why_not/why_not.h"

namespace wotr {

std::vector<std::string> Game::data_files() { return wotr::data_files(); }

base::Result<Rules> Game::make_rules(std::span<const core::DataFile> files, const Json& options) {
  return wotr::make_rules(files, options);
}

base::Result<State> Game::parse_position(const Rules& rules, const Json& position) {
  return wotr::parse_position(rules, position);
}

State Game::new_state(const Rules& rules) { return wotr::new_state(rules); }

core::Event Game::mask(const core::Event& event, core::Viewer viewer) {
  return wotr::mask(event, viewer);
}

bool Game::reveals(const core::Event& event) { return wotr::reveals(event); }

bool Game::is_final(const core::Decision& answered) {
  return answered.kind == byte_of(DecisionKind::kCombatCard) ||
         answered.kind == byte_of(DecisionKind::kDeclareCombatCard);
}

base::Result<core::Refusal> Game::why_not(const Rules& rules, const View& view,
                                          const Json& intent) {
  return wotr::why_not(rules, view, intent);
}

core::Refusal Game::why_not_action(const Rules& rules, const View& view, core::Action action) {
  return wotr::why_not_action(rules, view, action);
}

std::span<const std::string_view> Game::milestone_names() { return kMilestones; }

std::uint32_t Game::milestones(const State& state) { return wotr::milestones(state); }

std::vector<std::string> Game::uses(const Rules& rules) { return card_uses(rules); }

std::string Game::use_in(const Rules& rules, const core::Event& event) {
  return card_use_in(rules, event);
}

std::string_view Game::party(const Rules& rules, core::Seat seat) {
  return id_of(side_of(rules, seat));
}

std::optional<core::Outcome> Game::outcome(const Rules&, const State& state) {
  const auto winner = winner_of(state.board);
  if (!winner) return std::nullopt;
  return core::Outcome{id_of(winner->side), id_of(winner->victory)};
}

std::vector<std::string> Game::broken_invariants(const Rules& rules, const State& state) {
  return wotr::broken_invariants(rules, state);
}

std::string_view Game::decision_name(const core::Decision& pending) { return row_of(pending).name; }

std::string_view Game::stream_name(const core::Decision& pending) { return row_of(pending).stream; }

std::vector<std::string_view> Game::stream_names() {
  std::vector<std::string_view> names;
  for (int k = 1; k < index(DecisionKind::kCount); ++k) {
    const auto kind = static_cast<DecisionKind>(k);
    if (!is_chance(kind)) continue;
    const std::string_view name = row_of(kind).stream;
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  return names;
}

nlohmann::json Game::action_json(const Rules& rules, core::Action action) {
  return wotr::action_json(rules, action);
}

base::Result<core::Action> Game::parse_action(const Rules& rules, const Json& action) {
  return wotr::parse_action(rules, action);
}

nlohmann::json Game::event_json(const Rules& rules, const core::Event& event) {
  return wotr::event_json(rules, event);
}

nlohmann::json Game::refusal_json(const Rules& rules, const core::Refusal& refusal) {
  return wotr::refusal_json(rules, refusal);
}

nlohmann::json Game::state_json(const Rules& rules, const State& state) {
  return wotr::state_json(rules, state);
}

nlohmann::json Game::question_json(const Rules& rules, const View& view) {
  return wotr::question_json(rules, view);
}
nlohmann::json Game::view_json(const Rules& rules, const View& view) {
  return wotr::view_json(rules, view);
}

nlohmann::json Game::options_json(const Rules& rules) { return wotr::options_json(rules); }

}  // namespace wotr
