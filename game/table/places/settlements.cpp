#include "game/table/places/settlements.h"

#include <algorithm>
#include <array>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "game/table/places/masonry.h"

namespace table {
namespace {

using engine::Mesh;

/// What sets the towns of one people apart: their stuff, and the pitch and turn of their roofs.
struct Culture {
  std::string_view nation;
  std::uint32_t ground;
  std::uint32_t wall;
  std::uint32_t cap;
  float gable;
  int sides;    ///< of a tower
  float spire;  ///< 0 for battlements
  bool tents;
};

constexpr std::array<Culture, 9> kCultures{
    {{"gondor", 0x9A9A6A, 0xE6E1D3, 0x4A6A8C, 0.24F, 8, 0.0F, false},
     {"rohan", 0x8B9A5A, 0xA98556, 0xB08A4E, 0.34F, 6, 0.5F, false},
     {"elves", 0x7E8B55, 0xE4DCC4, 0x4C8580, 0.42F, 8, 0.75F, false},
     {"dwarves", 0x8A7F68, 0x9A9187, 0x8A5A2B, 0.16F, 4, 0.2F, false},
     {"north", 0x8E9560, 0xB79B72, 0x7A5A48, 0.3F, 6, 0.4F, false},
     {"isengard", 0x7D7452, 0x7A6A50, 0x54482F, 0.3F, 5, 0.0F, false},
     {"sauron", 0x5A5048, 0x5E5650, 0x6E2A22, 0.34F, 5, 0.55F, false},
     {"southrons", 0xD9C08A, 0xCFA970, 0xB5651D, 0.14F, 7, 0.0F, true},
     {"", 0x9A9A6A, 0xB7A88C, 0x5E666B, 0.26F, 6, 0.3F, false}}};

const Culture& culture_of(std::string_view nation) {
  const auto* found = std::find_if(kCultures.begin(), kCultures.end(),
                                   [&](const Culture& each) { return each.nation == nation; });
  return found == kCultures.end() ? kCultures.back() : *found;
}

glm::vec4 paint(std::uint32_t colour) { return engine::paint_from_srgb(colour); }

void add_dwelling(Mesh& mesh, const Culture& culture, const glm::vec3& at, float turn, float size) {
  if (culture.tents) {
    add_tent(mesh, at, size * 0.85F, turn > 0.0F ? paint(culture.cap) : paints::kWax);
    return;
  }
  add_house(mesh, {.at = at,
                   .size = {0.42F * size, 0.3F * size, 0.55F * size},
                   .turn = turn,
                   .gable = culture.gable * size,
                   .wall = paint(culture.wall),
                   .thatch = paint(culture.cap)});
}

Mesh town(const Culture& culture) {
  Mesh mesh;
  add_ground(mesh, 1.15F, paint(culture.ground));
  add_dwelling(mesh, culture, {-0.45F, 0.06F, 0.2F}, 25.0F, 1.0F);
  add_dwelling(mesh, culture, {0.45F, 0.06F, 0.3F}, -30.0F, 0.9F);
  add_dwelling(mesh, culture, {0.1F, 0.06F, -0.45F}, 80.0F, 1.15F);
  add_dwelling(mesh, culture, {-0.6F, 0.06F, -0.45F}, -15.0F, 0.75F);
  add_pennant(mesh, {0.1F, 0.3F, -0.35F}, 1.0F, nation_paint(culture.nation));
  return mesh;
}

Mesh city(const Culture& culture) {
  Mesh mesh;
  add_ground(mesh, 1.4F, paint(culture.ground));
  add_ring_wall(mesh, {.radius = 1.3F,
                       .height = 0.32F,
                       .from = 16.0F,
                       .to = 344.0F,
                       .pieces = 9,
                       .foot = 0.04F,
                       .paint = paint(culture.wall)});
  for (int i = 0; i < 6; ++i) {
    const float angle = 40.0F + 56.0F * static_cast<float>(i);
    add_dwelling(mesh, culture, on_ring(0.85F, angle, 0.06F), i % 2 == 0 ? angle : angle - 360.0F,
                 i % 2 == 0 ? 0.95F : 0.8F);
  }
  add_tower(mesh, {.at = {0, 0.05F, -0.1F},
                   .radius = 0.24F,
                   .height = 1.1F,
                   .sides = culture.sides,
                   .wall = paint(culture.wall),
                   .cap = paint(culture.cap),
                   .spire = culture.spire});
  add_pennant(mesh, {0, 1.05F + culture.spire * 0.6F, -0.1F}, 0.75F, nation_paint(culture.nation));
  return mesh;
}

Mesh stronghold(const Culture& culture) {
  Mesh mesh;
  add_ground(mesh, 1.5F, paint(culture.ground));
  constexpr float kWallTop = 0.62F;
  for (int corner = 0; corner < 6; ++corner) {
    const float angle = 30.0F + 60.0F * static_cast<float>(corner);
    const glm::vec3 from = on_ring(1.25F, angle, 0.05F);
    const glm::vec3 to = on_ring(1.25F, angle + 60.0F, 0.05F);
    add_wall(mesh, {.from = from, .to = to, .height = kWallTop, .paint = paint(culture.wall)});
    add_tower(mesh, {.at = from,
                     .radius = 0.2F,
                     .height = 0.9F,
                     .sides = culture.sides,
                     .wall = paint(culture.wall),
                     .cap = paint(culture.cap),
                     .spire = culture.spire * 0.7F});
  }
  add_gate(mesh, on_ring(1.16F, 0.0F, 0.05F), 0.32F, 0.48F, 0.0F, paint(culture.wall));
  add_tower(mesh, {.at = {0, 0.05F, -0.15F},
                   .radius = 0.44F,
                   .height = 1.5F,
                   .sides = culture.sides,
                   .wall = paint(culture.wall),
                   .cap = paint(culture.cap),
                   .spire = culture.spire});
  add_dwelling(mesh, culture, {0.7F, 0.06F, 0.15F}, 20.0F, 0.8F);
  add_dwelling(mesh, culture, {-0.7F, 0.06F, 0.15F}, -20.0F, 0.8F);
  add_pennant(mesh, {0, 1.5F + culture.spire * 0.6F, -0.15F}, 0.85F, nation_paint(culture.nation));
  return mesh;
}

// Two walls and a gate tower across a road.
Mesh fortification(const Culture& culture) {
  Mesh mesh;
  add_ground(mesh, 1.25F, paint(culture.ground));
  for (const float side : {-1.0F, 1.0F}) {
    add_wall(mesh, {.from = {side * 0.25F, 0.05F, 0.1F},
                    .to = {side * 1.1F, 0.05F, -0.2F},
                    .height = 0.5F,
                    .paint = paint(culture.wall)});
    add_tower(mesh, {.at = {side * 0.3F, 0.05F, 0.1F},
                     .radius = 0.22F,
                     .height = 0.9F,
                     .sides = culture.sides,
                     .wall = paint(culture.wall),
                     .cap = paint(culture.cap),
                     .spire = culture.spire * 0.7F});
  }
  add_pennant(mesh, {0.3F, 0.95F, 0.1F}, 0.8F, nation_paint(culture.nation));
  return mesh;
}

}  // namespace

engine::Mesh settlement_mesh(std::string_view kind, std::string_view nation) {
  const Culture& culture = culture_of(nation);
  if (kind == "town") return town(culture);
  if (kind == "city") return city(culture);
  if (kind == "stronghold") return stronghold(culture);
  if (kind == "fortification") return fortification(culture);
  return {};
}

}  // namespace table
