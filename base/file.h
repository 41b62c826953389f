#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <sys/types.h>

#include "base/result.h"

namespace base {

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

/// "<path>: cannot <what>: <the system's reason>", after a call of the system has failed.
std::string complaint(const std::string& path, const char* what);

/// An Error, "<path>: it is a folder and no file", of whatever is no regular file.
Result<void> check_is_file(const std::string& path, mode_t mode);

/// The whole file; at most `limit` bytes. A missing one is an Error, and whatever is no regular
/// file: nobody waits for what a pipe may hold.
Result<std::string> read_file(const std::string& path, std::size_t limit = std::size_t{64} << 20);

/// All of `text` at the place where the file stands; false when the system refuses, see errno.
bool write_all(const FileHandle& file, std::string_view text);

}  // namespace base
