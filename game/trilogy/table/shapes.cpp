#include "game/trilogy/table/shapes.h"

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/figures/dice.h"
#include "game/figures/palette.h"
#include "game/trilogy/table/pieces.h"

namespace trilogy_table {
namespace {

using trilogy_figures::Rank;

/// Red for the attack, black for the defence, bone for all else.
engine::Mesh die_mesh(DieKind kind) {
  switch (kind) {
    case DieKind::kAttack:
      return figures::pip_die_mesh({engine::paint_from_srgb(0x9A231C), figures::paints::kBone});
    case DieKind::kDefence:
      return figures::pip_die_mesh({engine::paint_from_srgb(0x1F1C1B), figures::paints::kBone});
    case DieKind::kOther: break;
  }
  return figures::pip_die_mesh({figures::paints::kBone, figures::paints::kInk});
}

engine::Mesh ring_mesh() {
  engine::Mesh mesh = engine::torus(0.85F, 0.2F, 28, 10, figures::paints::kGold);
  engine::smooth_normals(mesh, 60);
  return engine::moved(std::move(mesh), {0, 0.2F, 0});
}

}  // namespace

table::PieceMesh mesh_of(const figures::FigureModels& figures, const table::PieceModel& shape) {
  switch (kind_of(shape)) {
    case PieceKind::kFigure: {
      const std::string_view id = trilogy_figures::figure_id(
          static_cast<trilogy::Colour>(shape.a), static_cast<Rank>(shape.b));
      return {figures.by_id.at(std::string(id)), false};
    }
    case PieceKind::kRing: return {{ring_mesh(), {}}, true};
    case PieceKind::kDie: return {{die_mesh(static_cast<DieKind>(shape.a)), {}}, true};
  }
  return {};
}

}  // namespace trilogy_table
