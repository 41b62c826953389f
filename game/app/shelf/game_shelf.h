#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/app/shelf/game_module.h"

namespace app {

struct LoadedGame;

/// The games of a program, each read when it is first asked for.
class GameShelf {
 public:
  /// `data_option` as on the command line, `language` as load_resources has it. `games` outlive the
  /// shelf.
  GameShelf(const GameModules& games, std::string data_option, std::string language);
  ~GameShelf();
  GameShelf(const GameShelf&) = delete;
  GameShelf& operator=(const GameShelf&) = delete;
  GameShelf(GameShelf&&) = delete;
  GameShelf& operator=(GameShelf&&) = delete;

  /// An Error names what is missing or wrong.
  base::Result<const LoadedGame*> take(std::string_view id);
  /// From now on in another language: the games that have been read are gone.
  void speak(std::string language);
  /// In the order of the program.
  std::vector<std::string_view> ids() const;

 private:
  const GameModules& games_;
  std::string data_option_;
  std::string language_;
  std::map<std::string, std::unique_ptr<const LoadedGame>, std::less<>> read_;
};

}  // namespace app
