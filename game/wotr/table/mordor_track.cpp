#include "game/wotr/table/mordor_track.h"

#include <array>

#include "engine/render/frame/colour.h"
#include "engine/render/marks/decals.h"

namespace wotr_table {

using engine::DecalPaint;

void add_mordor_track(std::vector<engine::DecalVertex>& decals, const World& world) {
  const std::vector<glm::vec2>& track = mordor_track(world.layout);
  const DecalPaint ink{.colour = glm::vec4(engine::from_srgb(0x1A1210), 0.4F), .above = 0.04F};
  const DecalPaint brass{.colour = glm::vec4(engine::from_srgb(0xB08D4A), 0.75F), .above = 0.06F};
  const DecalPaint ember{
      .colour = glm::vec4(engine::from_srgb(0xE2622A), 0.35F), .light = 1, .above = 0.05F};
  for (std::size_t i = 0; i + 1 < track.size(); ++i) {
    const std::array<glm::vec2, 2> leg{track[i], track[i + 1]};
    engine::add_line(decals, world.ground, leg, 0.34F, engine::LineEnds::kOpen, ink);
    engine::add_line(decals, world.ground, leg, 0.12F, engine::LineEnds::kOpen, brass);
  }
  for (std::size_t i = 0; i < track.size(); ++i) {
    const bool is_crack = i + 1 == track.size();
    const float radius = is_crack ? 1.35F : 1.05F;
    engine::add_disc(decals, world.ground, track[i], radius, 0, ink);
    engine::add_disc(decals, world.ground, track[i], radius, 0.88F, brass);
    if (is_crack) {
      engine::add_disc(decals, world.ground, track[i], radius * 0.75F, 0.35F, ember);
    }
  }
}

}  // namespace wotr_table
