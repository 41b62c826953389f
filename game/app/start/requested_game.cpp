#include "game/app/start/requested_game.h"

#include <algorithm>
#include <filesystem>
#include <optional>

#include "game/match/folders/files.h"
#include "game/match/folders/folders.h"
#include "game/match/saves/save_file.h"
#include "game/match/scenario.h"
#include "game/session/saves.h"

namespace app {
namespace {

std::optional<std::string> game_of_save(const std::string& path) {
  const base::Result<std::string> text = match::read_file(path);
  if (!text) return std::nullopt;
  const base::Result<match::SaveFile> file = match::read_save(*text, path);
  if (!file) return std::nullopt;
  return file->game;
}

std::optional<std::string> game_of_scenario(const GameModules& games, const CommandLine& command) {
  const base::Result<std::string> data = match::data_folder(command.data);
  if (!data) return std::nullopt;
  for (const auto& game : games) {
    const std::string_view id = game->files().id;
    if (match::read_scenario(*data, id, command.beginning.scenario)) return std::string(id);
  }
  return std::nullopt;
}

/// The one whose automatic save was written last.
std::optional<std::string> game_left_last(const GameModules& games, const std::string& data_dir) {
  const base::Result<std::string> folder = match::save_folder(data_dir);
  if (!folder) return std::nullopt;
  std::optional<std::string> last;
  std::filesystem::file_time_type written;
  for (const auto& game : games) {
    const std::string id(game->files().id);
    for (const session::SavedGame& saved : session::list_saves(*folder, id)) {
      if (saved.kind != session::SaveKind::kAutomatic || saved.is_damaged()) continue;
      if (last && saved.date <= written) continue;
      last = id;
      written = saved.date;
    }
  }
  return last;
}

/// A demonstration, a picture, a measurement: nobody goes on with anything.
bool shows_only(const CommandLine& command) {
  return command.bench || command.demo || !command.gallery.empty() ||
         (command.offscreen && command.script.empty());
}

}  // namespace

std::string requested_game(const GameModules& games, const CommandLine& command) {
  if (!command.game.empty()) return command.game;
  std::optional<std::string> requested;
  const session::Beginning& beginning = command.beginning;
  if (!beginning.load.empty()) {
    requested = game_of_save(beginning.load);
  } else if (!beginning.scenario.empty()) {
    requested = game_of_scenario(games, command);
  } else if (!shows_only(command) && !beginning.asks_for_own_game()) {
    requested = game_left_last(games, command.data_dir);
  }
  const bool is_here = requested && find_game(games, *requested) != nullptr;
  return is_here ? *requested : std::string(games.front()->files().id);
}

}  // namespace app
