#include "game/app/shelf/resources.h"

#include <system_error>
#include <utility>

#include "game/lang/languages.h"
#include "game/match/folders/folders.h"
#include "game/match/folders/program_folders.h"

namespace app {
namespace {

namespace fs = std::filesystem;

/// Beside the data if it is there, else the program's own.
fs::path find_folder(const fs::path& data, const fs::path& share, const fs::path& name) {
  std::error_code ignored;
  const fs::path beside = data.parent_path() / name;
  return fs::is_directory(beside, ignored) ? beside : share / name;
}

base::Result<lang::Sentences> read_words(const std::string& data, std::string_view game,
                                         std::string_view language, bool plainly) {
  if (language != lang::kPseudo) {
    base::Result<lang::Sentences> words = lang::load_sentences(data, game, language);
    if (!words || !plainly) return words;
    const base::Result<void> done = lang::put_plainly(*words, data, game, language);
    if (!done) return done.failure();
    return words;
  }
  base::Result<lang::Sentences> english = lang::load_sentences(data, game);
  if (!english) return english;
  return lang::in_pseudo(english.take());
}

base::Result<moments::Table> read_moments(const std::string& data, const GameFiles& game) {
  if (game.moments.empty()) return moments::Table{};
  const auto files = match::read_data_files(data, game.id, std::vector{game.moments});
  if (!files) return files.failure();
  return moments::read(files->front().text, game.moments);
}

base::Result<std::optional<Sounds>> read_sounds(const std::string& data, const GameFiles& game,
                                                const fs::path& baked) {
  if (!game.has_sounds) return std::optional<Sounds>();
  const std::vector<std::string> own{std::string(sound::kSoundsFile),
                                     std::string(sound::kMusicFile)};
  const auto files = match::read_data_files(data, game.id, own);
  if (!files) return files.failure();
  const std::vector<std::string> shared{std::string(sound::kBodiesFile)};
  const auto bodies = match::read_data_files(data, sound::kSoundsFolder, shared);
  if (!bodies) return bodies.failure();
  auto book = sound::read_sound_book((*files)[0].text, (*files)[1].text);
  if (!book) return book.failure();
  auto struck = sound::parse_bodies(bodies->front().text, sound::kBodiesFile);
  if (!struck) return struck.failure();
  const fs::path file = baked / sound::kSoundsFolder / sound::kBakedSounds;
  return std::optional(Sounds{book.take(), struck.take(), file});
}

base::Result<lang::RuleBook> read_rule_book(const std::string& data, const GameFiles& game,
                                            const lang::Sentences& words) {
  if (!game.has_rule_book) return lang::RuleBook{};
  const std::vector<std::string> named{std::string(lang::kRuleBookFile)};
  const auto files = match::read_data_files(data, game.id, named);
  if (!files) return files.failure();
  return lang::read_rule_book(files->front().text, lang::kRuleBookFile, words);
}

}  // namespace

base::Result<Resources> load_resources(std::string_view data_option, const GameFiles& game,
                                       std::string_view language) {
  base::Result<std::string> data = match::data_folder(data_option);
  if (!data) return data.failure();
  const std::vector<std::string> languages = lang::languages_in(*data);
  const std::string_view requested = lang::without_plainly(language);
  const std::string spoken = lang::language_for(languages, requested, lang::own_locale());
  base::Result<lang::Sentences> words = read_words(*data, game.id, spoken, requested != language);
  if (!words) return words.failure();
  auto rules = match::read_data_files(*data, game.id, game.rules);
  if (!rules) return rules.failure();
  auto layout = match::read_data_files(*data, game.id, game.layout);
  if (!layout) return layout.failure();
  auto players = match::read_data_files(*data, game.id, game.players);
  if (!players) return players.failure();
  base::Result<moments::Table> told = read_moments(*data, game);
  if (!told) return told.failure();
  const match::ProgramFolders folders = match::program_folders();
  auto sounds = read_sounds(*data, game, folders.baked);
  if (!sounds) return sounds.failure();
  base::Result<lang::RuleBook> rule_book = read_rule_book(*data, game, *words);
  if (!rule_book) return rule_book.failure();
  auto chapters = tutorial::read_chapters(*data, game.id, *words);
  if (!chapters) return chapters.failure();
  return Resources{.data = *data,
                   .game = std::string(game.id),
                   .regions = game.regions,
                   .shaders = find_folder(*data, folders.share, "shaders"),
                   .figures = find_folder(*data, folders.share, "assets/figures"),
                   .baked = game.has_baked_map ? folders.baked / game.id : fs::path(),
                   .rules = std::move(*rules),
                   .layout = std::move(*layout),
                   .players = std::move(*players),
                   .moments = std::move(*told),
                   .sounds = sounds.take(),
                   .chapters = chapters.take(),
                   .rule_book = rule_book.take(),
                   .languages = languages,
                   .language = spoken,
                   .words = std::move(*words)};
}

}  // namespace app
