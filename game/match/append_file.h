#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.h"

namespace match {

/// A file descriptor that closes itself.
class FileHandle {
 public:
  explicit FileHandle(int descriptor = -1) : descriptor_(descriptor) {}
  FileHandle(FileHandle&& other) noexcept;
  FileHandle& operator=(FileHandle&& other) noexcept;
  ~FileHandle();
  int get() const { return descriptor_; }
  bool is_open() const { return descriptor_ >= 0; }

 private:
  int descriptor_;
};

/// One program at a time plays one game: "<path>.lock" is held with flock until this goes away.
base::Result<FileHandle> lock_game(const std::string& path);

/// The whole file; at most `limit` bytes. A missing file is an Error.
base::Result<std::string> read_file(const std::string& path, std::size_t limit = 64u << 20);

/// Moves a file that must not be overwritten to "<path>.<reason>", "<path>.<reason>-2" …; the new
/// name, or the Error of the system.
base::Result<std::string> put_aside(const std::string& path, const std::string& reason);

/// A file that only grows.
class AppendFile {
 public:
  /// A new file with `text` in it, whole or not at all; an older one of that name is replaced.
  static base::Result<AppendFile> create(const std::string& path, std::string_view text);

  /// Goes on at the end of a file.
  static base::Result<AppendFile> open(const std::string& path);

  /// Writes and waits until it is on the disk. Empty, or the sentence of what went wrong; then the
  /// file is as it was before.
  std::string append(std::string_view text);

 private:
  AppendFile(std::string path, FileHandle file, std::size_t size)
      : path_(std::move(path)), file_(std::move(file)), size_(size) {}

  std::string path_;
  FileHandle file_;
  std::size_t size_;
};

}  // namespace match
