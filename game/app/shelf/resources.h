#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/lang/rule_book.h"
#include "game/lang/sentences.h"
#include "game/moments/moment_table.h"
#include "game/sound/book/bodies_file.h"
#include "game/sound/book/sound_book.h"
#include "game/tutorial/chapter.h"
#include "rules/core/game.h"

namespace app {

/// What is read of a game, from the folder of its name.
struct GameFiles {
  std::string_view id;
  std::vector<std::string> rules;
  std::vector<std::string> layout;
  std::vector<std::string> players{};  ///< what machine players are made of
  std::string regions = "region";      ///< the family of their names in data/lang
  std::string moments{};               ///< the file of those; empty: none is told by itself
  bool has_sounds = false;             ///< sound::kSoundsFile and sound::kMusicFile
  bool has_rule_book = true;           ///< lang::kRuleBookFile
  bool has_baked_map = true;           ///< else the table draws it plainly
};

/// What a game is heard of.
struct Sounds {
  sound::SoundBook book;
  sound::Bodies bodies;         ///< what dice strike
  std::filesystem::path baked;  ///< the file of all others
};

/// Everything that is read once from the disk, and where the rest lies.
struct Resources {
  std::string data;
  std::string game;
  std::string regions;  ///< the family of their names
  std::filesystem::path shaders;
  std::filesystem::path figures;  ///< files that an artist may replace
  std::filesystem::path baked;    ///< the game's map, made while building
  std::vector<core::DataFile> rules;
  std::vector<core::DataFile> layout;
  std::vector<core::DataFile> players;
  moments::Table moments;
  std::optional<Sounds> sounds;
  std::vector<tutorial::Chapter> chapters;  ///< of the tutorial, in order
  lang::RuleBook rule_book;                 ///< without entries where the game has none
  std::vector<std::string> languages;       ///< that could be spoken, English first
  std::string language;                     ///< that is spoken
  lang::Sentences words;
};

/// `data_option` as on the command line; `language` one of lang::languages_in or kPseudo, else that
/// of the computer. An Error names what is missing or wrong.
base::Result<Resources> load_resources(std::string_view data_option, const GameFiles& game,
                                       std::string_view language);

}  // namespace app
