#include "base/file.h"

#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace base {
namespace {

std::string kind_in_words(mode_t mode) {
  if (S_ISDIR(mode)) return "a folder";
  if (S_ISFIFO(mode)) return "a pipe";
  if (S_ISSOCK(mode)) return "a socket";
  return "a device";
}

}  // namespace

FileHandle::FileHandle(FileHandle&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)) {}

FileHandle& FileHandle::operator=(FileHandle&& other) noexcept {
  std::swap(descriptor_, other.descriptor_);
  return *this;
}

FileHandle::~FileHandle() {
  if (is_open()) ::close(descriptor_);
}

std::string complaint(const std::string& path, const char* what) {
  return path + ": cannot " + what + ": " + std::strerror(errno);
}

Result<void> check_is_file(const std::string& path, mode_t mode) {
  if (!S_ISREG(mode)) return Error{path + ": it is " + kind_in_words(mode) + " and no file"};
  return {};
}

Result<std::string> read_file(const std::string& path, std::size_t limit) {
  const FileHandle handle(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  struct stat found {};
  if (!handle.is_open() || ::fstat(handle.get(), &found) != 0) {
    return Error{complaint(path, "open it")};
  }
  if (const Result<void> done = check_is_file(path, found.st_mode); !done) return done.failure();
  std::string text;
  char buffer[1 << 16];
  while (text.size() <= limit) {
    const ssize_t got = ::read(handle.get(), buffer, sizeof buffer);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return Error{complaint(path, "read it")};
    if (got == 0) return text;
    text.append(buffer, static_cast<std::size_t>(got));
  }
  return Error{path + ": it is longer than " + std::to_string(limit) + " bytes"};
}

bool write_all(const FileHandle& file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file.get(), text.data(), text.size());
    if (written < 0 && errno != EINTR) return false;
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace base
