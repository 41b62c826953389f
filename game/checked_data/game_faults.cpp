#include "game/checked_data/game_faults.h"

#include <algorithm>
#include <array>
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
#include "game/match/folders/folders.h"
#include "game/sound/book/sound_book.h"

namespace checked_data {
namespace {

namespace fs = std::filesystem;
using Faults = std::vector<std::string>;

void append(Faults& faults, const std::string& before, const Faults& more) {
  for (const std::string& fault : more) faults.push_back(before + fault);
}

/// The words, and what is told with some of them.
Faults told_faults(const std::string& data, std::string_view game, const lang::Sentences& words,
                   const GameFacts& facts) {
  lang::Vocabulary asked = facts.vocabulary;
  Faults faults = read_moments(data, game, facts.moments, asked);
  append(faults, "", read_sounds(data, game, facts.sounds, asked));
  append(faults, "", facts.word_faults(words, asked));
  return faults;
}

Faults layout_faults(const std::string& data, const GameFiles& files, const GameFacts& facts) {
  const auto layout = match::read_data_files(data, files.game, files.layout);
  if (!layout) return {layout.error()};
  Faults faults;
  append(faults, data + "/" + std::string(files.game) + "/",
         table::layout_faults(*layout, facts.plan));
  return faults;
}

/// The engravings that moments show whatever happened; a file that cannot be read is told
/// elsewhere.
std::vector<std::string> pictures_of_moments(const std::string& data, std::string_view game) {
  const std::vector<std::string> file{std::string(kMomentsFile)};
  const auto files = match::read_data_files(data, game, file);
  const auto table = files ? moments::read(files->front().text, kMomentsFile)
                           : base::Result<moments::Table>(moments::Table());
  std::vector<std::string> pictures;
  if (!table) return pictures;
  for (const moments::Row& row : *table) {
    if (moments::has_own_picture(row)) pictures.push_back(row.picture);
  }
  return pictures;
}

/// Every card has one, and they show what there is.
Faults faults_of_engravings(const fs::path& file, const GameFacts& facts,
                            const std::vector<std::string>& of_moments) {
  const auto read = engrave::read_compositions(file);
  if (!read) return {read.error()};
  Faults faults;
  append(faults, file.string() + ", ", engrave::unknown_things(*read, facts.figures, facts.places));
  std::vector<std::string> engraved = facts.engraved;
  for (const std::string& picture : of_moments) {
    if (std::ranges::find(engraved, picture) == engraved.end()) engraved.push_back(picture);
  }
  append(faults, "", engraving_faults(file, *read, engraved));
  return faults;
}

/// All that stand in the folder of the game and in its `map`, by their names alone.
std::vector<std::string> read_files(const GameFiles& files) {
  std::vector<std::string> names = files.rules;
  for (const std::string_view name :
       {kMomentsFile, std::string_view(director::kCastFile), std::string_view(sound::kSoundsFile),
        std::string_view(sound::kMusicFile), kEngravingsFile,
        std::string_view(lang::kRuleBookFile)}) {
    names.emplace_back(name);
  }
  append(names, "", bake::map_files());
  for (const std::string& file : files.layout) names.push_back(fs::path(file).filename().string());
  return names;
}

}  // namespace

std::vector<std::string> game_faults(const std::string& data, const GameFiles& files,
                                     const std::optional<GameFacts>& facts) {
  const fs::path folder = fs::path(data) / files.game;
  const base::Result<lang::Sentences> words = lang::load_sentences(data, files.game);
  Faults faults;
  if (!words) faults.push_back(words.error());
  if (facts && words) append(faults, "", told_faults(data, files.game, *words, *facts));
  if (facts) append(faults, "", layout_faults(data, files, *facts));
  append(faults, "", cast_faults(data, files.game, files.events));
  if (facts) {
    const std::vector<std::string> of_moments = pictures_of_moments(data, files.game);
    append(faults, "", faults_of_engravings(folder / kEngravingsFile, *facts, of_moments));
  }
  append(faults, "", gallery_faults(data, files.game, files.happenings));
  const Faults baked = bake::map_faults(folder / files.regions, folder / "map");
  if (facts) append(faults, (folder / "map").string() + "/", baked);
  for (const fs::path& one : {folder, folder / "map"}) {
    append(faults, "", unread_files(one, read_files(files)));
  }
  if (words) append(faults, "", rule_book_faults(data, files.game, *words));
  // Measured by what is right.
  if (faults.empty()) append(faults, "", lang::translation_faults(data, files.game));
  return faults;
}

}  // namespace checked_data
