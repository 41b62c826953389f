#pragma once

#include <map>
#include <utility>

#include "engine/assets/image_file.h"
#include "engine/geometry/mesh.h"
#include "engine/render/renderer.h"
#include "game/figures/figure_files.h"
#include "game/table/mirror.h"
#include "game/table/piece.h"
#include "rules/wotr/game.h"

namespace table {

/// What differs only by its pose or tint shares a shape.
Model shape_of(const Model& model);
/// The shape as it is seen from near.
engine::Mesh mesh_of(const wotr::Rules& rules, const figures::FigureModels& figures,
                     const Model& shape);
/// What the paint's alpha is replaced by; alpha 0 keeps the paint.
glm::vec4 tint_of(const wotr::Rules& rules, const Model& model);
/// Of an upright cylinder around it, at scale 1: for pointing at it.
struct Girth {
  float radius = 0.7F;
  float height = 2;
};
Girth girth_of(const Model& model);

/// The shapes the renderer holds, each made when it is first seen.
class Models {
 public:
  Models(engine::Renderer& renderer, const wotr::Rules& rules, figures::FigureModels figures)
      : renderer_(renderer), rules_(rules), figures_(std::move(figures)) {}

  /// All of them, set on the relief, their rims painted like the map.
  void add_settlements(const Surroundings& world, const engine::Image& map);

  engine::MeshId mesh(const Model& model);
  const figures::FigureModels& figures() const { return figures_; }

 private:
  engine::MeshId add(const Model& shape);

  engine::Renderer& renderer_;
  const wotr::Rules& rules_;
  figures::FigureModels figures_;
  std::map<Model, engine::MeshId> held_;
};

}  // namespace table
