#pragma once

#include "engine/render/renderer.h"
#include "game/table/motion/stage.h"
#include "rules/wotr/game.h"

namespace table {

/// 0.15 to 1: the Eye is a slit while nobody hunts, and wide open over a full hunt box.
float eye_opening(const wotr::Board& board);

/// What burns on the board: the Eye over Barad-dûr, and watch fires where a Stronghold is besieged.
class LivingLights {
 public:
  explicit LivingLights(engine::Renderer& renderer);

  /// `opening` is how far the Eye has opened by now.
  void add_to(engine::Scene& scene, const Stage& stage, const wotr::Rules& rules,
              float opening) const;

 private:
  engine::MeshId eye_;
  engine::MeshId fire_;
};

}  // namespace table
