#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/scene/camera.h"
#include "game/app/shelf/loaded_game.h"
#include "game/screens/state/new_game.h"
#include "game/session/save_slot.h"
#include "game/session/session.h"

namespace app {

/// A game in its window.
struct Playing {
  const LoadedGame& game;  ///< outlives it
  std::unique_ptr<session::Session> session;
  std::string notice;                     ///< that its players must read first
  std::optional<session::SaveSlot> slot;  ///< nothing: the game is not kept
};

/// The same table in other words: all else is as it was.
struct Reworded {
  std::string language;
  std::string match{};                      ///< as a save
  std::optional<session::SaveSlot> slot{};  ///< that it is kept in
  engine::CameraPose view{};
  std::string chapter{};  ///< the lesson that is taught
};

/// The person leaves the table for another game of the program, or for the same in another
/// language.
struct Departure {
  std::string game;
  std::optional<screens::NewGame> begins{};  ///< nothing: it goes on where it was left
  std::optional<Reworded> reworded{};
  std::vector<std::string> sheets{};  ///< that lie open there, from below
};

}  // namespace app
