#include "game/app/shelf/game_shelf.h"

#include <utility>

#include "game/app/shelf/loaded_game.h"

namespace app {

GameShelf::GameShelf(const GameModules& games, std::string data_option, std::string language)
    : games_(games), data_option_(std::move(data_option)), language_(std::move(language)) {}

GameShelf::~GameShelf() = default;

base::Result<const LoadedGame*> GameShelf::take(std::string_view id) {
  const auto there = read_.find(id);
  if (there != read_.end()) return there->second.get();
  const GameModule* module = find_game(games_, id);
  if (module == nullptr) return base::Error{"there are " + names_of(games_)};
  auto game = load_game(*module, data_option_, language_, this);
  if (!game) return game.failure();
  return read_.emplace(std::string(id), game.take()).first->second.get();
}

void GameShelf::speak(std::string language) {
  read_.clear();
  language_ = std::move(language);
}

std::vector<std::string_view> GameShelf::ids() const {
  std::vector<std::string_view> ids;
  ids.reserve(games_.size());
  for (const auto& game : games_) ids.push_back(game->files().id);
  return ids;
}

}  // namespace app
