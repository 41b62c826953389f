#include "game/trilogy/data/data_faults.h"

#include <nlohmann/json.hpp>

#include "game/checked_data/game_faults.h"
#include "game/match/folders/folders.h"
#include "game/trilogy/data/pictures.h"
#include "game/trilogy/data/words.h"
#include "game/trilogy/map/map_plan.h"
#include "rules/trilogy/game.h"
#include "rules/trilogy/load/load.h"
#include "rules/trilogy/names/names.h"
#include "rules/trilogy/state/event_kind.h"

namespace trilogy_data {
namespace {

/// What the screens add to the fields of events.
checked_data::MomentFacts moment_facts(const trilogy::Rules& rules) {
  lang::Argument region{"region", {}};
  for (const auto& row : rules.regions) region.ids.push_back(row.id);
  return {
      .said = {"count", "list", "values", "cards", "deck", "region", "attack", "defence", "losses"},
      .asked = {std::move(region),
                {"deck", {trilogy::kDeckIds.begin(), trilogy::kDeckIds.end()}},
                {"stronghold", {}},
                {"completes", {}},
                {"failed", {}},
                {"many", {}},
                {"setUp", {}}}};
}

/// What the table adds to them.
std::vector<lang::Argument> sound_facts() {
  return {{"side", {"good", "evil"}}, {"stronghold", {"true", "false"}}};
}

checked_data::GameFacts facts_of(const trilogy::Rules& rules) {
  checked_data::GameFacts facts{
      .vocabulary = vocabulary(rules),
      .moments = moment_facts(rules),
      .sounds = sound_facts(),
      .word_faults = [&rules](const auto& words,
                              const auto& asked) { return word_faults(words, rules, asked); },
      .figures = {kFigures.begin(), kFigures.end()},
      .places = {kPlaces.begin(), kPlaces.end()},
      .engraved = {},
      .plan = trilogy_table::map_plan(rules)};
  for (const trilogy::AdventureCard& card : rules.adventures) facts.engraved.push_back(card.id);
  for (const trilogy::TerritoryRow& row : rules.territories) {
    if (!row.stronghold.empty()) facts.engraved.push_back("place-" + row.id);
  }
  return facts;
}

std::vector<std::string_view> event_names() {
  std::vector<std::string_view> names;
  for (const core::SchemaRow& row : trilogy::event_schema()) names.push_back(row.name);
  return names;
}

}  // namespace

std::vector<std::string> faults(const std::string& data) {
  const checked_data::GameFiles known{.game = trilogy::Game::kId,
                                      .rules = trilogy::Game::data_files(),
                                      .layout = trilogy_table::layout_files(),
                                      .regions = "territories.json",
                                      .events = event_names()};
  const auto files = match::read_data_files(data, trilogy::Game::kId, known.rules);
  if (!files) return checked_data::game_faults(data, known, {});
  const auto rules = trilogy::make_rules(*files, nlohmann::json::object());
  if (!rules) return checked_data::game_faults(data, known, {});
  return checked_data::game_faults(data, known, facts_of(*rules));
}

}  // namespace trilogy_data
