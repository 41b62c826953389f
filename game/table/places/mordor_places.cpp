#include <array>
#include <glm/geometric.hpp>
#include <vector>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/table/places/great_places.h"
#include "game/table/places/masonry.h"

namespace table {
namespace {

using engine::Mesh;
using engine::Section;

const glm::vec4 kBlackStone = engine::paint_from_srgb(0x34302F);
const glm::vec4 kSickStone = engine::paint_from_srgb(0xB9C9A8);
const glm::vec4 kSickLight = engine::paint_from_srgb(0xC9F08A);

// Ever narrower stages, each with a crown of spikes.
void add_stage(Mesh& mesh, float foot, float top, float radius, int spikes) {
  engine::append(mesh,
                 engine::moved(engine::frustum(radius, radius * 0.82F, top - foot, 8, kBlackStone),
                               {0, foot, 0}));
  for (int i = 0; i < spikes; ++i) {
    const float angle = 360.0F * (static_cast<float>(i) + 0.5F) / static_cast<float>(spikes);
    const glm::vec3 root = on_ring(radius * 0.88F, angle, top - 0.3F);
    engine::append(mesh, engine::stick(root, root + on_ring(radius * 0.2F, angle, 0.62F),
                                       radius * 0.2F, 0.0F, 4, kBlackStone));
  }
}

// Minas Morgul's tower, lit from within.
void add_pale_tower(Mesh& mesh) {
  engine::append(mesh, engine::frustum(0.62F, 0.52F, 0.95F, 8, kSickStone));
  add_tower(mesh, {.at = {0, 0.9F, 0},
                   .radius = 0.34F,
                   .height = 1.45F,
                   .sides = 8,
                   .wall = kSickStone,
                   .spire = 0.0F});
  for (const float angle : {45.0F, 135.0F, 225.0F, 315.0F}) {
    const glm::vec3 root = on_ring(0.3F, angle, 2.2F);
    engine::append(
        mesh, engine::stick(root, root + on_ring(0.1F, angle, 0.85F), 0.12F, 0.0F, 4, kSickStone));
  }
  for (const float up : {1.25F, 1.75F}) {
    engine::append(mesh,
                   engine::moved(engine::box({0.1F, 0.2F, 0.06F}, kSickLight), {0, up, 0.32F}));
  }
  engine::append(
      mesh, engine::moved(engine::ellipsoid(glm::vec3(0.17F), 6, 3, kSickLight), {0, 2.5F, 0}));
}

}  // namespace

// The Dark Tower: stage on stage, and two horns; the Eye between them burns by itself.
Mesh barad_dur() {
  Mesh mesh;
  add_peak(mesh,
           {.at = {-0.95F, 0, -0.4F}, .radius = 0.85F, .height = 1.3F, .paint = paints::kAsh});
  add_peak(mesh, {.at = {0.95F, 0, -0.5F}, .radius = 0.8F, .height = 1.1F, .paint = paints::kAsh});
  engine::append(mesh, engine::frustum(1.7F, 1.45F, 0.2F, 10, paints::kAsh));
  add_stage(mesh, 0.1F, 1.0F, 1.05F, 9);
  add_stage(mesh, 0.9F, 2.0F, 0.72F, 8);
  add_stage(mesh, 1.9F, 3.3F, 0.46F, 6);
  engine::append(mesh,
                 engine::moved(engine::frustum(0.32F, 0.26F, 0.9F, 7, kBlackStone), {0, 3.2F, 0}));
  for (const float side : {-1.0F, 1.0F}) {
    const std::array path{glm::vec3(side * 0.18F, 3.9F, 0), glm::vec3(side * 0.48F, 4.3F, 0),
                          glm::vec3(side * 0.34F, 4.95F, 0)};
    engine::append(mesh, engine::tube(path, std::array{0.17F, 0.13F, 0.0F}, 5, kBlackStone));
  }
  engine::append(mesh,
                 engine::moved(engine::box({0.4F, 0.12F, 1.0F}, paints::kAsh), {0, 0.1F, 1.35F}));
  add_gate(mesh, {0, 0.15F, 1.02F}, 0.34F, 0.55F, 0.0F, kBlackStone, paints::kEmber);
  for (const float angle : {35.0F, -35.0F}) {
    engine::append(mesh, engine::moved(engine::box({0.07F, 0.2F, 0.07F}, paints::kEmber),
                                       on_ring(0.66F, angle, 1.2F)));
  }
  add_pennant(mesh, {0.62F, 0.95F, 0.72F}, 0.9F, nation_paint("sauron"));
  return mesh;
}

// A pale tower in its vale; the light on it comes from itself.
Mesh minas_morgul() {
  Mesh mesh;
  add_peak(mesh,
           {.at = {-1.15F, 0, -0.65F}, .radius = 0.95F, .height = 2.3F, .paint = paints::kAsh});
  add_peak(mesh, {.at = {1.2F, 0, -0.6F}, .radius = 0.95F, .height = 2.6F, .paint = paints::kAsh});
  add_ground(mesh, 1.5F, engine::paint_from_srgb(0x5B6350));
  add_ring_wall(mesh, {.radius = 1.2F,
                       .height = 0.5F,
                       .from = 14.0F,
                       .to = 346.0F,
                       .pieces = 11,
                       .paint = kSickStone});
  for (const float angle : {14.0F, 80.0F, 280.0F, 346.0F}) {
    add_tower(mesh, {.at = on_ring(1.12F, angle),
                     .radius = 0.16F,
                     .height = 0.85F,
                     .sides = 6,
                     .wall = kSickStone,
                     .cap = kBlackStone,
                     .spire = 0.35F});
  }
  add_pale_tower(mesh);
  add_gate(mesh, {0, 0, 0.6F}, 0.3F, 0.5F, 0.0F, kSickStone, kSickLight);
  engine::append(mesh,
                 engine::moved(engine::box({0.34F, 0.1F, 0.6F}, kSickStone), {0, 0.04F, 1.4F}));
  add_pennant(mesh, on_ring(1.12F, 80.0F, 1.1F), 0.65F, nation_paint("sauron"));
  return mesh;
}

// Two teeth on their hills, and between them the Gate.
Mesh morannon() {
  Mesh mesh;
  for (const float side : {-1.0F, 1.0F}) {
    add_peak(mesh, {.at = {side * 1.5F, 0, -0.55F},
                    .radius = 0.95F,
                    .height = 2.3F,
                    .lean = -side * 0.2F,
                    .paint = paints::kAsh});
    add_hill(mesh, {side * 1.15F, 0, 0.15F}, {0.65F, 0.55F, 0.6F}, paints::kAsh);
    const glm::vec3 foot{side * 1.12F, 0.4F, 0.15F};
    engine::append(mesh, engine::moved(engine::frustum(0.4F, 0.3F, 1.5F, 6, kBlackStone), foot));
    const std::array<Section, 2> tooth{{{foot + glm::vec3(0, 1.5F, 0), glm::vec2(0.36F)},
                                        {foot + glm::vec3(-side * 0.16F, 2.45F, 0), glm::vec2(0)}}};
    engine::append(mesh, engine::loft(tooth, 5, kBlackStone));
    engine::append(mesh, engine::moved(engine::box({0.1F, 0.16F, 0.06F}, paints::kEmber),
                                       foot + glm::vec3(0, 1.15F, 0.31F)));
    // A leaf of the gate, banded with iron.
    engine::append(
        mesh, engine::moved(engine::box({0.66F, 0.95F, 0.18F}, engine::paint_from_srgb(0x4F4945)),
                            {side * 0.35F, 0, 0.15F}));
    for (const float up : {0.25F, 0.65F}) {
      engine::append(mesh, engine::moved(engine::box({0.66F, 0.09F, 0.22F}, paints::kLeather),
                                         {side * 0.35F, up, 0.15F}));
    }
  }
  engine::append(mesh,
                 engine::moved(engine::box({1.7F, 0.2F, 0.42F}, kBlackStone), {0, 0.95F, 0.1F}));
  for (int i = 0; i < 7; ++i) {
    const float x = -0.72F + 0.24F * static_cast<float>(i);
    engine::append(mesh,
                   engine::stick({x, 1.12F, 0.25F}, {x, 1.5F, 0.25F}, 0.08F, 0.0F, 4, kBlackStone));
  }
  engine::append(mesh,
                 engine::moved(engine::box({0.9F, 0.04F, 0.9F}, paints::kAsh), {0, 0, 0.75F}));
  add_pennant(mesh, {0.0F, 1.1F, 0.0F}, 1.15F, nation_paint("sauron"));
  return mesh;
}

}  // namespace table
