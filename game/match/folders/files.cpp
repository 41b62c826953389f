#include "game/match/folders/files.h"

#include <cerrno>
#include <cstdio>
#include <filesystem>

#include <unistd.h>

namespace match {
namespace {

namespace fs = std::filesystem;

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

}  // namespace

base::Result<std::string> make_folder(const std::string& path) {
  std::error_code error;
  if (fs::is_directory(path, error)) return path;
  fs::create_directories(path, error);
  if (!error) fs::permissions(path, fs::perms::owner_all, error);
  if (error) return base::Error{path + ": cannot make it: " + error.message()};
  return path;
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
