#include "game/figures/figure_files.h"

#include <algorithm>
#include <cmath>

#include "engine/assets/gltf_file.h"
#include "engine/geometry/mesh_edit.h"
#include "game/figures/pawn.h"

namespace figures {
namespace {

namespace fs = std::filesystem;

constexpr float kFurthest = 3;  ///< of a wing or a spear from the middle of the base
constexpr float kHighest = 5;

fs::path file_of(const fs::path& folder, const std::string& id) {
  std::error_code ignored;
  const fs::path as_text = folder / (id + ".gltf");
  const fs::path as_bytes = folder / (id + ".glb");
  return !fs::exists(as_bytes, ignored) && fs::exists(as_text, ignored) ? as_text : as_bytes;
}

/// An editor that counts in centimetres would fill the room.
bool fits_the_board(const engine::Mesh& mesh) {
  if (mesh.vertices.empty()) return true;
  const auto [low, high] = engine::bounds(mesh);
  return std::max({-low.x, -low.z, high.x, high.z}) <= kFurthest && high.y <= kHighest &&
         low.y >= -kHighest;
}

base::Result<engine::Model> read_figure(const fs::path& file) {
  base::Result<engine::Model> model = engine::read_gltf(file);
  if (!model || (fits_the_board(model->full) && fits_the_board(model->coarse))) return model;
  return base::Error{file.string() +
                     ": it is too large; a figure stays within 3 units of its middle and below 5."};
}

}  // namespace

FigureModels load_figures(const fs::path& folder, std::span<const FigureKind> kinds) {
  FigureModels models;
  for (const FigureKind& kind : kinds) {
    base::Result<engine::Model> model = read_figure(file_of(folder, kind.id));
    if (!model) models.faults.push_back(model.error());
    models.by_id.emplace(kind.id, model ? model.take() : engine::Model{pawn_mesh(kind.base), {}});
  }
  return models;
}

}  // namespace figures
