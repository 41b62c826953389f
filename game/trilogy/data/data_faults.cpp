#include "game/trilogy/data/data_faults.h"

#include <filesystem>
#include <nlohmann/json.hpp>

#include "game/casting/cast.h"
#include "game/checked_data/cast_faults.h"
#include "game/checked_data/engraving_faults.h"
#include "game/checked_data/gallery_faults.h"
#include "game/checked_data/moment_faults.h"
#include "game/checked_data/rule_book_faults.h"
#include "game/checked_data/sound_faults.h"
#include "game/checked_data/unread_files.h"
#include "game/lang/languages.h"
#include "game/lang/rule_book.h"
#include "game/makers/bake/map_data.h"
#include "game/makers/engrave/read_compositions.h"
#include "game/match/folders.h"
#include "game/sound/book/sound_book.h"
#include "game/trilogy/data/pictures.h"
#include "game/trilogy/data/words.h"
#include "game/trilogy/map/map_plan.h"
#include "rules/trilogy/game.h"
#include "rules/trilogy/load/load.h"
#include "rules/trilogy/names/names.h"
#include "rules/trilogy/state/event_kind.h"

namespace trilogy_data {
namespace {

namespace fs = std::filesystem;
using Faults = std::vector<std::string>;

void append(Faults& faults, const std::string& before, const Faults& more) {
  for (const std::string& fault : more) faults.push_back(before + fault);
}

/// Nothing where they cannot be made; whoever reads the rules has told why.
base::Result<trilogy::Rules> rules_of(const std::string& data) {
  const auto files = match::read_data_files(data, trilogy::Game::kId, trilogy::Game::data_files());
  if (!files) return base::Error{files.error()};
  return trilogy::make_rules(*files, nlohmann::json::object());
}

Faults layout_faults(const std::string& data, const trilogy::Rules& rules) {
  const auto files =
      match::read_data_files(data, trilogy::Game::kId, trilogy_table::layout_files());
  if (!files) return {files.error()};
  Faults faults;
  append(faults, data + "/trilogy/", table::layout_faults(*files, trilogy_table::map_plan(rules)));
  return faults;
}

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

/// The words, and what is told with some of them.
Faults told_faults(const std::string& data, const lang::Sentences& words,
                   const trilogy::Rules& rules) {
  lang::Vocabulary asked = vocabulary(rules);
  Faults faults = checked_data::read_moments(data, trilogy::Game::kId, moment_facts(rules), asked);
  append(faults, "", checked_data::read_sounds(data, trilogy::Game::kId, sound_facts(), asked));
  append(faults, "", word_faults(words, rules, asked));
  return faults;
}

/// Every adventure card has one, and they show what there is.
Faults engraving_faults(const fs::path& file, const trilogy::Rules& rules) {
  const auto read = engrave::read_compositions(file);
  if (!read) return {read.error()};
  const std::vector<std::string> figures(kFigures.begin(), kFigures.end());
  const std::vector<std::string> places(kPlaces.begin(), kPlaces.end());
  Faults faults;
  append(faults, file.string() + ", ", engrave::unknown_things(*read, figures, places));
  std::vector<std::string> cards;
  for (const trilogy::AdventureCard& card : rules.adventures) cards.push_back(card.id);
  append(faults, "", checked_data::engraving_faults(file, *read, cards));
  return faults;
}

std::vector<std::string_view> event_names() {
  std::vector<std::string_view> names;
  for (const core::SchemaRow& row : trilogy::event_schema()) names.push_back(row.name);
  return names;
}

/// All that stand in data/trilogy and data/trilogy/map, by their names alone.
std::vector<std::string> read_files() {
  std::vector<std::string> names = trilogy::Game::data_files();
  names.emplace_back(checked_data::kMomentsFile);
  names.emplace_back(director::kCastFile);
  names.emplace_back(sound::kSoundsFile);
  names.emplace_back(sound::kMusicFile);
  names.emplace_back(checked_data::kEngravingsFile);
  names.emplace_back(lang::kRuleBookFile);
  append(names, "", bake::map_files());
  for (const std::string& file : trilogy_table::layout_files()) {
    names.push_back(fs::path(file).filename().string());
  }
  return names;
}

}  // namespace

std::vector<std::string> faults(const std::string& data) {
  const fs::path folder = fs::path(data) / trilogy::Game::kId;
  const base::Result<trilogy::Rules> rules = rules_of(data);
  const base::Result<lang::Sentences> words = lang::load_sentences(data, trilogy::Game::kId);
  Faults faults;
  if (!words) faults.push_back(words.error());
  if (rules && words) append(faults, "", told_faults(data, *words, *rules));
  if (rules) append(faults, "", layout_faults(data, *rules));
  append(faults, "", checked_data::cast_faults(data, trilogy::Game::kId, event_names()));
  if (rules) append(faults, "", engraving_faults(folder / checked_data::kEngravingsFile, *rules));
  append(faults, "", checked_data::gallery_faults(data, trilogy::Game::kId, kSheets, {}));
  const Faults baked = bake::map_faults(folder / "territories.json", folder / "map");
  if (rules) append(faults, (folder / "map").string() + "/", baked);
  for (const fs::path& one : {folder, folder / "map"}) {
    append(faults, "", checked_data::unread_files(one, read_files()));
  }
  if (words) append(faults, "", checked_data::rule_book_faults(data, trilogy::Game::kId, *words));
  // Measured by what is right.
  if (faults.empty()) append(faults, "", lang::translation_faults(data, trilogy::Game::kId));
  return faults;
}

}  // namespace trilogy_data
