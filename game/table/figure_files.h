#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "engine/geometry/mesh.h"
#include "rules/wotr/game.h"

// The figures as an artist hands them in: one file for each kind, docs/figures.md says how.
namespace table {

/// The name of its file without the ending: "gondor-regular", "nazgul", "strider" …
std::string figure_id(wotr::Figure figure);
inline constexpr const char* kFellowshipId = "fellowship";
inline constexpr const char* kHiddenFellowshipId = "fellowship-hidden";

/// Of every figure in the box and both looks of the Fellowship.
std::vector<std::string> figure_ids();

struct FigureModels {
  std::map<std::string, engine::Model> by_id;  ///< one for each of figure_ids()
  std::vector<std::string> faults;             ///< a sentence for each that a pawn stands in for
};

/// Reads <folder>/<id>.glb, or else <id>.gltf. Whatever is missing, broken or too large for its
/// place on the board becomes a pawn with the base of its kind.
FigureModels load_figures(const std::filesystem::path& folder);

}  // namespace table
