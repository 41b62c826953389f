#include "game/app/start/new_game_choices.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "game/app/start/goals_shown.h"
#include "game/lang/prose.h"
#include "game/match/scenario.h"

namespace app {
namespace {

/// The rules that a scenario asks for, where it asks for any.
std::optional<screens::RuleValues> rules_of(const LoadedGame& game,
                                            const match::Scenario& scenario) {
  if (scenario.options.empty()) return std::nullopt;
  auto rules = game.module.rule_values(game.resources, scenario.options, scenario.players.front());
  if (!rules) return std::nullopt;
  return rules.take();
}

std::vector<screens::GoalShown> goals_of(const match::Scenario& scenario,
                                         const lang::Sentences& words) {
  std::vector<screens::GoalShown> goals;
  for (const match::Goal& goal : scenario.goals) {
    goals.push_back({goal.party, goal_text(words, scenario.id, goal)});
  }
  return goals;
}

}  // namespace

screens::NewGameChoices read_choices(const LoadedGame& game) {
  screens::NewGameChoices choices = game.module.choices(game.resources);
  const Resources& resources = game.resources;
  const lang::Sentences& words = resources.words;
  for (screens::RuleChoice& rule : choices.rules) {
    rule.text = lang::prose(words, "options", rule.id, "text");
  }
  for (match::Scenario& one : match::read_scenarios(resources.data, resources.game).scenarios) {
    if (!game.opener->check_scenario(one)) continue;
    choices.scenarios.push_back({.id = one.id,
                                 .title = lang::prose(words, "scenarios", one.id, "title"),
                                 .text = lang::prose(words, "scenarios", one.id, "text"),
                                 .players = one.players,
                                 .goals = goals_of(one, words),
                                 .suggested = one.suggested,
                                 .rules = rules_of(game, one)});
  }
  return choices;
}

base::Result<match::Setup> setup_of(const LoadedGame& game, const screens::NewGame& choice) {
  match::Setup setup;
  setup.options = game.module.options(choice);
  const auto seats = screens::seats_at(game.module.choices(game.resources), choice);
  for (std::size_t seat = 0; seat < seats.size() && seat < choice.players.size(); ++seat) {
    setup.seats[seats[seat].id] = choice.players[seat];
  }
  if (choice.scenario.empty()) return setup;
  const auto scenario =
      match::read_scenario(game.resources.data, game.resources.game, choice.scenario);
  if (!scenario) return scenario.failure();
  if (auto done = match::take_scenario(*scenario, setup); !done) return done.failure();
  return setup;
}

}  // namespace app
