#include "game/table/miniatures/counters.h"

#include <algorithm>
#include <array>
#include <glm/gtc/matrix_transform.hpp>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/table/emblems/contours.h"
#include "game/table/emblems/emblems.h"
#include "game/table/miniatures/clay.h"
#include "game/table/miniatures/palette.h"

namespace table {
namespace {

using engine::Mesh;

constexpr int kRound = 20;

// A turned disc: a rim that stands a little above the field it encloses.
Mesh rimmed_disc(float radius, float height, const glm::vec4& rim, const glm::vec4& field) {
  const float inner = radius * 0.86F;
  const std::array<glm::vec2, 5> profile{{{radius, 0.0F},
                                          {radius, height * 0.7F},
                                          {radius * 0.97F, height},
                                          {radius * 0.9F, height},
                                          {inner, height * 0.8F}}};
  Mesh mesh = engine::lathe(profile, kRound, rim);
  engine::append(mesh, engine::moved(engine::frustum(inner, inner, 0.01F, kRound, field),
                                     {0.0F, height * 0.8F, 0.0F}));
  return mesh;
}

Mesh lying(const Emblem& sign, float radius, float lift, const glm::vec4& paint) {
  return engine::moved(emblem_mesh(sign, radius, 0.03F, paint), {0.0F, lift, 0.0F});
}

}  // namespace

Mesh hunt_tile_mesh() {
  Mesh mesh = rimmed_disc(0.75F, 0.16F, paints::kPine, engine::paint_from_srgb(0xCDB98F));
  engine::append(mesh, lying(nation_emblem("sauron"), 0.52F, 0.13F, paints::kWax));
  return mesh;
}

Mesh elven_ring_mesh() {
  Mesh mesh = engine::torus(0.45F, 0.11F, 20, 7, paints::kGold);
  engine::smooth_normals(mesh, 60.0F);
  mesh = engine::moved(std::move(mesh), {0.0F, 0.11F, 0.0F});
  const std::array<glm::vec2, 4> stone{
      {{0.1F, 0.0F}, {0.2F, 0.12F}, {0.13F, 0.22F}, {0.0F, 0.25F}}};
  engine::append(mesh, engine::moved(engine::lathe(stone, 8, paints::kBlue), {0.0F, 0.06F, -0.5F}));
  return mesh;
}

Mesh control_marker_mesh(DiceSet side) {
  const Contour shield{{0.0F, -0.95F},  {0.45F, -0.55F}, {0.68F, 0.05F},  {0.7F, 0.72F},
                       {0.35F, 0.66F},  {0.0F, 0.78F},   {-0.35F, 0.66F}, {-0.7F, 0.72F},
                       {-0.68F, 0.05F}, {-0.45F, -0.55F}};
  const bool free = side == DiceSet::Free;
  const glm::vec4 field = free ? nation_paint("gondor", kTinted) : nation_paint("sauron", kTinted);
  Mesh mesh = emblem_mesh({{shield}}, 0.85F, 0.14F, paints::kBrass);
  engine::append(mesh, engine::moved(emblem_mesh({{shield}}, 0.74F, 0.05F, field), {0, 0.14F, 0}));
  const Emblem& sign = die_symbol(free ? DieSymbol::Will : DieSymbol::Eye);
  engine::append(mesh, lying(sign, 0.42F, 0.19F, paints::kVellum));
  return mesh;
}

Mesh political_counter_mesh(std::string_view nation, PoliticalFace face) {
  const bool active = face == PoliticalFace::Active;
  const glm::vec4 field = nation_paint(nation, kTinted);
  Mesh mesh = rimmed_disc(0.8F, 0.2F, active ? paints::kBrass : paints::kIron, field);
  engine::append(
      mesh, lying(nation_emblem(nation), 0.54F, 0.165F, active ? paints::kVellum : paints::kInk));
  return mesh;
}

Mesh corruption_counter_mesh() {
  Mesh mesh = rimmed_disc(0.62F, 0.16F, paints::kBlack, paints::kBlack);
  Mesh ring = engine::torus(0.3F, 0.075F, 18, 6, paints::kGold);
  engine::smooth_normals(ring, 60.0F);
  engine::append(mesh, engine::moved(std::move(ring), {0.0F, 0.18F, 0.0F}));
  const std::array<engine::Section, 4> flame{{{{0, 0, 0}, glm::vec2(0.12F)},
                                              {{0.02F, 0.14F, 0}, glm::vec2(0.15F)},
                                              {{-0.02F, 0.34F, 0}, glm::vec2(0.08F)},
                                              {{0.03F, 0.56F, 0}, glm::vec2(0.0F)}}};
  engine::append(mesh, engine::moved(engine::loft(flame, 6, paints::kEmber), {0, 0.13F, 0}));
  return mesh;
}

Mesh progress_counter_mesh() {
  Mesh mesh = rimmed_disc(0.62F, 0.16F, paints::kBrass, engine::paint_from_srgb(0x5E666B));
  const std::array<engine::Section, 4> walker{{{{0, 0, 0}, {0.28F, 0.26F}},
                                               {{0, 0.46F, 0}, glm::vec2(0.15F)},
                                               {{0, 0.62F, 0.02F}, glm::vec2(0.17F)},
                                               {{0, 0.86F, -0.05F}, glm::vec2(0.0F)}}};
  engine::append(mesh, engine::moved(engine::loft(walker, 7, paints::kGrey), {0, 0.13F, 0}));
  return mesh;
}

Mesh deck_mesh(DiceSet side, const glm::vec2& size, float height) {
  const bool free = side == DiceSet::Free;
  const glm::vec4 back = free ? paints::kBlue : paints::kWax;
  constexpr float kLayer = 0.012F;
  Mesh mesh = engine::box({size.x, height, size.y}, paints::kVellum);
  const auto sheet = [&](float inset, float level, const glm::vec4& paint) {
    const Mesh panel = engine::box({size.x - inset, kLayer, size.y - inset}, paint);
    engine::append(mesh, engine::moved(panel, {0.0F, height + level * kLayer, 0.0F}));
  };
  const float edge = std::min(size.x, size.y);
  sheet(edge * 0.1F, 0.0F, back);
  sheet(edge * 0.2F, 1.0F, paints::kBrass);
  sheet(edge * 0.24F, 2.0F, engine::shaded(back, 0.7F));
  const Emblem& sign = die_symbol(free ? DieSymbol::Will : DieSymbol::Eye);
  engine::append(mesh, lying(sign, edge * 0.26F, height + 3.0F * kLayer, paints::kVellum));
  return mesh;
}

}  // namespace table
