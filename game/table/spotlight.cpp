#include "game/table/spotlight.h"

#include <glm/geometric.hpp>

#include "engine/render/frame/colour.h"
#include "engine/render/marks/decals.h"

namespace table {
namespace {

using engine::DecalPaint;

constexpr std::uint32_t kCandle = 0xFFB347;
constexpr std::uint32_t kAmber = 0xB8690F;  // light alone would not show on pale vellum
constexpr float kRim = 0.85F;
constexpr int kArrowSteps = 16;

DecalPaint light(std::uint32_t colour, float strength) {
  return {.colour = glm::vec4(engine::from_srgb(colour), strength), .light = 1, .above = 0.05F};
}

void add_rim(std::vector<engine::DecalVertex>& decals, const Surroundings& world, RegionId region) {
  engine::add_line(
      decals, world.ground, layout_of(world.layout, region).border, 0.3F, engine::LineEnds::kClosed,
      {.colour = glm::vec4(engine::from_srgb(kAmber), kRim), .light = 0, .above = 0.06F});
}

void add_region(std::vector<engine::DecalVertex>& decals, const Surroundings& world,
                RegionId region, float strength, float depth) {
  const std::vector<glm::vec2>& border = layout_of(world.layout, region).border;
  engine::add_inner_glow(decals, world.ground, border, depth, light(kCandle, strength));
  add_rim(decals, world, region);
}

/// Bowed a little, so that a way there and a way back are two.
std::vector<glm::vec2> bow(glm::vec2 from, glm::vec2 to) {
  const glm::vec2 way = to - from;
  const glm::vec2 aside = glm::vec2(way.y, -way.x) * 0.14F;
  std::vector<glm::vec2> line;
  for (int i = 0; i <= kArrowSteps; ++i) {
    const float t = static_cast<float>(i) / kArrowSteps;
    line.push_back(from + way * t + aside * 4.0F * t * (1 - t));
  }
  return line;
}

/// Where those of a side stand in a region.
glm::vec2 end_of(const Layout& layout, RegionId id, std::uint8_t side) {
  const RegionLayout& region = layout_of(layout, id);
  return side < region.armies.size() ? region.armies[side] : region.settlement;
}

void add_way(std::vector<engine::DecalVertex>& decals, const Surroundings& world,
             const Spotlight& spotlight) {
  if (spotlight.from == kNoRegion || spotlight.from == spotlight.pointed) return;
  const std::vector<glm::vec2> way = bow(end_of(world.layout, spotlight.from, spotlight.side),
                                         end_of(world.layout, spotlight.pointed, spotlight.side));
  engine::add_arrow(
      decals, world.ground, way, 0.75F,
      {.colour = glm::vec4(engine::from_srgb(0x8E2B22), 0.78F), .light = 0, .above = 0.12F});
}

}  // namespace

void add_spotlight(std::vector<engine::DecalVertex>& decals, const Surroundings& world,
                   const Spotlight& spotlight) {
  for (const RegionId region : spotlight.lit) add_rim(decals, world, region);
  for (const RegionId region : spotlight.named) add_region(decals, world, region, 0.5F, 2.0F);
  if (spotlight.pointed == kNoRegion) return;
  const bool may_be_chosen = spotlight.lit.contains(spotlight.pointed);
  add_region(decals, world, spotlight.pointed, may_be_chosen ? 0.75F : 0.14F,
             may_be_chosen ? 2.6F : 0.8F);
  if (may_be_chosen) add_way(decals, world, spotlight);
}

}  // namespace table
