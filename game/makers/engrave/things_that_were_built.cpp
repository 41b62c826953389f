#include <array>
#include <cmath>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/shapes.h"
#include "game/figures/clay.h"
#include "game/figures/land.h"
#include "game/figures/masonry.h"
#include "game/figures/siege_works.h"
#include "game/makers/engrave/things.h"

namespace engrave {
namespace {

using engine::Mesh;
using figures::Clay;
namespace paints = figures::paints;

constexpr float kAsTall = 8;  // places are built so much smaller than figures

Mesh at_full_size(Clay clay) { return engine::scaled(std::move(clay.mesh), glm::vec3(kAsTall)); }

void add_box(Clay& clay, glm::vec3 at, glm::vec3 size, const glm::vec4& paint) {
  figures::add(clay, engine::moved(engine::bevelled_box(size, 0.04F, paint), at));
}

Mesh house() {
  Clay clay;
  figures::add_house(clay, {.at = {0, 0, 0}, .chimney = true});
  figures::add_gate(clay, {0, 0, 0.23F}, 0.08F, 0.13F, 0, paints::kOak);
  return at_full_size(clay);
}

Mesh hut() {
  Clay clay;
  figures::add_hut(clay, {.at = {0, 0, 0}});
  return at_full_size(clay);
}

Mesh tent() {
  Clay clay;
  figures::add_tent(clay, {0, 0, 0}, 0.34F, paints::kVellum);
  return at_full_size(clay);
}

Mesh tower() {
  Clay clay;
  figures::add_tower(clay, {.at = {0, 0, 0}, .radius = 0.2F, .height = 1.1F, .spire = 0});
  figures::add_gate(clay, {0, 0.5F, 0.19F}, 0.05F, 0.12F, 0, paints::kRockShade);
  return at_full_size(clay);
}

Mesh wall() {
  Clay clay;
  const std::array<glm::vec3, 2> path{{{-0.8F, 0, 0}, {0.8F, 0, 0}}};
  figures::add_curtain(clay, path, {.height = 0.55F, .merlons = 0.16F});
  return at_full_size(clay);
}

Mesh gate() {
  Clay clay;
  figures::add_block(clay, {.at = {0, 0, 0}, .size = {0.7F, 0.7F, 0.22F}});
  figures::add_gate(clay, {0, 0, 0.12F}, 0.3F, 0.46F, 0, paints::kRockShade);
  for (const float x : {-0.42F, 0.42F}) {
    figures::add_tower(clay, {.at = {x, 0, 0.02F}, .radius = 0.16F, .height = 0.85F, .spire = 0});
  }
  return at_full_size(clay);
}

Mesh palisade() {
  Clay clay;
  const std::array<glm::vec3, 2> path{{{-0.6F, 0, 0}, {0.6F, 0, 0}}};
  figures::add_palisade(clay, path, 0.3F, paints::kPine);
  return at_full_size(clay);
}

Mesh bridge() {
  Clay clay;
  figures::add_bridge(clay,
                      {.from = {-1.2F, 0, 0}, .to = {1.2F, 0, 0}, .width = 0.3F, .rise = 0.2F});
  return at_full_size(clay);
}

/// Two leaves under a round arch, as tall as two men.
Mesh door() {
  Clay clay;
  std::vector<glm::vec2> arch{{-2, 0}, {2, 0}, {2, 3}};
  for (int i = 1; i < 12; ++i) {
    const float angle = 3.1415926F * static_cast<float>(i) / 12;
    arch.push_back({2 * std::cos(angle), 3 + 2 * std::sin(angle)});
  }
  arch.push_back({-2, 3});
  figures::add_plate(clay, arch, 0.6F, paints::kRock, glm::mat4(1));
  for (glm::vec2& corner : arch) corner = corner * 0.82F;
  figures::add_plate(clay, arch, 0.8F, paints::kOak, glm::mat4(1));
  add_box(clay, {0, 0, 0.42F}, {0.06F, 4, 0.05F}, paints::kBlack);
  for (const float y : {0.8F, 2.2F, 3.2F})
    add_box(clay, {0, y, 0.4F}, {3, 0.16F, 0.1F}, paints::kIron);
  return clay.mesh;
}

Mesh pillar() {
  Clay clay;
  add_box(clay, {0, 0, 0}, {1.4F, 0.5F, 1.4F}, paints::kRock);
  figures::add(clay,
               engine::moved(engine::frustum(0.55F, 0.45F, 7, 12, paints::kRock), {0, 0.5F, 0}));
  add_box(clay, {0, 7.4F, 0}, {1.4F, 0.5F, 1.4F}, paints::kRock);
  return clay.mesh;
}

Mesh stair() {
  Clay clay;
  for (int step = 0; step < 12; ++step) {
    const auto n = static_cast<float>(step);
    add_box(clay, {0, -0.3F, -0.5F * n}, {4, 0.3F + 0.3F * n + 0.3F, 0.5F}, paints::kRock);
  }
  return clay.mesh;
}

Mesh statue() {
  Clay clay;
  add_box(clay, {0, 0, 0}, {1.6F, 0.9F, 1.6F}, paints::kRock);
  const std::array<engine::Section, 6> robe{{{{0, 0.9F, 0}, {0.6F, 0.5F}},
                                             {{0, 2.0F, 0}, {0.45F, 0.36F}},
                                             {{0, 2.9F, 0}, {0.55F, 0.36F}},
                                             {{0, 3.2F, 0}, {0.4F, 0.3F}},
                                             {{0, 3.35F, 0}, {0.16F, 0.16F}},
                                             {{0, 3.5F, 0}, {0.15F, 0.15F}}}};
  figures::add(clay, engine::loft(robe, 12, paints::kRock));
  figures::add(clay, engine::moved(engine::ellipsoid({0.22F, 0.28F, 0.22F}, 10, 8, paints::kRock),
                                   {0, 3.72F, 0.02F}));
  figures::add_stick(clay, {0.5F, 3.0F, 0}, {0.75F, 2.3F, 0.5F}, 0.14F, 0.1F, paints::kRock, 8);
  figures::add_stick(clay, {-0.5F, 3.0F, 0}, {-0.4F, 2.2F, 0.5F}, 0.14F, 0.1F, paints::kRock, 8);
  figures::add_stick(clay, {0, 1.0F, 0.55F}, {0, 2.6F, 0.55F}, 0.07F, 0.07F, paints::kRock, 4);
  return clay.mesh;
}

Mesh throne() {
  Clay clay;
  for (int step = 0; step < 3; ++step) {
    const auto n = static_cast<float>(step);
    add_box(clay, {0, 0.25F * n, -0.3F * n}, {4.4F - n, 0.25F, 3.6F - 0.8F * n}, paints::kRock);
  }
  add_box(clay, {0, 0.75F, -0.6F}, {1.5F, 0.7F, 1.3F}, paints::kRock);
  add_box(clay, {0, 0.75F, -1.2F}, {1.7F, 3.2F, 0.3F}, paints::kRockShade);
  for (const float x : {-0.75F, 0.75F}) {
    add_box(clay, {x, 0.75F, -0.6F}, {0.25F, 1.2F, 1.3F}, paints::kRock);
    figures::add(
        clay, engine::moved(engine::frustum(0.16F, 0, 0.7F, 6, paints::kRock), {x, 3.95F, -1.2F}));
  }
  return clay.mesh;
}

Mesh tomb() {
  Clay clay;
  add_box(clay, {0, 0, 0}, {3.2F, 0.3F, 1.7F}, paints::kRockShade);
  add_box(clay, {0, 0.3F, 0}, {2.8F, 0.9F, 1.3F}, paints::kVellum);
  add_box(clay, {0, 1.2F, 0}, {3.1F, 0.22F, 1.6F}, paints::kVellum);
  return clay.mesh;
}

Mesh pyre() {
  Clay clay;
  for (int layer = 0; layer < 4; ++layer) {
    for (int log = 0; log < 5; ++log) {
      const float along = 0.4F * static_cast<float>(log) - 0.8F;
      const float y = 0.14F + 0.26F * static_cast<float>(layer);
      const bool crosses = layer % 2 == 0;
      const glm::vec3 a = crosses ? glm::vec3(-1.5F, y, along) : glm::vec3(along * 1.5F, y, -1);
      const glm::vec3 b = crosses ? glm::vec3(1.5F, y, along) : glm::vec3(along * 1.5F, y, 1);
      figures::add_stick(clay, a, b, 0.14F, 0.13F, paints::kPine, 7);
    }
  }
  return clay.mesh;
}

/// Tongues of fire, left bare by the graver.
Mesh fire() {
  Clay clay;
  for (int i = 0; i < 9; ++i) {
    const float angle = 2.4F * static_cast<float>(i);
    const float away = 0.09F * static_cast<float>(i);
    const float tall = 2.4F - 0.19F * static_cast<float>(i);
    const glm::vec3 foot(away * std::cos(angle), 0, away * std::sin(angle));
    const std::array<glm::vec3, 4> path{{foot, foot * 1.5F + glm::vec3(0.12F, tall * 0.35F, 0),
                                         foot * 1.1F + glm::vec3(-0.1F, tall * 0.7F, 0),
                                         foot * 0.7F + glm::vec3(0.14F, tall, 0)}};
    const std::array<float, 4> radius{0.2F, 0.24F, 0.12F, 0};
    figures::add(clay, engine::tube(path, radius, 7, paints::kWhite));
  }
  return clay.mesh;
}

Mesh candle() {
  const std::array<engine::Section, 5> flame{{{{0, 0, 0}, {0.03F, 0.03F}},
                                              {{0, 0.12F, 0}, {0.13F, 0.13F}},
                                              {{0.02F, 0.3F, 0}, {0.1F, 0.1F}},
                                              {{-0.02F, 0.5F, 0}, {0.04F, 0.04F}},
                                              {{0.02F, 0.68F, 0}, {0, 0}}}};
  return engine::loft(flame, 8, paints::kWhite);
}

Mesh banner() {
  Clay clay;
  figures::add_stick(clay, {0, 0, 0}, {0, 5, 0}, 0.06F, 0.05F, paints::kOak, 6);
  std::vector<glm::vec3> points;
  constexpr int kColumns = 8;
  for (int row = 0; row < 5; ++row) {
    for (int column = 0; column < kColumns; ++column) {
      const auto u = static_cast<float>(column) / (kColumns - 1);
      const auto v = static_cast<float>(row) / 4;
      points.push_back(
          {2.3F * u, 4.9F - 1.5F * v - 0.25F * u, 0.22F * std::sin(7 * u + 0.8F * v) * u});
    }
  }
  figures::add(clay, engine::cloth(points, kColumns, 0.04F, paints::kWax));
  return clay.mesh;
}

Mesh ladder() {
  Clay clay;
  for (const float x : {-0.35F, 0.35F})
    figures::add_stick(clay, {x, 0, 0}, {x, 6, 0}, 0.07F, 0.06F, paints::kPine, 5);
  for (int rung = 1; rung < 12; ++rung) {
    const float y = 0.5F * static_cast<float>(rung);
    figures::add_stick(clay, {-0.35F, y, 0}, {0.35F, y, 0}, 0.05F, 0.05F, paints::kPine, 5);
  }
  return clay.mesh;
}

void add_hull(Clay& clay, float length, float beam, float depth, const glm::vec4& paint) {
  std::vector<glm::vec3> points;
  constexpr int kRibs = 13;
  constexpr int kRound = 9;
  for (int rib = 0; rib < kRibs; ++rib) {
    const float s = 2 * static_cast<float>(rib) / (kRibs - 1) - 1;
    const float wide = beam * std::pow(std::max(0.0F, 1 - s * s), 0.6F);
    const float sheer = depth * (0.75F * s * s);
    for (int i = 0; i < kRound; ++i) {
      const float angle = 3.1415926F * static_cast<float>(i) / (kRound - 1);
      points.push_back({-wide * std::cos(angle),
                        sheer + depth * 0.55F - depth * std::sin(angle) * (1 - 0.55F * s * s),
                        length * s});
    }
  }
  figures::add(clay, engine::cloth(points, kRound, 0.06F, paint));
}

Mesh boat() {
  Clay clay;
  add_hull(clay, 2.2F, 0.62F, 0.6F, paints::kPine);
  for (const float z : {-0.9F, 0.1F, 1.0F})
    add_box(clay, {0, 0.1F, z}, {0.9F, 0.08F, 0.28F}, paints::kPine);
  return clay.mesh;
}

Mesh sail_of(float width, float height, float belly) {
  std::vector<glm::vec3> points;
  constexpr int kColumns = 9;
  for (int row = 0; row < 7; ++row) {
    for (int column = 0; column < kColumns; ++column) {
      const float u = 2 * static_cast<float>(column) / (kColumns - 1) - 1;
      const float v = static_cast<float>(row) / 6;
      points.push_back({u * width * (0.75F + 0.25F * v), height * (1 - v),
                        belly * (1 - u * u) * std::sin(3.1F * v)});
    }
  }
  return engine::cloth(points, kColumns, 0.04F, paints::kVellum);
}

Mesh sail() { return sail_of(2, 3.4F, 0.8F); }

Mesh ship() {
  Clay clay;
  add_hull(clay, 6, 1.5F, 1.7F, paints::kOak);
  add_box(clay, {0, 0.4F, 0}, {2.2F, 0.12F, 8}, paints::kPine);
  figures::add_stick(clay, {0, 0, 0.4F}, {0, 8.4F, 0.4F}, 0.16F, 0.08F, paints::kOak, 8);
  figures::add_stick(clay, {-2.6F, 7.3F, 0.45F}, {2.6F, 7.3F, 0.45F}, 0.09F, 0.09F, paints::kOak,
                     6);
  figures::add(clay, engine::moved(sail_of(2.5F, 5, 1.3F), {0, 2.3F, 0.6F}));
  figures::add_stick(clay, {0, 1.8F, 5.9F}, {0, 4.2F, 6.6F}, 0.2F, 0.06F, paints::kOak, 6);
  figures::add_stick(clay, {0, 1.8F, -5.9F}, {0, 3.6F, -6.4F}, 0.2F, 0.06F, paints::kOak, 6);
  for (int oar = 0; oar < 7; ++oar) {
    const float z = 3.6F - 1.2F * static_cast<float>(oar);
    for (const float side : {-1.0F, 1.0F})
      figures::add_stick(clay, {side * 1.2F, 1.0F, z}, {side * 3.6F, -0.5F, z - 0.5F}, 0.06F, 0.09F,
                         paints::kPine, 4);
  }
  return clay.mesh;
}

Mesh siege_works() { return engine::scaled(figures::siege_works_mesh(), glm::vec3(3.5F)); }

/// A ram with the head of a wolf, hung in its frame.
Mesh wolf_ram() {
  Clay clay;
  for (const float z : {-3.0F, 0.0F, 3.0F}) {
    for (const float side : {-1.0F, 1.0F}) {
      figures::add_stick(clay, {side * 1.9F, 0.6F, z}, {side * 0.5F, 4.6F, z}, 0.2F, 0.16F,
                         paints::kOak, 6);
      Mesh wheel =
          engine::turned(engine::frustum(0.9F, 0.9F, 0.3F, 14, paints::kOak), 90, {0, 0, 1});
      figures::add(clay, engine::moved(wheel, {side * 2.1F, 0.9F, z}));
    }
    figures::add_stick(clay, {-0.06F, 4.4F, z}, {-0.06F, 2.4F, z}, 0.05F, 0.05F, paints::kIron);
  }
  figures::add_stick(clay, {0, 4.6F, -3.4F}, {0, 4.6F, 3.4F}, 0.22F, 0.22F, paints::kOak, 6);
  for (const float side : {-1.0F, 1.0F})
    figures::add_stick(clay, {side * 1.9F, 0.7F, -3.4F}, {side * 1.9F, 0.7F, 3.4F}, 0.2F, 0.2F,
                       paints::kOak, 6);
  figures::add_stick(clay, {0, 2.2F, -4}, {0, 2.2F, 4}, 0.62F, 0.62F, paints::kIron, 12);
  Mesh head = engine::ellipsoid({0.95F, 0.95F, 1.25F}, 10, 8, paints::kBlack);
  figures::add(clay, engine::moved(head, {0, 2.3F, 4.6F}));
  figures::add_stick(clay, {0, 2.3F, 5.2F}, {0, 2.05F, 6.7F}, 0.62F, 0.3F, paints::kBlack, 8);
  figures::add_stick(clay, {0, 1.75F, 5.0F}, {0, 1.35F, 6.3F}, 0.4F, 0.2F, paints::kBlack, 6);
  for (const float side : {-1.0F, 1.0F}) {
    figures::add_stick(clay, {side * 0.6F, 3.0F, 4.4F}, {side * 0.8F, 4.1F, 4.1F}, 0.32F, 0,
                       paints::kBlack, 5);
    for (const float z : {5.7F, 6.1F, 6.5F})
      figures::add_stick(clay, {side * 0.25F, 2.0F, z}, {side * 0.22F, 1.55F, z}, 0.1F, 0,
                         paints::kBone, 4);
    figures::add(clay, engine::moved(engine::ellipsoid({0.14F, 0.14F, 0.14F}, 6, 5, paints::kWhite),
                                     {side * 0.52F, 2.75F, 5.35F}));
  }
  return clay.mesh;
}

constexpr std::array<ThingMaker, 24> kBuilt{
    {{"house", Material::kStone, house},        {"hut", Material::kStone, hut},
     {"tent", Material::kFigure, tent},         {"tower", Material::kStone, tower},
     {"wall", Material::kStone, wall},          {"gate", Material::kStone, gate},
     {"palisade", Material::kFigure, palisade}, {"bridge", Material::kStone, bridge},
     {"door", Material::kStone, door},          {"pillar", Material::kStone, pillar},
     {"stair", Material::kStone, stair},        {"statue", Material::kFigure, statue},
     {"throne", Material::kStone, throne},      {"tomb", Material::kStone, tomb},
     {"pyre", Material::kFigure, pyre},         {"fire", Material::kGlow, fire},
     {"candle", Material::kGlow, candle},       {"banner", Material::kFigure, banner},
     {"ladder", Material::kFigure, ladder},     {"boat", Material::kFigure, boat},
     {"sail", Material::kFigure, sail},         {"ship", Material::kFigure, ship},
     {"wolf-ram", Material::kFigure, wolf_ram}, {"siege-works", Material::kFigure, siege_works}}};

}  // namespace

std::span<const ThingMaker> things_that_were_built() { return kBuilt; }

}  // namespace engrave
