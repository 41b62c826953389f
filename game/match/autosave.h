#pragma once

#include <optional>
#include <string>
#include <utility>

#include "game/match/append_file.h"
#include "game/match/save_lines.h"

namespace match {

/// Keeps the save of one match on the disk: record() after every entry of its journal, and flush()
/// before the decisions are shown as made. The caller holds the game's lock.
template <core::Game G>
class Autosave {
 public:
  /// A new file that holds the match as it is.
  static base::Result<Autosave> create(const std::string& path, const Match<G>& match) {
    base::Result<AppendFile> file = AppendFile::create(path, save_text(match));
    if (!file) return base::Error{file.error()};
    return Autosave(std::move(*file), match);
  }

  /// Goes on at the end of the file that the match was loaded from.
  static base::Result<Autosave> go_on(const std::string& path, const Match<G>& match) {
    base::Result<AppendFile> file = AppendFile::open(path);
    if (!file) return base::Error{file.error()};
    return Autosave(std::move(*file), match);
  }

  void record(const Match<G>& match) {
    unwritten_ += lines_.entry(match.rules(), match.journal().entries().back(),
                               match.journal().steps().size(), match.state(), match.pending());
  }

  /// Writes and syncs what was recorded. Empty, or the sentence of what went wrong: then the file
  /// is as it was at the last flush, and so must the match be.
  std::string flush() {
    const std::string lines = std::exchange(unwritten_, {});
    std::string fault = file_.append(lines);
    (fault.empty() ? flushed_ : lines_) = fault.empty() ? lines_ : flushed_;
    return fault;
  }

 private:
  Autosave(AppendFile file, const Match<G>& match)
      : file_(std::move(file)), lines_(match.state()), flushed_(match.state()) {}

  AppendFile file_;
  SaveLines<G> lines_;
  SaveLines<G> flushed_;
  std::string unwritten_;
};

}  // namespace match
