#pragma once

#include <memory>
#include <string>
#include <utility>

#include "game/match/saves/locked_file.h"
#include "game/match/saves/save_lines.h"

namespace match {

/// Keeps the save of one match on the disk: record() after every entry of its journal, and flush()
/// before the decisions are shown as made.
template <core::Game G>
class Autosave {
 public:
  /// The file is begun anew and holds the match as it is.
  static base::Result<Autosave> create(std::shared_ptr<LockedFile> file, const Match<G>& match) {
    base::Result<std::string> notice = file->begin(save_text(match));
    if (!notice) return notice.failure();
    Autosave autosave(std::move(file), match);
    autosave.notice_ = std::move(*notice);
    return autosave;
  }

  /// Goes on at the end of the file, which holds exactly this match.
  static Autosave go_on(std::shared_ptr<LockedFile> file, const Match<G>& match) {
    return Autosave(std::move(file), match);
  }

  void record(const Match<G>& match) {
    unwritten_ += lines_.entry(match.rules(), match.journal().entries().back(),
                               match.journal().steps().size(), match.state(), match.pending());
  }

  /// Writes and syncs what was recorded. After an Error nothing of it counts, and the match must go
  /// back to where it was at the last flush. Where the file is not what it was, it is begun anew.
  base::Result<void> flush(const Match<G>& match) {
    const std::string lines = std::exchange(unwritten_, {});
    base::Result<void> done;
    if (file_->harm().empty()) done = file_->append(lines);
    if (done && !file_->harm().empty()) done = begin_anew(match);
    (done ? flushed_ : lines_) = done ? lines_ : flushed_;
    return done;
  }

  /// What the player should know of the file, once.
  std::string take_notice() { return std::exchange(notice_, {}); }

 private:
  Autosave(std::shared_ptr<LockedFile> file, const Match<G>& match)
      : file_(std::move(file)), lines_(match.state()), flushed_(match.state()) {}

  base::Result<void> begin_anew(const Match<G>& match) {
    base::Result<std::string> notice = file_->begin(save_text(match));
    if (!notice) return notice.failure();
    notice_ = std::move(*notice);
    return {};
  }

  std::shared_ptr<LockedFile> file_;
  SaveLines<G> lines_;
  SaveLines<G> flushed_;
  std::string unwritten_;
  std::string notice_;
};

}  // namespace match
