#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "game/app/session.h"
#include "game/match/append_file.h"

namespace app {

/// The file that the game at this table is kept in. Nobody else keeps one there while it lives.
class SaveSlot {
 public:
  /// The first of the autosaves that no other program holds.
  static base::Result<SaveSlot> claim(std::string_view data_dir);

  bool is_empty() const;
  const std::string& path() const { return path_; }
  /// Where it lies, with whatever else is kept.
  std::string folder() const;

  /// Begins to keep the session; a file that is there goes on if it holds exactly this match, and
  /// is otherwise put aside under its `reason`. The sentence of what went wrong, or nothing.
  std::string keep(Session& session, bool is_this_match, const std::string& reason);

 private:
  SaveSlot(std::string path, match::FileHandle lock)
      : path_(std::move(path)), lock_(std::move(lock)) {}

  std::string path_;
  match::FileHandle lock_;
};

}  // namespace app
