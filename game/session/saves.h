#pragma once

#include <array>
#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "game/session/session.h"

namespace session {

/// kAside: what an automatic one held when something else began in its place.
enum class SaveKind { kAutomatic, kNamed, kAside };

/// Why a game was put aside: another one began, it could not go on, another program changed it.
inline constexpr std::array<std::string_view, 3> kAsideReasons{"earlier", "damaged", "changed"};
/// Of those that were put aside because another one began.
inline constexpr std::size_t kMostEarlier = 10;

/// A saved game as a list shows it.
struct SavedGame {
  SaveKind kind = SaveKind::kNamed;
  std::string name;  ///< what a person called it; of the others, their file's
  std::string path;
  int turn = 0;
  std::map<std::string, std::string> sides{};  ///< who plays: seat → player
  std::filesystem::file_time_type date{};      ///< when the file was last written
  std::string_view aside{};                    ///< of kAside, one of kAsideReasons
  std::string fault{};                         ///< why it cannot be loaded; empty when all is well

  bool is_damaged() const { return !fault.empty(); }
};

/// Those of a game in the save folder, the latest first, and behind them those that were put aside.
/// A damaged one is listed with its fault.
std::vector<SavedGame> list_saves(const std::string& folder, std::string_view game);

/// Where the save of that name lies: "<game>.<name>.save", with every letter that a file's name
/// should not hold written as %XX. An Error where there is no such name.
base::Result<std::string> path_of_save(const std::string& folder, std::string_view game,
                                       std::string_view name);

enum class Existing { kKeep, kReplace };

/// Saves the session under a name. An older save of that name is replaced only if that is asked
/// for, and a damaged one never.
base::Result<void> save_under_name(const Session& session, const std::string& folder,
                                   std::string_view name, Existing existing);

/// Of the games that were put aside because another one began only the latest kMostEarlier stay.
void drop_earliest(const std::string& folder, std::string_view game);

/// Deletes a game that was put aside.
base::Result<void> delete_aside(const std::string& path, std::string_view game);

base::Result<void> delete_save(const std::string& folder, std::string_view game,
                               std::string_view name);

}  // namespace session
