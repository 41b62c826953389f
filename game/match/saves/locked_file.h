#pragma once

#include <cstddef>
#include <cstdint>
#include <ctime>
#include <string>
#include <string_view>

#include "base/hash.h"
#include "base/result.h"
#include "game/match/folders/files.h"

struct stat;

namespace match {

/// The one file that a game is kept in, and that nobody else plays in while this lives. Two locks
/// say so: one on "<path>.lock" for the name, which may be free yet, and one on the file itself,
/// which may have more names than one.
class LockedFile {
 public:
  /// Only a regular file, a link to one, or a name that is free; an Error says what else it is, or
  /// that another program plays there. What the file holds stays.
  static base::Result<LockedFile> claim(const std::string& path);

  /// Behind the link, if there was one.
  const std::string& path() const { return path_; }
  /// Nothing has been kept there.
  bool is_empty() const { return size_ == 0; }
  base::Result<std::string> text() const;

  /// What another hand has done to the file meanwhile, as a sentence; empty if it is as it was
  /// left.
  std::string harm() const;

  /// The file holds `text` from now on, whole or not at all. What another hand has put there is
  /// put aside. Something to tell the player, mostly nothing; or the Error.
  base::Result<std::string> begin(std::string_view text);

  /// Writes and waits until it is on the disk. After an Error the file is as it was before.
  base::Result<void> append(std::string_view text);

  /// What lies there is also called "<path>.<reason>" and stays when something else begins. The new
  /// name, or the Error.
  base::Result<std::string> keep_aside(const std::string& reason) const;

  /// What lies there goes to "<path>.<reason>", and the name is free. The new name, or the Error.
  base::Result<std::string> put_aside(const std::string& reason);

 private:
  explicit LockedFile(std::string path) : path_(std::move(path)) {}
  base::Result<void> take_hold();
  base::Result<std::string> make_room();
  void note_written();

  /// When the file system says that a file was written, and that anything about it was changed: of
  /// the first anybody may say anything, of the second nobody.
  struct Stamp {
    timespec written{};
    timespec changed{};
  };
  static Stamp stamp_of(const struct stat& file);
  bool is_as_left(const struct stat& there) const;

  std::string path_;
  FileHandle name_lock_;
  FileHandle file_;
  std::size_t size_ = 0;
  std::uint64_t hash_ = base::fnv1a("");  ///< of what this left there
  mutable Stamp stamp_{};                 ///< that this left there, or that means no harm
};

}  // namespace match
