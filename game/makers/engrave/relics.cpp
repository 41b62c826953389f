#include <array>
#include <cmath>
#include <glm/ext/matrix_transform.hpp>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/polygon.h"
#include "engine/geometry/shapes.h"
#include "game/figures/clay.h"
#include "game/figures/palette.h"
#include "game/makers/engrave/things.h"

namespace engrave {
namespace {

using engine::Mesh;
using figures::Clay;
namespace paints = figures::paints;

Mesh round(Mesh mesh) {
  engine::smooth_normals(mesh, 60);
  return mesh;
}

Mesh ball(float radius, const glm::vec4& paint) {
  return round(engine::ellipsoid(glm::vec3(radius), 24, 16, paint));
}

/// Upright, with letters inside that are only scratches.
Mesh ring() {
  Mesh band = engine::torus(1, 0.13F, 64, 14, paints::kGold);
  band = engine::scaled(band, {1, 2.1F, 1});
  return round(engine::moved(engine::turned(band, 90, {1, 0, 0}), {0, 1.13F, 0}));
}

Mesh orb() {
  Clay clay;
  figures::add(clay, engine::moved(ball(0.9F, paints::kBlack), {0, 1.0F, 0}));
  figures::add(clay, round(engine::torus(0.62F, 0.16F, 28, 8, paints::kGold)));
  return clay.mesh;
}

Mesh phial() {
  const std::array<glm::vec2, 8> glass{{{0, 0},
                                        {0.36F, 0.06F},
                                        {0.48F, 0.5F},
                                        {0.34F, 1.1F},
                                        {0.16F, 1.4F},
                                        {0.16F, 1.7F},
                                        {0.22F, 1.75F},
                                        {0, 1.78F}}};
  Clay clay;
  figures::add(clay, round(engine::lathe(glass, 18, paints::kWhite)));
  figures::add(
      clay, engine::moved(engine::frustum(0.13F, 0.17F, 0.25F, 10, paints::kPine), {0, 1.76F, 0}));
  return clay.mesh;
}

Mesh star() {
  Clay clay;
  for (int i = 0; i < 8; ++i) {
    const float angle = 0.7853982F * static_cast<float>(i);
    const float tall = i % 2 == 0 ? 1.0F : 0.5F;
    figures::add_stick(clay, {0, 0, 0}, {tall * std::sin(angle), tall * std::cos(angle), 0}, 0.1F,
                       0, paints::kWhite, 4);
  }
  return clay.mesh;
}

/// Grip down, point up, the flat of the blade to +z.
void add_sword(Clay& clay, float blade) {
  figures::add_stick(clay, {0, 0, 0}, {0, 0.5F, 0}, 0.06F, 0.06F, paints::kLeather, 8);
  figures::add(clay, ball(0.1F, paints::kBrass));
  figures::add_stick(clay, {-0.42F, 0.5F, 0}, {0.42F, 0.5F, 0}, 0.06F, 0.06F, paints::kBrass, 6);
  const float tip = blade < 2 ? blade + 0.62F : 0.5F + blade + 0.25F;
  const std::vector<glm::vec2> outline{{-0.11F, 0.5F},
                                       {0.11F, 0.5F},
                                       {0.08F, 0.5F + blade},
                                       {blade < 2 ? -0.05F : 0.0F, tip},
                                       {-0.08F, 0.5F + blade}};
  figures::add_plate(clay, outline, 0.04F, paints::kSteel, glm::mat4(1));
  figures::add_stick(clay, {0, 0.5F, 0.02F}, {0, 0.45F + blade, 0.02F}, 0.03F, 0.02F,
                     paints::kWhite, 4);
}

Mesh sword() {
  Clay clay;
  add_sword(clay, 2.4F);
  return clay.mesh;
}

Mesh broken_sword() {
  Clay clay;
  add_sword(clay, 1.0F);
  Clay shard;
  const std::vector<glm::vec2> outline{{-0.1F, 0},    {0.05F, 0.12F}, {0.1F, 0},
                                       {0.07F, 0.9F}, {0, 1.3F},      {-0.07F, 0.9F}};
  figures::add_plate(shard, outline, 0.04F, paints::kSteel, glm::mat4(1));
  figures::add(clay, engine::moved(engine::turned(shard.mesh, -38, {0, 0, 1}), {0.5F, 1.5F, 0}));
  return clay.mesh;
}

Mesh axe() {
  Clay clay;
  figures::add_stick(clay, {0, 0, 0}, {0, 2.2F, 0}, 0.06F, 0.05F, paints::kPine, 8);
  for (const float side : {-1.0F, 1.0F}) {
    const std::vector<glm::vec2> blade{{0, 1.75F},     {0.5F, 1.45F}, {0.68F, 1.75F},
                                       {0.68F, 2.05F}, {0.5F, 2.3F},  {0, 2.0F}};
    const glm::mat4 turned =
        side > 0 ? glm::mat4(1) : glm::rotate(glm::mat4(1), 3.1415926F, {0, 1, 0});
    figures::add_plate(clay, blade, 0.06F, paints::kSteel, turned);
  }
  return clay.mesh;
}

Mesh bow() {
  Clay clay;
  std::vector<glm::vec3> path;
  std::vector<float> radius;
  for (int i = 0; i <= 14; ++i) {
    const float s = static_cast<float>(i) / 7 - 1;
    path.push_back({0.55F * (1 - s * s) - (std::abs(s) > 0.9F ? 0.06F : 0), 1.3F + 1.3F * s, 0});
    radius.push_back(0.055F - 0.03F * std::abs(s));
  }
  figures::add(clay, engine::tube(path, radius, 6, paints::kPine));
  figures::add_stick(clay, path.front(), path.back(), 0.012F, 0.012F, paints::kVellum, 3);
  return clay.mesh;
}

/// Along +y, its head up.
Mesh arrow() {
  Clay clay;
  figures::add_stick(clay, {0, 0, 0}, {0, 2.2F, 0}, 0.03F, 0.03F, paints::kPine, 6);
  figures::add_stick(clay, {0, 2.2F, 0}, {0, 2.5F, 0}, 0.1F, 0, paints::kIron, 4);
  for (int i = 0; i < 3; ++i) {
    const std::vector<glm::vec2> vane{{0, 0}, {0.16F, 0.02F}, {0.16F, 0.4F}, {0, 0.55F}};
    figures::add_plate(
        clay, vane, 0.015F, paints::kWax,
        glm::rotate(glm::mat4(1), 2.0943951F * static_cast<float>(i) + 0.3F, {0, 1, 0}));
  }
  return clay.mesh;
}

Mesh horn() {
  Clay clay;
  std::vector<glm::vec3> path;
  std::vector<float> radius;
  for (int i = 0; i <= 16; ++i) {
    const float t = static_cast<float>(i) / 16;
    path.push_back({-1.4F + 2.7F * t, 0.35F + 1.25F * t * t, 0});
    radius.push_back(0.06F + 0.36F * t * t);
  }
  figures::add(clay, round(engine::tube(path, radius, 14, paints::kBone)));
  for (const std::size_t at : {3U, 8U, 13U}) {
    Mesh band = engine::turned(engine::torus(radius[at] + 0.02F, 0.05F, 20, 6, paints::kIron), 90,
                               {0, 0, 1});
    band = engine::turned(band, at == 3U ? 10.0F : at == 8U ? 25.0F : 38.0F, {0, 0, 1});
    figures::add(clay, engine::moved(band, path[at]));
  }
  Mesh mouth = engine::ellipsoid({0.36F, 0.05F, 0.36F}, 16, 6, paints::kBlack);
  figures::add(clay, engine::moved(engine::turned(mouth, -46, {0, 0, 1}),
                                   path.back() + glm::vec3(0.03F, 0.03F, 0)));
  return clay.mesh;
}

Mesh staff() {
  Clay clay;
  const std::array<glm::vec3, 6> path{{{0, 0, 0},
                                       {0.05F, 1, 0},
                                       {-0.03F, 2, 0},
                                       {0.04F, 2.8F, 0},
                                       {0.22F, 3.1F, 0},
                                       {0.05F, 3.35F, 0}}};
  const std::array<float, 6> radius{0.06F, 0.07F, 0.06F, 0.08F, 0.07F, 0.03F};
  figures::add(clay, round(engine::tube(path, radius, 8, paints::kPine)));
  return clay.mesh;
}

Mesh crown() {
  Clay clay;
  figures::add(clay, engine::frustum(0.8F, 0.86F, 0.4F, 24, paints::kSteel));
  for (int i = 0; i < 8; ++i) {
    const float angle = 0.7853982F * static_cast<float>(i);
    const glm::vec3 foot(0.84F * std::sin(angle), 0.4F, 0.84F * std::cos(angle));
    figures::add_stick(clay, foot, foot * 1.05F + glm::vec3(0, i % 2 == 0 ? 0.75F : 0.4F, 0), 0.14F,
                       0, paints::kSteel, 5);
  }
  return clay.mesh;
}

Mesh basin() {
  Clay clay;
  const std::array<glm::vec2, 8> stone{{{0, 0},
                                        {0.8F, 0},
                                        {0.5F, 0.25F},
                                        {0.28F, 0.5F},
                                        {0.3F, 1.0F},
                                        {1.2F, 1.3F},
                                        {1.35F, 1.55F},
                                        {1.2F, 1.55F}}};
  figures::add(clay, round(engine::lathe(stone, 28, paints::kRock)));
  figures::add(
      clay, engine::moved(engine::frustum(1.22F, 1.22F, 0.02F, 28, paints::kWhite), {0, 1.46F, 0}));
  return clay.mesh;
}

/// Open, its pages hacked.
Mesh book() {
  Clay clay;
  for (const float side : {-1.0F, 1.0F}) {
    Mesh cover = engine::turned(
        engine::moved(engine::box({1.5F, 0.08F, 2}, paints::kLeather), {side * 0.76F, 0, 0}),
        side * 8, {0, 0, 1});
    figures::add(clay, cover);
    for (int leaf = 0; leaf < 5; ++leaf) {
      const auto n = static_cast<float>(leaf);
      Mesh page =
          engine::moved(engine::box({1.4F - 0.05F * n, 0.03F, 1.86F - 0.06F * n}, paints::kBone),
                        {side * 0.72F, 0.1F + 0.035F * n, 0.03F * n});
      figures::add(clay, engine::turned(page, side * (8 + 2.5F * n), {0, 0, 1}));
    }
    for (int line = 0; line < 7; ++line) {
      const float z = -0.65F + 0.2F * static_cast<float>(line);
      Mesh mark =
          engine::moved(engine::box({line % 3 == 2 ? 0.6F : 0.95F, 0.01F, 0.05F}, paints::kInk),
                        {side * 0.68F, 0.27F, z});
      figures::add(clay, engine::turned(mark, side * 18, {0, 0, 1}));
    }
  }
  return clay.mesh;
}

Mesh rope() {
  Clay clay;
  std::vector<glm::vec3> path;
  std::vector<float> radius;
  for (int i = 0; i <= 150; ++i) {
    const float t = static_cast<float>(i) / 150;
    const float angle = 31.0F * t;
    const float away = 0.75F + 0.14F * std::sin(2.3F * angle);
    path.push_back({away * std::cos(angle), 0.12F + 0.75F * t + 0.04F * std::sin(3 * angle),
                    away * std::sin(angle)});
    radius.push_back(0.085F);
  }
  path.push_back(path.back() + glm::vec3(0.7F, -0.5F, 0.5F));
  path.push_back(path.back() + glm::vec3(0.7F, -0.42F, 0.1F));
  radius.insert(radius.end(), {0.085F, 0.06F});
  figures::add(clay, round(engine::tube(path, radius, 7, paints::kSteel)));
  return clay.mesh;
}

/// A shirt of rings on a stand.
Mesh mail() {
  Clay clay;
  figures::add_stick(clay, {0, 0, 0}, {0, 2.6F, 0}, 0.07F, 0.07F, paints::kOak, 6);
  for (int row = 0; row < 15; ++row) {
    for (int at = 0; at < 26; ++at) {
      const float y = 0.75F + 0.115F * static_cast<float>(row);
      const float angle =
          6.2831853F * (static_cast<float>(at) + 0.5F * static_cast<float>(row % 2)) / 26;
      const float wide = 0.72F - 0.14F * std::sin(1.9F * (y - 0.6F)) + (row > 12 ? 0.05F : 0);
      Mesh link =
          engine::turned(engine::torus(0.085F, 0.022F, 8, 4, paints::kSteel), 90, {1, 0, 0});
      link = engine::turned(link, glm::degrees(angle), {0, 1, 0});
      figures::add(
          clay, engine::moved(link, {wide * std::sin(angle), y, 0.55F * wide * std::cos(angle)}));
    }
  }
  const std::array<engine::Section, 4> body{{{{0, 0.72F, 0}, {0.66F, 0.36F}},
                                             {{0, 1.5F, 0}, {0.54F, 0.3F}},
                                             {{0, 2.35F, 0}, {0.68F, 0.36F}},
                                             {{0, 2.5F, 0}, {0.2F, 0.16F}}}};
  figures::add(clay, engine::loft(body, 18, paints::kSlate));
  for (const float side : {-1.0F, 1.0F}) {
    figures::add_stick(clay, {side * 0.55F, 2.38F, 0}, {side * 1.1F, 1.75F, 0.1F}, 0.24F, 0.26F,
                       paints::kSteel, 10);
  }
  return clay.mesh;
}

Mesh coffer() {
  Clay clay;
  figures::add(clay, engine::bevelled_box({2, 0.9F, 1.1F}, 0.05F, paints::kOak));
  Mesh lid = engine::bevelled_box({2, 0.2F, 1.1F}, 0.05F, paints::kOak);
  figures::add(clay, engine::moved(engine::turned(lid, -70, {1, 0, 0}), {0, 1.4F, -0.6F}));
  for (const float x : {-0.8F, 0.8F})
    figures::add(clay, engine::moved(engine::box({0.16F, 0.94F, 1.14F}, paints::kIron), {x, 0, 0}));
  for (int i = 0; i < 12; ++i) {
    const float angle = 2.4F * static_cast<float>(i);
    figures::add(clay,
                 engine::moved(engine::frustum(0.18F, 0.18F, 0.05F, 12, paints::kGold),
                               {0.6F * std::cos(angle), 0.86F + 0.012F * static_cast<float>(i),
                                0.3F * std::sin(angle)}));
  }
  return clay.mesh;
}

Mesh skull() {
  Clay clay;
  figures::add(clay,
               engine::moved(round(engine::ellipsoid({0.5F, 0.52F, 0.6F}, 18, 12, paints::kBone)),
                             {0, 0.75F, 0}));
  figures::add(clay, engine::moved(engine::bevelled_box({0.5F, 0.45F, 0.45F}, 0.1F, paints::kBone),
                                   {0, 0.08F, 0.26F}));
  for (const float x : {-0.2F, 0.2F})
    figures::add(clay,
                 engine::moved(engine::ellipsoid({0.14F, 0.13F, 0.12F}, 10, 6, paints::kBlack),
                               {x, 0.66F, 0.52F}));
  figures::add(
      clay, engine::moved(engine::frustum(0.09F, 0, 0.16F, 3, paints::kBlack), {0, 0.42F, 0.5F}));
  for (int i = 0; i < 5; ++i)
    figures::add(clay, engine::moved(engine::box({0.015F, 0.16F, 0.02F}, paints::kBlack),
                                     {-0.16F + 0.08F * static_cast<float>(i), 0.14F, 0.49F}));
  return clay.mesh;
}

/// A lidless eye: flames round a slit, upright.
Mesh eye() {
  Clay clay;
  const auto almond = [](float wide, float tall) {
    std::vector<glm::vec2> outline;
    for (int i = 0; i < 32; ++i) {
      const float angle = 6.2831853F * static_cast<float>(i) / 32;
      const float c = std::cos(angle);
      outline.push_back(
          {wide * c, tall * std::sin(angle) * std::sqrt(std::max(0.0F, 1 - 0.75F * c * c))});
    }
    return outline;
  };
  for (int i = 0; i < 28; ++i) {
    const float angle = 6.2831853F * (static_cast<float>(i) + 0.5F) / 28;
    const glm::vec3 foot(1.9F * std::cos(angle), 0.9F * std::sin(angle), -0.1F);
    const float tall = i % 2 == 0 ? 1.5F : 1.25F;
    figures::add_stick(clay, foot, {foot.x * tall, foot.y * tall * 1.2F, -0.1F}, 0.2F, 0,
                       paints::kBlack, 4);
  }
  figures::add_plate(clay, almond(2.1F, 1.15F), 0.1F, paints::kWhite, glm::mat4(1));
  Mesh iris = round(engine::ellipsoid({0.95F, 0.95F, 0.25F}, 28, 10, paints::kGold));
  figures::add(clay, engine::moved(iris, {0, 0, 0.05F}));
  for (int i = 0; i < 20; ++i) {
    const float angle = 6.2831853F * static_cast<float>(i) / 20;
    figures::add_stick(clay, {0.3F * std::cos(angle), 0.3F * std::sin(angle), 0.3F},
                       {0.9F * std::cos(angle), 0.9F * std::sin(angle), 0.15F}, 0.04F, 0.02F,
                       paints::kInk, 3);
  }
  figures::add(clay, engine::moved(engine::ellipsoid({0.17F, 0.86F, 0.1F}, 12, 8, paints::kBlack),
                                   {0, 0, 0.3F}));
  return clay.mesh;
}

constexpr std::array<ThingMaker, 19> kRelics{{{"arrow", Material::kFigure, arrow},
                                              {"axe", Material::kFigure, axe},
                                              {"basin", Material::kFigure, basin},
                                              {"book", Material::kFigure, book},
                                              {"bow", Material::kFigure, bow},
                                              {"broken-sword", Material::kFigure, broken_sword},
                                              {"coffer", Material::kFigure, coffer},
                                              {"crown", Material::kFigure, crown},
                                              {"eye", Material::kFigure, eye},
                                              {"horn", Material::kFigure, horn},
                                              {"mail", Material::kFigure, mail},
                                              {"orb", Material::kFigure, orb},
                                              {"phial", Material::kFigure, phial},
                                              {"ring", Material::kFigure, ring},
                                              {"rope", Material::kFigure, rope},
                                              {"skull", Material::kFigure, skull},
                                              {"staff", Material::kFigure, staff},
                                              {"star", Material::kGlow, star},
                                              {"sword", Material::kFigure, sword}}};

}  // namespace

std::span<const ThingMaker> relics() { return kRelics; }

}  // namespace engrave
