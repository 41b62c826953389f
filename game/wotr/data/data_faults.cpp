#include "game/wotr/data/data_faults.h"

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
#include "game/wotr/data/pictures.h"
#include "game/wotr/data/words.h"
#include "game/wotr/map/map_plan.h"
#include "rules/wotr/game.h"
#include "rules/wotr/load/load.h"
#include "rules/wotr/names/names.h"

namespace wotr_data {
namespace {

namespace fs = std::filesystem;
using Faults = std::vector<std::string>;

void append(Faults& faults, const std::string& before, const Faults& more) {
  for (const std::string& fault : more) faults.push_back(before + fault);
}

/// Nothing where they cannot be made; whoever reads the rules has told why.
base::Result<wotr::Rules> rules_of(const std::string& data) {
  const auto files = match::read_data_files(data, wotr::Game::kId, wotr::Game::data_files());
  if (!files) return base::Error{files.error()};
  return wotr::make_rules(*files, nlohmann::json::object());
}

Faults layout_faults(const std::string& data, const wotr::Rules& rules) {
  const auto files = match::read_data_files(data, wotr::Game::kId, wotr_table::layout_files());
  if (!files) return {files.error()};
  Faults faults;
  append(faults, data + "/wotr/", table::layout_faults(*files, wotr_table::map_plan(rules)));
  return faults;
}

/// What the screens add to the fields of events.
checked_data::MomentFacts moment_facts() {
  const auto settlements = wotr::ids<wotr::Settlement>();
  return {.said = {"who", "values", "hits", "faces", "score", "cards"},
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

/// The words, and what is told with some of them.
Faults told_faults(const std::string& data, const lang::Sentences& words,
                   const wotr::Rules& rules) {
  lang::Vocabulary asked = vocabulary(rules);
  Faults faults = checked_data::read_moments(data, wotr::Game::kId, moment_facts(), asked);
  append(faults, "", checked_data::read_sounds(data, wotr::Game::kId, sound_facts(), asked));
  append(faults, "", word_faults(words, rules, asked));
  return faults;
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

/// Every card has one, and they show what there is.
Faults engraving_faults(const fs::path& file, const wotr::Rules& rules) {
  const auto read = engrave::read_compositions(file);
  if (!read) return {read.error()};
  std::vector<std::string> places;
  for (const wotr::Region& region : rules.regions) places.push_back(region.id);
  Faults faults;
  append(faults, file.string() + ", ", engrave::unknown_things(*read, figure_names(), places));
  std::vector<std::string> cards;
  for (const wotr::Card& card : rules.cards) cards.push_back(card.id);
  append(faults, "", checked_data::engraving_faults(file, *read, cards));
  return faults;
}

std::vector<std::string_view> event_names() {
  std::vector<std::string_view> names;
  for (const core::SchemaRow& row : wotr::event_schema()) names.push_back(row.name);
  return names;
}

/// All that stand in data/wotr and data/wotr/map, by their names alone.
std::vector<std::string> read_files() {
  std::vector<std::string> names = wotr::Game::data_files();
  names.emplace_back(checked_data::kMomentsFile);
  names.emplace_back(director::kCastFile);
  names.emplace_back(sound::kSoundsFile);
  names.emplace_back(sound::kMusicFile);
  append(names, "", bake::map_files());
  names.emplace_back(checked_data::kEngravingsFile);
  names.emplace_back(lang::kRuleBookFile);
  for (const std::string& file : wotr_table::layout_files()) {
    names.push_back(fs::path(file).filename().string());
  }
  return names;
}

}  // namespace

std::vector<std::string> faults(const std::string& data) {
  const fs::path folder = fs::path(data) / wotr::Game::kId;
  const base::Result<wotr::Rules> rules = rules_of(data);
  const base::Result<lang::Sentences> words = lang::load_sentences(data, wotr::Game::kId);
  Faults faults;
  if (!words) faults.push_back(words.error());
  if (rules && words) append(faults, "", told_faults(data, *words, *rules));
  if (rules) append(faults, "", layout_faults(data, *rules));
  append(faults, "", checked_data::cast_faults(data, wotr::Game::kId, event_names()));
  if (rules) append(faults, "", engraving_faults(folder / checked_data::kEngravingsFile, *rules));
  append(faults, "", checked_data::gallery_faults(data, wotr::Game::kId, kSheets, kHappenings));
  const Faults baked = bake::map_faults(folder / "regions.json", folder / "map");
  if (rules) append(faults, (folder / "map").string() + "/", baked);
  for (const fs::path& one : {folder, folder / "map"}) {
    append(faults, "", checked_data::unread_files(one, read_files()));
  }
  if (words) append(faults, "", checked_data::rule_book_faults(data, wotr::Game::kId, *words));
  // Measured by what is right.
  if (faults.empty()) append(faults, "", lang::translation_faults(data, wotr::Game::kId));
  return faults;
}

}  // namespace wotr_data
