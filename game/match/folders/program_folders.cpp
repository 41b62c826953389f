#include "game/match/folders/program_folders.h"

#include <system_error>

#include "game/match/folders/build_folders.h"

namespace match {

namespace fs = std::filesystem;

ProgramFolders folders_of(const fs::path& program) {
  std::error_code ignored;
  const fs::path share = program.parent_path().parent_path() / "share" / "amonhen";
  const ProgramFolders installed{share, share / "assets"};
  if (fs::is_directory(share / "data", ignored)) return installed;
  return build_folders().value_or(installed);
}

ProgramFolders program_folders() {
  std::error_code ignored;
  return folders_of(fs::read_symlink("/proc/self/exe", ignored));
}

}  // namespace match
