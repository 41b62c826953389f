#pragma once

#include <map>

#include "engine/render/renderer.h"
#include "game/table/game_table.h"

namespace table {

/// The shapes that the renderer holds, each made by the game when it is first seen.
class PieceMeshes {
 public:
  PieceMeshes(engine::Renderer& renderer, const GameTable& game)
      : renderer_(renderer), game_(game) {}

  /// Those that are fitted to the land; `map` is its picture.
  void add_land_shapes(const Surroundings& world, const engine::Image& map);

  engine::MeshId of(const PieceModel& shape);

 private:
  engine::MeshId add(const PieceModel& shape);

  engine::Renderer& renderer_;
  const GameTable& game_;
  std::map<PieceModel, engine::MeshId> held_;
};

}  // namespace table
