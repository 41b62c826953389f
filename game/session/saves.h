#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/session/session.h"

namespace session {

enum class SaveKind { kAutomatic, kNamed };

/// A saved game as a list shows it.
struct SavedGame {
  SaveKind kind = SaveKind::kNamed;
  std::string name;  ///< what a person called it; of an automatic one, its file's
  std::string path;
  int turn = 0;
  std::map<std::string, std::string> sides{};  ///< who plays: seat → player
  std::filesystem::file_time_type date{};      ///< when the file was last written
  std::string fault{};                         ///< why it cannot be loaded; empty when all is well

  bool is_damaged() const { return !fault.empty(); }
};

/// Those of a game in the save folder, the latest first. A damaged one is listed with its fault.
std::vector<SavedGame> list_saves(const std::string& folder, std::string_view game);

/// Where the save of that name lies: "<game>.<name>.save", with every letter that a file's name
/// should not hold written as %XX. An Error where there is no such name.
base::Result<std::string> path_of_save(const std::string& folder, std::string_view game,
                                       std::string_view name);

enum class Existing { kKeep, kReplace };

/// Saves the session under a name. The sentence of what went wrong, or nothing. An older save of
/// that name is replaced only if that is wished, and a damaged one never.
std::string save_under_name(const Session& session, const std::string& folder,
                            std::string_view name, Existing existing);

/// The sentence of what went wrong, or nothing.
std::string delete_save(const std::string& folder, std::string_view game, std::string_view name);

}  // namespace session
