#pragma once

#include <filesystem>

namespace match {

/// Where a program finds what it reads: data, shaders and assets below `share`, and the maps that
/// were baked while building, a folder for each game, in `baked`.
struct ProgramFolders {
  std::filesystem::path share;
  std::filesystem::path baked;
};

/// Of the program at this path: PREFIX/share/amonhen if it is installed in PREFIX/bin or
/// PREFIX/games, else the source folder that it was built from, wherever it was built
/// (build_folders.h).
ProgramFolders folders_of(const std::filesystem::path& program);

/// Of the program that is running.
ProgramFolders program_folders();

}  // namespace match
