#include "game/match/folders/build_folders.h"

namespace match {

// Alone in its object file: a program that brings another answer (game/programs/installed.cpp) is
// linked without this one.
std::optional<ProgramFolders> build_folders() {
  return ProgramFolders{AMONHEN_SOURCE_FOLDER,
                        std::filesystem::path(AMONHEN_BUILD_FOLDER) / "assets"};
}

}  // namespace match
