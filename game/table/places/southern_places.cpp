#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/table/places/great_places.h"
#include "game/table/places/masonry.h"

namespace table {
namespace {

using engine::Mesh;

const glm::vec4 kSandstone = engine::paint_from_srgb(0xCFA970);
const glm::vec4 kSand = engine::paint_from_srgb(0xD9C08A);
const glm::vec4 kCopper = engine::paint_from_srgb(0xB8623A);

void add_dome(Mesh& mesh, const glm::vec3& at, float radius, const glm::vec4& paint) {
  engine::append(
      mesh, engine::moved(engine::ellipsoid({radius, radius * 1.15F, radius}, 8, 4, paint), at));
  engine::append(
      mesh, engine::stick(at + glm::vec3(0, radius, 0), at + glm::vec3(0, radius * 1.9F, 0), 0.05F,
                          0.0F, 4, paints::kBrass));
}

// Flat-roofed houses on the quay of Umbar, two of them domed.
void add_quarter(Mesh& mesh) {
  for (const float angle : {115.0F, 145.0F, 215.0F, 245.0F}) {
    const glm::vec3 at = on_ring(1.12F, angle, 0.2F);
    engine::append(
        mesh,
        engine::moved(
            engine::turned(engine::box({0.36F, 0.36F, 0.36F}, kSandstone), angle, {0, 1, 0}), at));
    if (angle == 145.0F || angle == 215.0F)
      add_dome(mesh, at + glm::vec3(0, 0.36F, 0), 0.16F, kCopper);
  }
}

}  // namespace

// A walled haven: the arms of the harbour close on black-sailed ships.
Mesh umbar() {
  Mesh mesh;
  add_ground(mesh, 1.75F, paints::kSea);
  add_ring_wall(mesh, {.radius = 1.68F,
                       .height = 0.5F,
                       .from = 22.0F,
                       .to = 338.0F,
                       .pieces = 12,
                       .thickness = 0.24F,
                       .paint = kSandstone});
  add_ring_wall(mesh, {.radius = 1.5F,
                       .height = 0.2F,
                       .from = 95.0F,
                       .to = 265.0F,
                       .pieces = 7,
                       .foot = 0.03F,
                       .thickness = 0.75F,
                       .paint = kSand});
  for (const float angle : {22.0F, 338.0F}) {
    add_tower(mesh, {.at = on_ring(1.56F, angle),
                     .radius = 0.22F,
                     .height = 1.05F,
                     .sides = 8,
                     .wall = kSandstone,
                     .spire = 0.0F});
  }
  engine::append(mesh,
                 engine::moved(engine::box({0.95F, 0.75F, 0.55F}, kSandstone), {0, 0.2F, -1.05F}));
  add_dome(mesh, {0, 0.98F, -1.05F}, 0.32F, kCopper);
  add_quarter(mesh);
  add_ship(mesh, {-0.42F, 0.06F, 0.2F}, 25.0F, paints::kBlack, paints::kBlack);
  add_ship(mesh, {0.45F, 0.06F, 0.5F}, -20.0F, paints::kBlack, paints::kWax);
  add_pennant(mesh, on_ring(1.56F, 338.0F, 1.05F), 0.8F, nation_paint("southrons"));
  return mesh;
}

// Tents and minarets, palms at a well.
Mesh far_harad() {
  Mesh mesh;
  add_ground(mesh, 1.55F, kSand);
  add_tower(mesh, {.at = {-0.7F, 0.05F, -0.5F},
                   .radius = 0.18F,
                   .height = 1.55F,
                   .sides = 7,
                   .wall = kSandstone,
                   .spire = 0.0F});
  add_dome(mesh, {-0.7F, 1.66F, -0.5F}, 0.2F, kCopper);
  add_tower(mesh, {.at = {0.75F, 0.05F, -0.65F},
                   .radius = 0.16F,
                   .height = 1.15F,
                   .sides = 7,
                   .wall = kSandstone,
                   .spire = 0.0F});
  add_dome(mesh, {0.75F, 1.25F, -0.65F}, 0.18F, kCopper);
  engine::append(mesh,
                 engine::moved(engine::box({0.85F, 0.5F, 0.6F}, kSandstone), {0, 0.05F, -0.65F}));
  add_dome(mesh, {0, 0.58F, -0.65F}, 0.3F, kCopper);
  struct Camp {
    float angle, distance, size;
    bool red;
  };
  for (const Camp& camp :
       {Camp{20, 0.7F, 0.85F, true}, Camp{80, 1.0F, 0.65F, false}, Camp{-45, 0.95F, 0.75F, false},
        Camp{-15, 1.25F, 0.5F, true}, Camp{50, 1.25F, 0.5F, false}, Camp{-90, 1.15F, 0.5F, true}}) {
    add_tent(mesh, on_ring(camp.distance, camp.angle, 0.06F), camp.size,
             camp.red ? paints::kWax : nation_paint("southrons"));
  }
  add_pennant(mesh, {0.0F, 0.9F, -0.65F}, 1.0F, nation_paint("southrons"));
  return mesh;
}

}  // namespace table
