#include "game/app/new_game_choices.h"

#include <algorithm>
#include <optional>

#include "game/match/scenario.h"
#include "game/players/wotr_players.h"
#include "game/wotr/screens/new_game_choices.h"

namespace app {
namespace {

/// The plain one first: it is who sits down when nobody is named.
std::vector<std::string> machines_of(wotr::Side side) {
  std::vector<std::string> names;
  for (const auto& [name, maker] : players::wotr_players()) {
    if (players::is_of_use(name, side)) names.push_back(name);
  }
  std::stable_partition(names.begin(), names.end(),
                        [](const std::string& name) { return name == players::kRandom; });
  return names;
}

/// The rules that a scenario asks for, where it asks for any.
std::optional<screens::RuleValues> rules_of(const Resources& resources,
                                            const match::Scenario& scenario) {
  if (scenario.options.empty()) return std::nullopt;
  nlohmann::json options = scenario.options;
  options["players"] = scenario.players.front();
  const auto rules = wotr::make_rules(resources.rules, options);
  if (!rules) return std::nullopt;
  return wotr_screens::rule_values(rules->options);
}

}  // namespace

screens::NewGameChoices read_choices(const Resources& resources) {
  const auto rules = wotr::make_rules(resources.rules, nlohmann::json::object());
  if (!rules) return {};  // no match could be on the table
  screens::NewGameChoices choices = wotr_screens::new_game_choices(
      *rules, {machines_of(wotr::Side::kFree), machines_of(wotr::Side::kShadow)});
  for (match::Scenario& one : match::read_scenarios(resources.data, wotr::Game::kId).scenarios) {
    if (!match::scenario_fault<wotr::Game>(resources.rules, one).empty()) continue;
    choices.scenarios.push_back({.id = one.id,
                                 .title = one.title,
                                 .text = one.text,
                                 .players = one.players,
                                 .suggested = one.suggested,
                                 .rules = rules_of(resources, one)});
  }
  return choices;
}

base::Result<match::Setup> setup_of(const Resources& resources, const screens::NewGame& game) {
  match::Setup setup;
  setup.options = wotr_screens::options_json(game);
  const auto names = wotr::seating_for(screens::seats_of(game)).names;
  for (std::size_t seat = 0; seat < names.size() && seat < game.players.size(); ++seat) {
    setup.seats[std::string(names[seat])] = game.players[seat];
  }
  if (game.scenario.empty()) return setup;
  const auto scenario = match::read_scenario(resources.data, wotr::Game::kId, game.scenario);
  if (!scenario) return base::Error{scenario.error()};
  if (std::string fault = match::take_scenario(*scenario, setup); !fault.empty()) {
    return base::Error{std::move(fault)};
  }
  return setup;
}

}  // namespace app
