#pragma once

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/app/shelf/resources.h"
#include "game/screens/state/game_screens.h"
#include "game/screens/state/new_game.h"
#include "game/session/opener.h"
#include "game/table/game_table.h"

namespace app {

/// What one game brings to the window: its sessions, its table, its panels, and what a new game of
/// it may be made of. Everything else of the window is written once, for every game.
class GameModule {
 public:
  GameModule() = default;
  GameModule(const GameModule&) = delete;
  GameModule& operator=(const GameModule&) = delete;
  GameModule(GameModule&&) = delete;
  GameModule& operator=(GameModule&&) = delete;
  virtual ~GameModule() = default;

  /// Its name, which its folders below data/, data/lang/ and the baked maps have too, and the files
  /// that it is made of.
  virtual GameFiles files() const = 0;

  // With its files read. What they hold of the rules has been checked: an opener can begin a game.

  /// An Error says what is wrong with the files of its machine players.
  virtual base::Result<std::unique_ptr<session::Opener>> opener(
      const Resources& resources) const = 0;
  virtual std::shared_ptr<const table::GameTable> table(const Resources& resources) const = 0;
  virtual screens::GameScreens screens(const Resources& resources) const = 0;

  /// What a new game may be made of, but for the scenarios.
  virtual screens::NewGameChoices choices(const Resources& resources) const = 0;
  /// The rules of a game of so many seats with the options that a file or a scenario names; an
  /// Error says what is wrong with them.
  virtual base::Result<screens::RuleValues> rule_values(const Resources& resources,
                                                        nlohmann::json options,
                                                        int seats) const = 0;
  /// The options that a match of it begins with.
  virtual nlohmann::json options(const screens::NewGame& choice) const = 0;

  /// What its events are called, by kind: a director is told what each is worth. Without them
  /// there are no films of it.
  virtual std::vector<std::string_view> event_names() const { return {}; }
  /// What a demonstration takes a picture of, in one word for the file's name; empty for the
  /// everyday events.
  virtual std::string_view picture_subject(std::span<const core::Event> events) const {
    static_cast<void>(events);
    return {};
  }
};

/// The games of a program. The first is the one meant where none is named.
using GameModules = std::vector<std::unique_ptr<GameModule>>;

const GameModule* find_game(const GameModules& games, std::string_view id);
/// For sentences.
std::string names_of(const GameModules& games);

}  // namespace app
