#include "game/wotr/figures/counters.h"

#include <algorithm>
#include <array>
#include <glm/gtc/matrix_transform.hpp>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/figures/contours.h"
#include "game/figures/counters.h"
#include "game/wotr/figures/emblems.h"
#include "game/wotr/figures/palette.h"

namespace wotr_figures {

namespace paints = figures::paints;
using engine::Mesh;
using figures::Contour;
using figures::Emblem;
using figures::emblem_mesh;
using figures::kTinted;
using figures::rimmed_disc;

Mesh hunt_tile_mesh() {
  Mesh mesh = rimmed_disc(0.75F, 0.16F, paints::kPine, engine::paint_from_srgb(0xCDB98F));
  engine::append(mesh, figures::lying_sign(nation_emblem("sauron"), 0.52F, 0.13F, paints::kWax));
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
  const bool free = side == DiceSet::kFree;
  const glm::vec4 field = free ? nation_paint("gondor", kTinted) : nation_paint("sauron", kTinted);
  Mesh mesh = emblem_mesh({{shield}}, 0.85F, 0.14F, paints::kBrass);
  engine::append(mesh, engine::moved(emblem_mesh({{shield}}, 0.74F, 0.05F, field), {0, 0.14F, 0}));
  const Emblem& sign = die_symbol(free ? DieSymbol::kWill : DieSymbol::kEye);
  engine::append(mesh, figures::lying_sign(sign, 0.42F, 0.19F, paints::kVellum));
  return mesh;
}

Mesh political_counter_mesh(std::string_view nation, PoliticalFace face) {
  const bool active = face == PoliticalFace::kActive;
  const glm::vec4 own = nation_paint(nation, kTinted);
  const glm::vec4 field = active ? engine::shaded(own, 1.15F) : engine::shaded(own, 0.42F);
  Mesh mesh = rimmed_disc(0.8F, 0.24F, active ? paints::kGold : paints::kIron, field);
  engine::append(mesh, figures::lying_sign(nation_emblem(nation), active ? 0.6F : 0.56F, 0.2F,
                                           active ? paints::kVellum : paints::kGrey));
  return mesh;
}

Mesh corruption_counter_mesh() {
  const glm::vec4 gem = engine::paint_from_srgb(0xB01E22);
  Mesh mesh = rimmed_disc(0.62F, 0.14F, paints::kGold, paints::kBlack);
  const std::array<engine::Section, 5> drop{{{{0, 0, 0}, glm::vec2(0.3F)},
                                             {{0, 0.16F, 0}, glm::vec2(0.47F)},
                                             {{0, 0.42F, 0}, glm::vec2(0.4F)},
                                             {{0, 0.72F, -0.02F}, glm::vec2(0.17F)},
                                             {{0, 0.98F, -0.06F}, glm::vec2(0.0F)}}};
  engine::append(mesh, engine::moved(engine::loft(drop, 8, gem), {0, 0.12F, 0}));
  for (const float turn : {45.0F, 135.0F, 225.0F, 315.0F}) {
    Mesh claw = engine::stick({0, 0.1F, 0.5F}, {0, 0.42F, 0.38F}, 0.07F, 0.04F, 4, paints::kGold);
    engine::append(mesh, engine::turned(std::move(claw), turn, {0, 1, 0}));
  }
  return mesh;
}

Mesh progress_counter_mesh() {
  const glm::vec4 cloak = engine::paint_from_srgb(0x9AA39B);
  Mesh mesh = rimmed_disc(0.62F, 0.18F, paints::kGold, paints::kGold);
  const std::array<engine::Section, 5> walker{{{{0, 0, 0}, {0.36F, 0.32F}},
                                               {{0, 0.5F, 0}, {0.24F, 0.2F}},
                                               {{0, 0.78F, 0.02F}, {0.2F, 0.19F}},
                                               {{0, 0.98F, 0.0F}, {0.17F, 0.18F}},
                                               {{0, 1.22F, -0.08F}, glm::vec2(0.0F)}}};
  Mesh body = engine::loft(walker, 9, cloak);
  engine::smooth_normals(body, 50);
  engine::append(mesh, engine::moved(std::move(body), {0, 0.16F, 0}));
  engine::append(mesh, engine::stick({0.36F, 0.16F, 0.12F}, {0.4F, 1.3F, 0.06F}, 0.04F, 0.03F, 5,
                                     paints::kLeather));
  engine::append(mesh, engine::moved(engine::ellipsoid({0.1F, 0.11F, 0.06F}, 7, 4, paints::kSkin),
                                     {0, 1.06F, 0.15F}));
  return mesh;
}

}  // namespace wotr_figures
