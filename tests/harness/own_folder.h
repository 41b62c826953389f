#pragma once

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>

#include <gtest/gtest.h>

namespace harness {

/// An empty folder that only the running test knows, gone with it: tests run side by side, and so
/// may two builds. Throws std::filesystem::filesystem_error when none can be made.
class OwnFolder {
 public:
  OwnFolder() {
    std::string name = (std::filesystem::path(::testing::TempDir()) / "amonhen-XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) {
      throw std::filesystem::filesystem_error("no folder can be made", name,
                                              std::error_code(errno, std::generic_category()));
    }
    path_ = name;
  }
  ~OwnFolder() {
    std::error_code left_behind;
    std::filesystem::remove_all(path_, left_behind);
  }
  OwnFolder(const OwnFolder&) = delete;
  OwnFolder& operator=(const OwnFolder&) = delete;

  const std::filesystem::path& path() const { return path_; }
  std::string string() const { return path_.string(); }
  std::filesystem::path operator/(const std::filesystem::path& file) const { return path_ / file; }

  /// Writes a file; its path.
  std::string write(std::string_view file, std::string_view text) const {
    const std::filesystem::path path = path_ / file;
    std::ofstream(path, std::ios::binary) << text;
    return path.string();
  }

 private:
  std::filesystem::path path_;
};

}  // namespace harness
