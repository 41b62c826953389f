#include "game/table/piece_meshes.h"

namespace table {

void PieceMeshes::add_land_shapes(const Surroundings& world, const engine::Image& map) {
  for (const LandShape& each : game_.land_shapes(world, map)) {
    held_.emplace(each.shape, renderer_.add_mesh(each.model));
  }
}

engine::MeshId PieceMeshes::of(const PieceModel& shape) {
  const auto found = held_.find(shape);
  if (found != held_.end()) return found->second;
  const engine::MeshId id = add(shape);
  held_.emplace(shape, id);
  return id;
}

engine::MeshId PieceMeshes::add(const PieceModel& shape) {
  const PieceMesh mesh = game_.mesh_of(shape);
  if (mesh.is_sign) return renderer_.add_furniture(mesh.model.full);
  return renderer_.add_mesh(mesh.model);
}

}  // namespace table
