#pragma once

#include <map>
#include <span>
#include <vector>

#include "engine/render/frame/scene.h"
#include "game/table/motion/stage.h"
#include "game/table/pieces/mirror.h"

namespace table {

/// Warm light along the borders of the regions where something happens. Draping it over the relief
/// is dear, so it is kept while it shines.
class RegionLights {
 public:
  void add_to(std::vector<engine::DecalVertex>& decals, const Surroundings& world,
              std::span<const RegionLight> lights);

 private:
  std::map<RegionId, std::vector<engine::DecalVertex>> kept_;
};

/// The glow of the fight between the two forces.
void add_battle_glow(engine::Scene& scene, const Surroundings& world, const Stage& stage);

}  // namespace table
