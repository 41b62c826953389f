#pragma once

#include <filesystem>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "engine/geometry/mesh.h"
#include "game/figures/clay.h"

// The figures as an artist hands them in: one file for each kind, docs/figures.md says how.
namespace figures {

/// A figure that a game has in its box.
struct FigureKind {
  std::string id;  ///< the name of its file without the ending: "red-knight" …
  Base base;       ///< of the pawn that stands in for it
};

struct FigureModels {
  std::map<std::string, engine::Model> by_id;  ///< one for each kind
  std::vector<std::string> faults;             ///< a sentence for each that a pawn stands in for
};

/// Reads <folder>/<id>.glb, or else <id>.gltf. Whatever is missing, broken or too large for its
/// place on the board becomes a pawn with the base of its kind.
FigureModels load_figures(const std::filesystem::path& folder, std::span<const FigureKind> kinds);

}  // namespace figures
