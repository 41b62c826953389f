#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"
#include "game/match/saves/locked_file.h"
#include "game/session/session.h"

namespace session {

/// The file that the game at this table is kept in: "<game>.save", or "<game>-2.save" … for further
/// tables. Nobody else keeps a game there while it lives.
class SaveSlot {
 public:
  /// The first of the game's autosaves that no other program holds and a file can be. `data_dir` as
  /// save_folder() takes it.
  static base::Result<SaveSlot> claim(std::string_view data_dir, std::string_view game);

  bool is_empty() const { return file_->is_empty(); }
  const std::string& path() const { return file_->path(); }
  /// Where it lies, with whatever else is kept.
  std::string folder() const;

  /// Begins to keep the session; a file that is there goes on if it holds exactly this match, and
  /// is otherwise put aside under its `reason`.
  base::Result<void> keep(Session& session, bool is_this_match, const std::string& reason) const;

 private:
  explicit SaveSlot(match::LockedFile file)
      : file_(std::make_shared<match::LockedFile>(std::move(file))) {}

  std::shared_ptr<match::LockedFile> file_;  ///< the session's too, for a slot may move
};

/// The names of the autosaves of a game, for the first table and the others.
std::string slot_name(std::string_view game, int table);
inline constexpr int kMostTables = 8;

}  // namespace session
