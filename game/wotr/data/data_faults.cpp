#include "game/wotr/data/data_faults.h"

#include <nlohmann/json.hpp>

#include "game/checked_data/game_faults.h"
#include "game/match/folders/folders.h"
#include "game/wotr/data/pictures.h"
#include "game/wotr/data/portraits.h"
#include "game/wotr/data/words.h"
#include "game/wotr/map/map_plan.h"
#include "rules/wotr/game.h"
#include "rules/wotr/load/load.h"
#include "rules/wotr/names/names.h"
#include "rules/wotr/state/event_kind.h"

namespace wotr_data {
namespace {

/// What the screens add to the fields of events.
checked_data::MomentFacts moment_facts() {
  const auto settlements = wotr::ids<wotr::Settlement>();
  return {.said = {"who", "values", "hits", "faces", "score", "cards", "most"},
          .asked = {{"settlement", {settlements.begin(), settlements.end()}},
                    {"kind", {"units", "companion", "minion"}},
                    {"fromMap", {}},
                    {"seen", {}}}};
}

/// What the table adds to them.
std::vector<lang::Argument> sound_facts() {
  const auto ids_of = [](const auto& all) {
    return std::vector<std::string>(all.begin(), all.end());
  };
  return {{"nation", ids_of(wotr::ids<wotr::Nation>())},
          {"side", ids_of(wotr::ids<wotr::Side>())},
          {"settlement", ids_of(wotr::ids<wotr::Settlement>())},
          {"kind", {"units", "companion", "minion"}}};
}

/// What an engraving may show of the game's own: the names of its figures, as their files have
/// them.
std::vector<std::string> figure_names() {
  std::vector<std::string> names{"fellowship", "fellowship-hidden", "nazgul"};
  for (int nation = 0; nation < wotr::kNationCount; ++nation) {
    const std::string id(wotr::id_of(static_cast<wotr::Nation>(nation)));
    for (const char* rank : {"-regular", "-elite", "-leader"}) names.push_back(id + rank);
  }
  for (int who = 0; who < wotr::kCharacterCount; ++who)
    names.emplace_back(wotr::id_of(static_cast<wotr::Character>(who)));
  return names;
}

checked_data::GameFacts facts_of(const wotr::Rules& rules) {
  checked_data::GameFacts facts{
      .vocabulary = vocabulary(rules),
      .moments = moment_facts(),
      .sounds = sound_facts(),
      .word_faults = [&rules](const auto& words,
                              const auto& asked) { return word_faults(words, rules, asked); },
      .figures = figure_names(),
      .places = {},
      .engraved = {},
      .plan = wotr_table::map_plan(rules)};
  for (const wotr::Region& region : rules.regions) facts.places.push_back(region.id);
  for (const wotr::Card& card : rules.cards) facts.engraved.push_back(card.id);
  for (int who = 0; who < wotr::kCharacterCount; ++who)
    facts.engraved.push_back(portrait_of(wotr::id_of(static_cast<wotr::Character>(who))));
  for (const wotr::Region& region : rules.regions) {
    if (region.settlement == wotr::Settlement::kStronghold)
      facts.engraved.push_back("place-" + region.id);
  }
  return facts;
}

std::vector<std::string_view> event_names() {
  std::vector<std::string_view> names;
  for (const core::SchemaRow& row : wotr::event_schema()) names.push_back(row.name);
  return names;
}

}  // namespace

std::vector<std::string> faults(const std::string& data) {
  const checked_data::GameFiles known{.game = wotr::Game::kId,
                                      .rules = wotr::Game::data_files(),
                                      .layout = wotr_table::layout_files(),
                                      .regions = "regions.json",
                                      .events = event_names(),
                                      .happenings = kHappenings};
  const auto files = match::read_data_files(data, wotr::Game::kId, known.rules);
  if (!files) return checked_data::game_faults(data, known, {});
  const auto rules = wotr::make_rules(*files, nlohmann::json::object());
  if (!rules) return checked_data::game_faults(data, known, {});
  return checked_data::game_faults(data, known, facts_of(*rules));
}

}  // namespace wotr_data
