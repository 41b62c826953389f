#include "game/match/saves/locked_file.h"

#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace match {
namespace {

/// Neither through a link that was put there since, nor waiting for whoever holds a pipe.
constexpr int kOpenFlags = O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;

bool lock(const FileHandle& file) { return ::flock(file.get(), LOCK_EX | LOCK_NB) == 0; }

bool is_same(const timespec& one, const timespec& other) {
  return one.tv_sec == other.tv_sec && one.tv_nsec == other.tv_nsec;
}

bool is_there(const std::string& path) {
  struct stat found {};
  return ::lstat(path.c_str(), &found) == 0;
}

}  // namespace

base::Result<LockedFile> LockedFile::claim(const std::string& path) {
  base::Result<std::string> place = place_for_file(path);
  if (!place) return place.failure();
  LockedFile claimed(std::move(*place));
  const std::string name = claimed.path_ + ".lock";
  claimed.name_lock_ = FileHandle(::open(name.c_str(), kOpenFlags | O_CREAT, kNewFileMode));
  if (!claimed.name_lock_.is_open()) return base::Error{complaint(name, "make it")};
  if (!lock(claimed.name_lock_))
    return base::Error{path + ": another program is playing this game"};
  if (const base::Result<void> done = claimed.take_hold(); !done) return done.failure();
  return claimed;
}

base::Result<void> LockedFile::take_hold() {
  FileHandle file(::open(path_.c_str(), kOpenFlags));
  if (!file.is_open() && errno == ENOENT) return {};
  if (!file.is_open()) return base::Error{complaint(path_, "open it")};
  struct stat found {};
  if (::fstat(file.get(), &found) != 0 || !S_ISREG(found.st_mode))
    return base::Error{path_ + ": it is no file"};
  if (!lock(file)) return base::Error{path_ + ": another program is playing this game"};
  if (::lseek(file.get(), 0, SEEK_END) != found.st_size)
    return base::Error{complaint(path_, "go on in it")};
  size_ = static_cast<std::size_t>(found.st_size);
  const auto text = read_file(path_);
  hash_ = text ? base::fnv1a(*text) : 0;  // whoever loads it tells why it cannot be read
  stamp_ = stamp_of(found);
  file_ = std::move(file);
  return {};
}

LockedFile::Stamp LockedFile::stamp_of(const struct stat& file) {
  return {.written = file.st_mtim, .changed = file.st_ctim};
}

/// Another name or other rights are no harm, nor is the same text.
bool LockedFile::is_as_left(const struct stat& there) const {
  if (static_cast<std::size_t>(there.st_size) != size_) return false;
  const Stamp stamp = stamp_of(there);
  if (is_same(stamp.written, stamp_.written) && is_same(stamp.changed, stamp_.changed)) return true;
  const auto text = read_file(path_);
  if (!text || base::fnv1a(*text) != hash_) return false;
  stamp_ = stamp;
  return true;
}

base::Result<std::string> LockedFile::text() const {
  return file_.is_open() ? read_file(path_) : base::Result<std::string>(std::string());
}

std::string LockedFile::harm() const {
  struct stat there {};
  const bool is_gone = ::lstat(path_.c_str(), &there) != 0;
  if (!file_.is_open()) {
    return is_gone ? "" : path_ + ": another program has put a file there";
  }
  if (is_gone) return path_ + ": it was deleted or moved away while the game was kept in it";
  struct stat mine {};
  const bool is_mine = ::fstat(file_.get(), &mine) == 0 && mine.st_dev == there.st_dev &&
                       mine.st_ino == there.st_ino;
  if (!is_mine) return path_ + ": something else took its place while the game was kept in it";
  if (is_as_left(there)) return {};
  return path_ + ": another program changed it while the game was kept in it";
}

base::Result<std::string> LockedFile::make_room() {
  std::string notice = harm();
  if (notice.empty() || !is_there(path_)) return notice;
  const base::Result<std::string> place = place_for_file(path_);
  if (!place) return place.failure();
  base::Result<std::string> aside = match::put_aside(path_, "changed");
  if (!aside) return aside;
  return notice + "; what lay there is " + *aside + " now";
}

base::Result<std::string> LockedFile::begin(std::string_view text) {
  base::Result<std::string> notice = make_room();
  if (!notice) return notice;
  base::Result<FileHandle> file = replace_file(path_, text);
  if (!file) return file.failure();
  if (!lock(*file)) return base::Error{path_ + ": another program is playing this game"};
  file_ = std::move(*file);
  size_ = text.size();
  hash_ = base::fnv1a(text);
  note_written();
  if (!notice->empty()) *notice += "; the whole game has been written there anew.";
  return notice;
}

base::Result<void> LockedFile::append(std::string_view text) {
  if (write_all(file_, text) && ::fdatasync(file_.get()) == 0) {
    size_ += text.size();
    hash_ = base::fnv1a(text, hash_);
    note_written();
    return {};
  }
  std::string sentence = complaint(path_, "write it");
  const auto end = static_cast<off_t>(size_);
  if (::ftruncate(file_.get(), end) != 0 || ::lseek(file_.get(), end, SEEK_SET) != end) {
    sentence += "; its last line is torn";
  }
  note_written();
  return base::Error{sentence};
}

void LockedFile::note_written() {
  struct stat now {};
  if (::fstat(file_.get(), &now) == 0) stamp_ = stamp_of(now);
}

base::Result<std::string> LockedFile::keep_aside(const std::string& reason) const {
  return match::keep_aside(path_, reason);
}

base::Result<std::string> LockedFile::put_aside(const std::string& reason) {
  base::Result<std::string> aside = match::put_aside(path_, reason);
  if (!aside) return aside;
  file_ = FileHandle();
  size_ = 0;
  hash_ = base::fnv1a("");
  return aside;
}

}  // namespace match
