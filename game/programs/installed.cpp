// Linked into the programs that are installed.
#include "game/match/folders/build_folders.h"

namespace match {

std::optional<ProgramFolders> build_folders() { return std::nullopt; }

}  // namespace match
