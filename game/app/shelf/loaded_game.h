#pragma once

#include <memory>
#include <string_view>

#include "base/result.h"
#include "game/app/shelf/game_module.h"
#include "game/app/shelf/game_shelf.h"
#include "game/app/shelf/resources.h"
#include "game/session/opener.h"

namespace app {

/// A game with its files read: what the window plays. Sessions and screens refer to it.
struct LoadedGame {
  const GameModule& module;
  const Resources resources;
  GameShelf* const shelf;  ///< where the other games of the program are; may be null
  std::unique_ptr<session::Opener> opener{};  ///< set once by load_game; it refers to `resources`
};

/// `data_option` as on the command line, `language` as load_resources has it. An Error names what
/// is missing or wrong. `module` outlives the game.
base::Result<std::unique_ptr<const LoadedGame>> load_game(const GameModule& module,
                                                          std::string_view data_option,
                                                          std::string_view language = "en",
                                                          GameShelf* shelf = nullptr);

}  // namespace app
