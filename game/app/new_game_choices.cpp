#include "game/app/offer.h"

#include <algorithm>
#include <optional>

#include "game/match/scenario.h"
#include "game/wotr/players/wotr_players.h"

namespace app {
namespace {

constexpr std::string_view kOptionsFile = "options.json";

/// The plain one first: it is who sits down when nobody is named.
std::vector<std::string> machines_of(wotr::Side side) {
  std::vector<std::string> names;
  for (const auto& [name, maker] : wotr_players::registry()) {
    if (wotr_players::is_of_use(name, side)) names.push_back(name);
  }
  std::stable_partition(names.begin(), names.end(),
                        [](const std::string& name) { return name == players::kRandom; });
  return names;
}

/// The rules that a scenario asks for, where it asks for any.
std::optional<wotr::Options> options_of(const Resources& resources,
                                        const match::Scenario& scenario) {
  if (scenario.options.empty()) return std::nullopt;
  nlohmann::json options = scenario.options;
  options["players"] = scenario.players.front();
  const auto rules = wotr::make_rules(resources.rules, options);
  if (!rules) return std::nullopt;
  return rules->options;
}

}  // namespace

screens::Offer read_offer(const Resources& resources) {
  screens::Offer offer;
  offer.machines = {machines_of(wotr::Side::kFree), machines_of(wotr::Side::kShadow)};
  for (const core::DataFile& file : resources.rules) {
    if (file.name == kOptionsFile) offer.options = screens::read_offered_options(file.text);
  }
  for (match::Scenario& one : match::read_scenarios(resources.data, wotr::Game::kId).scenarios) {
    if (!match::scenario_fault<wotr::Game>(resources.rules, one).empty()) continue;
    offer.scenarios.push_back({.id = one.id,
                               .title = one.title,
                               .text = one.text,
                               .players = one.players,
                               .suggested = one.suggested,
                               .options = options_of(resources, one)});
  }
  return offer;
}

base::Result<match::Setup> setup_of(const Resources& resources, const screens::NewGame& wish) {
  match::Setup setup;
  setup.options = wotr::options_json(wish.options);
  const auto names = wotr::team_layout_for(screens::seats_of(wish)).names;
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    setup.seats[std::string(names[seat])] = wish.players[seat];
  }
  if (wish.scenario.empty()) return setup;
  const auto scenario = match::read_scenario(resources.data, wotr::Game::kId, wish.scenario);
  if (!scenario) return base::Error{scenario.error()};
  if (std::string fault = match::take_scenario(*scenario, setup); !fault.empty()) {
    return base::Error{std::move(fault)};
  }
  return setup;
}

}  // namespace app
