#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/table/places/great_places.h"
#include "game/table/places/masonry.h"

namespace table {
namespace {

using engine::Mesh;

const glm::vec4 kTurf = engine::paint_from_srgb(0x7F9A4E);
const glm::vec4 kBurrow = engine::paint_from_srgb(0x9DB25E);
const glm::vec4 kRedTile = engine::paint_from_srgb(0xA5583A);

// A round green door in a bank, a window each side.
void add_burrow(Mesh& mesh, const glm::vec3& at, float turn, float size) {
  Mesh burrow;
  add_hill(burrow, {0, 0, -0.1F}, {0.62F, 0.5F, 0.55F}, kBurrow);
  const auto round = [&](float x, float y, float radius, const glm::vec4& paint, float out) {
    Mesh disc = engine::turned(engine::frustum(radius, radius, 0.1F, 8, paint), 90.0F, {1, 0, 0});
    engine::append(burrow, engine::moved(std::move(disc), {x, y, out}));
  };
  engine::append(burrow,
                 engine::moved(engine::box({0.85F, 0.34F, 0.3F}, paints::kVellum), {0, 0, 0.16F}));
  round(0.0F, 0.17F, 0.17F, engine::paint_from_srgb(0x2F6B34), 0.27F);
  round(0.3F, 0.2F, 0.08F, kRedTile, 0.25F);
  round(-0.3F, 0.2F, 0.08F, kRedTile, 0.25F);
  engine::append(burrow,
                 engine::moved(engine::box({0.1F, 0.24F, 0.1F}, kRedTile), {0.2F, 0.42F, -0.1F}));
  engine::append(
      mesh,
      engine::moved(engine::turned(engine::scaled(burrow, glm::vec3(size)), turn, {0, 1, 0}), at));
}

}  // namespace

// The Lonely Mountain, snow on its head, the Front Gate with the river running out.
Mesh erebor() {
  Mesh mesh;
  add_peak(mesh, {.at = {0, 0, -0.45F},
                  .radius = 1.9F,
                  .height = 4.2F,
                  .snow = 0.38F,
                  .paint = paints::kRock});
  add_peak(mesh, {.at = {-1.15F, 0, 0.15F}, .radius = 0.75F, .height = 1.3F});
  add_peak(mesh, {.at = {1.1F, 0, 0.2F}, .radius = 0.7F, .height = 1.1F});
  const glm::vec3 door{0.0F, 0.0F, 0.85F};
  engine::append(mesh, engine::moved(engine::box({1.0F, 0.95F, 0.5F}, paints::kRockShade),
                                     door - glm::vec3(0, 0, 0.3F)));
  add_gate(mesh, door - glm::vec3(0, 0, 0.05F), 0.42F, 0.72F, 0.0F, paints::kBrass);
  for (const float side : {-1.0F, 1.0F}) {
    engine::append(mesh, engine::moved(engine::box({0.24F, 1.15F, 0.3F}, paints::kSlate),
                                       door + glm::vec3(side * 0.48F, 0, -0.1F)));
  }
  engine::append(mesh, engine::moved(engine::box({0.26F, 0.05F, 0.9F}, paints::kSea),
                                     door + glm::vec3(0.0F, 0.0F, 0.4F)));
  add_pennant(mesh, door + glm::vec3(-0.48F, 1.1F, -0.1F), 0.85F, nation_paint("dwarves"));
  return mesh;
}

// Bells and red roofs in the valley, close-walled.
Mesh dale() {
  Mesh mesh;
  add_ground(mesh, 1.45F, paints::kRock);
  add_ring_wall(mesh,
                {.radius = 1.35F, .height = 0.34F, .from = 14.0F, .to = 346.0F, .pieces = 10});
  for (int i = 0; i < 8; ++i) {
    const float angle = 35.0F + 41.0F * static_cast<float>(i);
    const float tall = i % 2 == 0 ? 0.46F : 0.34F;
    add_house(mesh, {.at = on_ring(i % 2 == 0 ? 0.95F : 0.8F, angle, 0.06F),
                     .size = {0.34F, tall, 0.4F},
                     .turn = angle,
                     .gable = 0.36F,
                     .thatch = kRedTile});
  }
  const glm::vec3 belfry{0.0F, 0.06F, -0.1F};
  engine::append(mesh, engine::moved(engine::box({0.4F, 1.2F, 0.4F}, paints::kVellum), belfry));
  engine::append(mesh, engine::moved(engine::roof({0.56F, 0.7F, 0.56F}, 0.0F, kRedTile),
                                     belfry + glm::vec3(0, 1.2F, 0)));
  add_gate(mesh, belfry + glm::vec3(0, 0.8F, 0.2F), 0.16F, 0.28F, 0.0F, paints::kVellum,
           paints::kBrass);
  add_pennant(mesh, belfry + glm::vec3(0, 1.8F, 0), 0.6F, nation_paint("north"));
  return mesh;
}

// Green doors in green hills, a party tree, a mill.
Mesh the_shire() {
  Mesh mesh;
  add_hill(mesh, {0, 0, -0.1F}, {1.7F, 0.34F, 1.5F}, kTurf);
  add_burrow(mesh, {-0.75F, 0.16F, 0.3F}, -18.0F, 1.0F);
  add_burrow(mesh, {0.45F, 0.2F, 0.5F}, 10.0F, 1.1F);
  add_burrow(mesh, {-0.15F, 0.3F, -0.45F}, -4.0F, 1.15F);
  add_leaf_tree(mesh, {0.95F, 0.15F, -0.45F}, 1.6F, paints::kMoss);
  add_leaf_tree(mesh, {-1.2F, 0.1F, -0.45F}, 0.9F, paints::kWood);
  for (int i = 0; i < 4; ++i) {
    const float x = -0.35F + 0.24F * static_cast<float>(i);
    engine::append(
        mesh, engine::moved(engine::box({0.05F, 0.18F, 0.05F}, paints::kPine), {x, 0.06F, 1.18F}));
  }
  engine::append(
      mesh, engine::moved(engine::box({0.9F, 0.05F, 0.04F}, paints::kPine), {0, 0.17F, 1.18F}));
  add_pennant(mesh, {-0.15F, 0.85F, -0.6F}, 0.8F, nation_paint("north"));
  return mesh;
}

}  // namespace table
