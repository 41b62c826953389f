#pragma once

#include <optional>

#include "game/match/folders/program_folders.h"

namespace match {

/// Where the programs of a build find what they read: in the folder of the sources, and the maps in
/// that of the build. Nothing in a program that is to be installed: it would name folders of the
/// machine that built it.
std::optional<ProgramFolders> build_folders();

}  // namespace match
