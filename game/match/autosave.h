#pragma once

#include <optional>
#include <string>
#include <utility>

#include "game/match/append_file.h"
#include "game/match/save_lines.h"

namespace match {

/// Keeps the save of one match on the disk: call record() after every entry of its journal and
/// sync() before the decision is shown as made. The caller holds the game's lock.
template <core::Game G>
class Autosave {
 public:
  /// A new file that holds the match as it is.
  static core::Result<Autosave> create(const std::string& path, const Match<G>& match) {
    core::Result<AppendFile> file = AppendFile::create(path, save_text(match));
    if (!file) return core::Error{file.error()};
    return Autosave(std::move(*file), match);
  }

  /// Goes on at the end of the file that the match was loaded from.
  static core::Result<Autosave> go_on(const std::string& path, const Match<G>& match) {
    core::Result<AppendFile> file = AppendFile::open(path);
    if (!file) return core::Error{file.error()};
    return Autosave(std::move(*file), match);
  }

  /// Empty, or the sentence of what went wrong.
  std::string record(const Match<G>& match) {
    SaveLines<G> lines = lines_;
    const std::string text =
        lines.entry(match.rules(), match.journal().entries().back(), match.journal().steps().size(),
                    match.state(), match.pending());
    std::string fault = file_.append(text);
    if (fault.empty()) lines_ = lines;
    return fault;
  }

  std::string sync() { return file_.sync(); }

 private:
  Autosave(AppendFile file, const Match<G>& match)
      : file_(std::move(file)), lines_(match.state()) {}

  AppendFile file_;
  SaveLines<G> lines_;
};

}  // namespace match
