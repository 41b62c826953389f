#include "game/table/region_lights.h"

#include <algorithm>

#include "engine/render/frame/colour.h"
#include "engine/render/marks/decals.h"
#include "engine/scene/easing.h"

namespace table {
namespace {

constexpr std::uint32_t kTorch = 0xE8702A;  // pale land lit by less than this turns white
constexpr float kDepth = 1.9F;              // of the light inside the border
constexpr float kBrightness = 0.42F;
constexpr float kGlowHeight = 1.6F;
constexpr float kGlowReach = 6.5F;
constexpr float kGlowStrength = 0.75F;

std::vector<engine::DecalVertex> light_of(const Surroundings& world, RegionId region) {
  const float strength = kBrightness * world.layout.motion.battle.strength;
  const engine::DecalPaint paint{
      .colour = glm::vec4(engine::from_srgb(kTorch), strength), .light = 1, .above = 0.05F};
  const std::vector<glm::vec2>& border = layout_of(world.layout, region).border;
  std::vector<engine::DecalVertex> decals;
  engine::add_inner_glow(decals, world.ground, border, kDepth, paint);
  return decals;
}

}  // namespace

void RegionLights::add_to(std::vector<engine::DecalVertex>& decals, const Surroundings& world,
                          std::span<const RegionLight> lights) {
  std::erase_if(kept_, [&](const auto& kept) {
    return std::none_of(lights.begin(), lights.end(),
                        [&](const RegionLight& light) { return light.region == kept.first; });
  });
  for (const RegionLight& light : lights) {
    const auto [kept, is_new] = kept_.try_emplace(light.region);
    if (is_new) kept->second = light_of(world, light.region);
    const float strength = engine::ease_in_out(light.strength);
    for (engine::DecalVertex vertex : kept->second) {
      vertex.colour.a *= strength;
      decals.push_back(vertex);
    }
  }
}

void add_battle_glow(engine::Scene& scene, const Surroundings& world, const Stage& stage) {
  if (stage.battle_light() <= 0) return;
  const Battle& battle = stage.battle();
  if (!has_region(world.layout, battle.target)) return;
  glm::vec2 sum{0};
  float count = 0;
  for (const Formation& formation : stage.formations()) {
    const bool fights =
        std::any_of(battle.forces.begin(), battle.forces.end(),
                    [&](const BattleForce& force) { return force.spot == formation.spot; });
    if (!fights) continue;
    sum += glm::vec2(formation.speaker.x, formation.speaker.z);
    ++count;
  }
  if (count == 0) return;
  scene.glows.push_back(
      {.position = world.ground.on_surface(sum / count, kGlowHeight),
       .radius = kGlowReach,
       .colour = engine::from_srgb(kTorch) * kGlowStrength * stage.battle_light()});
}

}  // namespace table
