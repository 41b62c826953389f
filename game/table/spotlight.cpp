#include "game/table/spotlight.h"

#include <array>
#include <glm/geometric.hpp>

#include "engine/render/colour.h"
#include "engine/render/decals.h"
#include "rules/wotr/game.h"

namespace table {
namespace {

using engine::DecalPaint;
using wotr::RegionId;

constexpr std::uint32_t kCandle = 0xFFB347;
constexpr std::uint32_t kEmber = 0xE2622A;
constexpr int kArrowSteps = 16;

DecalPaint light(std::uint32_t colour, float strength) {
  return {.colour = glm::vec4(engine::from_srgb(colour), strength), .light = 1, .above = 0.05F};
}

void add_region(std::vector<engine::DecalVertex>& decals, const Surroundings& world,
                RegionId region, float strength, float depth) {
  const std::vector<glm::vec2>& border = layout_of(world.layout, region).border;
  engine::add_inner_glow(decals, world.ground, border, depth, light(kCandle, strength));
  engine::add_line(decals, world.ground, border, 0.22F, engine::LineEnds::kClosed,
                   light(kCandle, strength * 0.6F));
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

void add_way(std::vector<engine::DecalVertex>& decals, const Surroundings& world,
             const Spotlight& spotlight) {
  const RegionId from = wotr::region_of(spotlight.from);
  if (from == wotr::kNoRegion || from == spotlight.pointed) return;
  const bool is_free = wotr::has_figure(spotlight.chosen, wotr::Side::kFree);
  const std::size_t side = is_free ? 0 : 1;
  const std::vector<glm::vec2> way = bow(layout_of(world.layout, from).armies[side],
                                         layout_of(world.layout, spotlight.pointed).armies[side]);
  engine::add_arrow(
      decals, world.ground, way, 0.75F,
      {.colour = glm::vec4(engine::from_srgb(0x8E2B22), 0.78F), .light = 0, .above = 0.12F});
}

}  // namespace

Spotlight spotlight_of(const wotr::View& view) {
  Spotlight spotlight;
  for (const core::Action& action : view.decision.actions) {
    if (is(action, wotr::ActionKind::kRegion)) spotlight.lit.insert(wotr::region_of(action));
  }
  if (!wotr::is_empty(view.board.group.figures)) {
    spotlight.from = view.board.group.from;
    spotlight.chosen = view.board.group.figures;
  }
  return spotlight;
}

void add_spotlight(std::vector<engine::DecalVertex>& decals, const Surroundings& world,
                   const Spotlight& spotlight) {
  for (const RegionId region : spotlight.lit) add_region(decals, world, region, 0.34F, 1.3F);
  for (const RegionId region : spotlight.named) add_region(decals, world, region, 0.5F, 2.0F);
  if (spotlight.pointed == wotr::kNoRegion) return;
  const bool may_be_chosen = spotlight.lit.contains(spotlight.pointed);
  add_region(decals, world, spotlight.pointed, may_be_chosen ? 0.75F : 0.14F,
             may_be_chosen ? 2.6F : 0.8F);
  if (may_be_chosen) add_way(decals, world, spotlight);
}

void add_mordor_track(std::vector<engine::DecalVertex>& decals, const Surroundings& world) {
  const auto& track = world.layout.mordor_track;
  const DecalPaint ink{.colour = glm::vec4(engine::from_srgb(0x1A1210), 0.4F), .above = 0.04F};
  const DecalPaint brass{.colour = glm::vec4(engine::from_srgb(0xB08D4A), 0.75F), .above = 0.06F};
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
      engine::add_disc(decals, world.ground, track[i], radius * 0.75F, 0.35F, light(kEmber, 0.35F));
    }
  }
}

}  // namespace table
