#include "game/match/files.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace match {
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

/// The first that is free.
std::string name_aside(const std::string& path, const std::string& reason) {
  const std::string first = path + "." + reason;
  std::string aside = first;
  for (int i = 2; fs::exists(fs::symlink_status(aside)); ++i) {
    aside = first;
    aside += "-" + std::to_string(i);
  }
  return aside;
}

/// Never through a link and never into something that is there: what a crash left is removed first.
base::Result<FileHandle> make_afresh(const std::string& path) {
  struct stat found {};
  if (::lstat(path.c_str(), &found) == 0) {
    if (!S_ISREG(found.st_mode)) return base::Error{path + ": it is in the way"};
    ::unlink(path.c_str());
  }
  FileHandle file(::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, kNewFileMode));
  if (!file.is_open()) return base::Error{complaint(path, "make it")};
  return file;
}

}  // namespace

base::Result<std::string> make_folder(const std::string& path) {
  std::error_code error;
  if (fs::is_directory(path, error)) return path;
  fs::create_directories(path, error);
  if (!error) fs::permissions(path, fs::perms::owner_all, error);
  if (error) return base::Error{path + ": cannot make it: " + error.message()};
  return path;
}

base::Result<std::string> place_for_file(const std::string& path) {
  if (path.empty()) return base::Error{"a file needs a name"};
  struct stat found {};
  if (::lstat(path.c_str(), &found) != 0) {
    if (errno != ENOENT) return base::Error{complaint(path, "use it")};
    std::error_code ignored;
    if (fs::is_directory(folder_of(path), ignored)) return path;
    return base::Error{path + ": there is no folder " + folder_of(path)};
  }
  std::string place = path;
  if (S_ISLNK(found.st_mode)) {
    std::error_code error;
    place = fs::canonical(path, error).string();
    if (error || ::stat(place.c_str(), &found) != 0) {
      return base::Error{path + ": it is a link that leads nowhere"};
    }
  }
  if (std::string fault = base::no_file(path, found.st_mode); !fault.empty())
    return base::Error{fault};
  return place;
}

base::Result<FileHandle> replace_file(const std::string& path, std::string_view text) {
  const base::Result<std::string> place = place_for_file(path);
  if (!place) return base::Error{place.error()};
  const std::string fresh = *place + ".new";
  base::Result<FileHandle> file = make_afresh(fresh);
  if (!file) return file;
  std::string fault;
  if (!write_all(*file, text) || ::fsync(file->get()) != 0) {
    fault = complaint(fresh, "write it");
  } else if (std::rename(fresh.c_str(), place->c_str()) != 0) {
    fault = complaint(path, "replace it");
  }
  if (!fault.empty()) {
    ::unlink(fresh.c_str());
    return base::Error{fault};
  }
  sync_folder_of(*place);
  return file;
}

base::Result<std::string> keep_aside(const std::string& path, const std::string& reason) {
  const std::string aside = name_aside(path, reason);
  if (::link(path.c_str(), aside.c_str()) == 0) return aside;
  std::error_code error;  // of a file system without second names
  if (fs::copy_file(path, aside, error)) return aside;
  return base::Error{complaint(path, "keep it aside")};
}

base::Result<std::string> put_aside(const std::string& path, const std::string& reason) {
  const std::string aside = name_aside(path, reason);
  if (std::rename(path.c_str(), aside.c_str()) != 0) {
    return base::Error{complaint(path, "put it aside")};
  }
  return aside;
}

}  // namespace match
