#include "game/app/shelf/loaded_game.h"

namespace app {

const GameModule* find_game(const GameModules& games, std::string_view id) {
  for (const auto& game : games) {
    if (game->files().id == id) return game.get();
  }
  return nullptr;
}

std::string names_of(const GameModules& games) {
  std::string names;
  for (const auto& game : games) {
    names += (names.empty() ? "" : ", ") + std::string(game->files().id);
  }
  return names;
}

base::Result<std::unique_ptr<const LoadedGame>> load_game(const GameModule& module,
                                                          std::string_view data_option,
                                                          std::string_view language,
                                                          GameShelf* shelf) {
  base::Result<Resources> resources = load_resources(data_option, module.files(), language);
  if (!resources) return resources.failure();
  auto game = std::make_unique<LoadedGame>(LoadedGame{module, resources.take(), shelf});
  auto opener = module.opener(game->resources);
  if (!opener) return opener.failure();
  game->opener = opener.take();
  return std::unique_ptr<const LoadedGame>(std::move(game));
}

}  // namespace app
