#include "game/match/program_folders.h"

#include <system_error>

namespace match {

namespace fs = std::filesystem;

ProgramFolders folders_of(const fs::path& program) {
  std::error_code ignored;
  const fs::path installed = program.parent_path().parent_path() / "share" / "amonhen";
  if (fs::is_directory(installed / "data", ignored)) return {installed, installed / "assets"};
  return {AMONHEN_SOURCE_FOLDER, fs::path(AMONHEN_BUILD_FOLDER) / "assets"};
}

ProgramFolders program_folders() {
  std::error_code ignored;
  return folders_of(fs::read_symlink("/proc/self/exe", ignored));
}

}  // namespace match
