#include "base/replace_file.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace base {
namespace {

namespace fs = std::filesystem;

std::string folder_of(const std::string& path) {
  const std::string folder = fs::path(path).parent_path().string();
  return folder.empty() ? "." : folder;
}

/// A rename is on the disk only when its folder is.
void sync_folder_of(const std::string& path) {
  const FileHandle handle(::open(folder_of(path).c_str(), O_RDONLY | O_CLOEXEC));
  if (handle.is_open()) ::fsync(handle.get());
}

/// Never through a link and never into something that is there: what a crash left is removed first.
Result<FileHandle> make_afresh(const std::string& path) {
  struct stat found {};
  if (::lstat(path.c_str(), &found) == 0) {
    if (!S_ISREG(found.st_mode)) return Error{path + ": it is in the way"};
    ::unlink(path.c_str());
  }
  FileHandle file(::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, kNewFileMode));
  if (!file.is_open()) return Error{complaint(path, "make it")};
  return file;
}

}  // namespace

Result<std::string> place_for_file(const std::string& path) {
  if (path.empty()) return Error{"a file needs a name"};
  struct stat found {};
  if (::lstat(path.c_str(), &found) != 0) {
    if (errno != ENOENT) return Error{complaint(path, "use it")};
    std::error_code ignored;
    if (fs::is_directory(folder_of(path), ignored)) return path;
    return Error{path + ": there is no folder " + folder_of(path)};
  }
  std::string place = path;
  if (S_ISLNK(found.st_mode)) {
    std::error_code error;
    place = fs::canonical(path, error).string();
    if (error || ::stat(place.c_str(), &found) != 0) {
      return Error{path + ": it is a link that leads nowhere"};
    }
  }
  if (const Result<void> done = check_is_file(path, found.st_mode); !done) return done.failure();
  return place;
}

Result<FileHandle> replace_file(const std::string& path, std::string_view text) {
  const Result<std::string> place = place_for_file(path);
  if (!place) return place.failure();
  const std::string fresh = *place + ".new";
  Result<FileHandle> file = make_afresh(fresh);
  if (!file) return file;
  const auto give_up = [&](const std::string& place_of_fault, const char* what) {
    Error fault{complaint(place_of_fault, what)};
    ::unlink(fresh.c_str());
    return fault;
  };
  if (!write_all(*file, text) || ::fsync(file->get()) != 0) return give_up(fresh, "write it");
  if (std::rename(fresh.c_str(), place->c_str()) != 0) return give_up(path, "replace it");
  sync_folder_of(*place);
  return file;
}

}  // namespace base
