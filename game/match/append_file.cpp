#include "game/match/append_file.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace match {
namespace {

constexpr int kOpenMode = 0644;

std::string complaint(const std::string& path, const char* what) {
  return path + ": cannot " + what + ": " + std::strerror(errno);
}

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written < 0 && errno != EINTR) return false;
    if (written > 0) text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

/// A rename is on the disk only when its folder is.
void sync_folder_of(const std::string& path) {
  const std::string folder = std::filesystem::path(path).parent_path().string();
  const FileHandle handle(::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC));
  if (handle.is_open()) ::fsync(handle.get());
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

base::Result<FileHandle> lock_game(const std::string& path) {
  const std::string lock = path + ".lock";
  FileHandle handle(::open(lock.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, kOpenMode));
  if (!handle.is_open()) return base::Error{complaint(lock, "make it")};
  if (::flock(handle.get(), LOCK_EX | LOCK_NB) != 0) {
    return base::Error{path + ": another program is playing this game"};
  }
  return handle;
}

base::Result<std::string> read_file(const std::string& path, std::size_t limit) {
  const FileHandle handle(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!handle.is_open()) return base::Error{complaint(path, "open it")};
  std::string text;
  char buffer[1 << 16];
  while (text.size() <= limit) {
    const ssize_t got = ::read(handle.get(), buffer, sizeof buffer);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return base::Error{complaint(path, "read it")};
    if (got == 0) return text;
    text.append(buffer, static_cast<std::size_t>(got));
  }
  return base::Error{path + ": it is longer than " + std::to_string(limit) + " bytes"};
}

base::Result<std::string> put_aside(const std::string& path, const std::string& reason) {
  const std::string first = path + "." + reason;
  std::string aside = first;
  for (int i = 2; std::filesystem::exists(aside); ++i) {
    aside = first;
    aside += "-" + std::to_string(i);
  }
  if (std::rename(path.c_str(), aside.c_str()) != 0) {
    return base::Error{complaint(path, "put it aside")};
  }
  return aside;
}

base::Result<AppendFile> AppendFile::create(const std::string& path, std::string_view text) {
  const std::string fresh = path + ".new";
  FileHandle handle(::open(fresh.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, kOpenMode));
  if (!handle.is_open()) return base::Error{complaint(fresh, "make it")};
  if (!write_all(handle.get(), text) || ::fsync(handle.get()) != 0) {
    return base::Error{complaint(fresh, "write it")};
  }
  if (std::rename(fresh.c_str(), path.c_str()) != 0) {
    return base::Error{complaint(path, "replace it")};
  }
  sync_folder_of(path);
  return AppendFile(path, std::move(handle), text.size());
}

base::Result<AppendFile> AppendFile::open(const std::string& path) {
  FileHandle handle(::open(path.c_str(), O_RDWR | O_CLOEXEC));
  if (!handle.is_open()) return base::Error{complaint(path, "open it")};
  const off_t end = ::lseek(handle.get(), 0, SEEK_END);
  if (end < 0) return base::Error{complaint(path, "go on in it")};
  return AppendFile(path, std::move(handle), static_cast<std::size_t>(end));
}

std::string AppendFile::append(std::string_view text) {
  if (write_all(file_.get(), text) && ::fdatasync(file_.get()) == 0) {
    size_ += text.size();
    return {};
  }
  std::string sentence = complaint(path_, "write it");
  const auto end = static_cast<off_t>(size_);
  if (::ftruncate(file_.get(), end) != 0 || ::lseek(file_.get(), end, SEEK_SET) != end) {
    sentence += "; its last line is torn";
  }
  return sentence;
}

}  // namespace match
