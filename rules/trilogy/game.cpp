#include "rules/trilogy/game.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "rules/trilogy/checks/invariants.h"
#include "rules/trilogy/json/field_json.h"
#include "rules/trilogy/json/schema.h"
#include "rules/trilogy/json/state_json.h"
#include "rules/trilogy/load/load.h"
#include "rules/trilogy/load/option_table.h"
#include "rules/trilogy/load/seating.h"
#include "rules/trilogy/names/names.h"
#include "rules/trilogy/names/read_names.h"
#include "rules/trilogy/positions/position.h"
#include "rules/trilogy/state/decisions.h"
#include "rules/trilogy/state/events.h"
#include "rules/trilogy/view/question_json.h"
#include "rules/trilogy/why_not/why_not.h"

namespace trilogy {

using nlohmann::json;

std::vector<std::string> Game::data_files() { return trilogy::data_files(); }

base::Result<Rules> Game::make_rules(std::span<const core::DataFile> files, const Json& options) {
  return trilogy::make_rules(files, options);
}
json Game::options_json(const Rules& rules) { return trilogy::options_json(rules); }

void Game::name_older_options(Json& options, int rules_version) {
  trilogy::name_older_options(options, rules_version);
}

base::Result<void> Game::name_seats(Json& options, std::span<const std::string> named,
                                    const Json* position) {
  return trilogy::name_seats(options, named, position);
}

base::Result<State> Game::parse_position(const Rules& rules, const Json& position) {
  return trilogy::parse_position(rules, position);
}

base::Result<core::Refusal> Game::why_not(const Rules& rules, const View& view,
                                          const Json& intent) {
  return trilogy::why_not(rules, view, intent);
}
core::Refusal Game::why_not_action(const Rules& rules, const View& view, core::Action action) {
  return trilogy::why_not_action(rules, view, action);
}

core::Event Game::mask(const core::Event& event, core::Viewer viewer) {
  return trilogy::mask(event, viewer);
}
bool Game::reveals(const core::Event& event) { return trilogy::reveals(event); }

std::optional<core::Outcome> Game::outcome(const Rules& rules, const State& state) {
  if (state.board.victory == Victory::kNone) return std::nullopt;
  return core::Outcome{seat_id(rules, state.board.winner), id_of(state.board.victory)};
}

std::vector<std::string> Game::broken_invariants(const Rules& rules, const State& state) {
  return trilogy::broken_invariants(rules, state);
}

std::string_view Game::decision_name(const core::Decision& pending) { return row_of(pending).name; }
std::string_view Game::stream_name(const core::Decision& pending) { return row_of(pending).stream; }
std::vector<std::string_view> Game::stream_names() {
  std::vector<std::string_view> names;
  for (int k = 1; k < static_cast<int>(DecisionKind::kCount); ++k) {
    const auto kind = static_cast<DecisionKind>(k);
    if (!is_chance(kind)) continue;
    const std::string_view name = trilogy::row_of(kind).stream;
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  return names;
}

json Game::action_json(const Rules& rules, core::Action action) {
  return trilogy::action_json(rules, action);
}
base::Result<core::Action> Game::parse_action(const Rules& rules, const Json& action) {
  return trilogy::parse_action(rules, action);
}
json Game::event_json(const Rules& rules, const core::Event& event) {
  return trilogy::event_json(rules, event);
}
json Game::refusal_json(const Rules& rules, const core::Refusal& refusal) {
  return trilogy::refusal_json(rules, refusal);
}
json Game::state_json(const Rules& rules, const State& state) {
  return trilogy::state_json(rules, state);
}
json Game::view_json(const Rules& rules, const View& view) {
  return trilogy::view_json(rules, view);
}
json Game::question_json(const Rules& rules, const View& view) {
  return trilogy::question_json(rules, view);
}

}  // namespace trilogy
