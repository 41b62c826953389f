#include "game/places/towns.h"

#include <algorithm>
#include <array>

#include "engine/geometry/mesh_edit.h"
#include "game/figures/land.h"
#include "game/figures/masonry.h"
#include "game/places/peoples.h"

// A cluster of roofs along a lane, each people's in its own stuff and shape.
namespace places {

namespace paints = figures::paints;
using figures::arc;
using figures::Clay;
using figures::on_ring;

namespace {

using glm::vec3;

glm::vec4 paint(std::uint32_t colour) { return engine::paint_from_srgb(colour); }

/// Where a dwelling stands; the first plots have the large ones.
struct Plot {
  float x, z, turn, size;
};

constexpr std::array<Plot, 12> kPlots{{{0.0F, -0.12F, 80, 1.25F},
                                       {-0.5F, 0.2F, 10, 0.9F},
                                       {0.5F, 0.22F, -24, 0.95F},
                                       {-0.12F, 0.5F, 76, 0.8F},
                                       {0.32F, -0.58F, 100, 0.85F},
                                       {-0.45F, -0.42F, -30, 0.85F},
                                       {0.7F, -0.2F, 8, 0.75F},
                                       {0.36F, 0.66F, -12, 0.7F},
                                       {-0.88F, -0.08F, 60, 0.7F},
                                       {-0.62F, 0.62F, -50, 0.65F},
                                       {-0.1F, -0.82F, 95, 0.65F},
                                       {0.9F, 0.5F, 35, 0.6F}}};

vec3 place_of(const Plot& plot) { return {plot.x, 0.0F, plot.z}; }

/// The smallest houses are not there in a reduced town.
std::span<const Plot> plots(const Clay& site) {
  return std::span(kPlots).first(is_fine(site) ? kPlots.size() : 5);
}

/// Colours of roofs are never quite alike.
glm::vec4 weathered(const glm::vec4& roof, const Plot& plot) {
  return engine::shaded(roof, 0.9F + 0.22F * (plot.x + 1.0F) * 0.5F);
}

void add_trees(Clay& site, const glm::vec4& leaves) {
  for (const vec3& at : {vec3(-0.95F, 0, 0.3F), vec3(1.0F, 0, 0.08F)}) {
    if (is_fine(site)) add_leaf_tree(site, at, 0.4F, leaves);
  }
}

// White walls round small courts, roofs of grey and blue slate, a domed hall, a watch-tower.
void add_gondor_town(Clay& site) {
  const glm::vec4 stone = paint(0xF0EADB);
  const std::array<glm::vec4, 3> roofs{paint(0x8C9AA4), paint(0x5F7C99), paint(0xA9A79C)};
  std::size_t number = 0;
  for (const Plot& plot : plots(site)) {
    const float s = plot.size;
    if (number == 0) {
      add_block(
          site,
          {.at = place_of(plot), .size = {0.62F, 0.3F, 0.5F}, .turn = -12.0F, .paint = stone});
      add_dome(site, place_of(plot) + vec3(0, 0.3F, 0), 0.21F, roofs[1]);
    } else {
      add_house(site, {.at = place_of(plot),
                       .size = vec3(0.24F, 0.23F, 0.38F) * s,
                       .turn = plot.turn,
                       .gable = 0.19F * s,
                       .wall = stone,
                       .roof = weathered(roofs[number % roofs.size()], plot)});
    }
    ++number;
  }
  add_tower(site, {.at = {0.14F, 0, 0.3F},
                   .radius = 0.12F,
                   .height = 0.75F,
                   .sides = 8,
                   .wall = stone,
                   .spire = 0.0F});
  add_trees(site, paint(0x6E7F4C));
  add_pennant(site, {0.14F, 0.75F, 0.3F}, 0.6F, nation_paint("gondor"));
}

// Long halls of timber under steep golden thatch, a paddock.
void add_rohan_town(Clay& site) {
  for (const Plot& plot : plots(site)) {
    const float s = plot.size;
    add_house(site, {.at = place_of(plot),
                     .size = vec3(0.23F, 0.11F, 0.46F) * s,
                     .turn = plot.turn,
                     .gable = 0.29F * s,
                     .ridge = 0.98F,
                     .wall = paint(0x8A6238),
                     .roof = weathered(paint(0xD9B058), plot)});
  }
  const std::array<vec3, 5> paddock{vec3(0.45F, 0, 0.95F), vec3(1.05F, 0, 0.7F),
                                    vec3(1.2F, 0, 0.25F), vec3(0.9F, 0, 0.15F),
                                    vec3(0.62F, 0, 0.45F)};
  if (is_fine(site)) add_palisade(site, paddock, 0.12F, paint(0x8A6238));
  add_pennant(site, {-0.02F, 0.4F, -0.2F}, 0.7F, nation_paint("rohan"));
}

// Squat halls of stone half in the hillside, doors of bronze, smoking chimneys.
void add_dwarf_town(Clay& site) {
  const glm::vec4 stone = paint(0xA39A8C);
  add_crag(site,
           {.at = {0.05F, 0, -0.75F}, .radius = 0.95F, .height = 0.75F, .ridges = 4, .seed = 2.0F});
  for (const Plot& plot : plots(site).first(5)) {
    const float s = plot.size;
    const vec3 at = place_of(plot) + vec3(0, 0, 0.12F);
    add_block(site, {.at = at,
                     .size = vec3(0.46F, 0.24F, 0.4F) * s,
                     .turn = plot.turn * 0.3F,
                     .paint = engine::shaded(stone, 0.9F + 0.1F * plot.size)});
    add_block(site, {.at = at + vec3(0, 0.24F * s, 0),
                     .size = vec3(0.34F, 0.1F, 0.28F) * s,
                     .turn = plot.turn * 0.3F,
                     .paint = paint(0x8A5A2B)});
    add_gate(site, at + on_ring(0.2F * s, plot.turn * 0.3F), 0.13F * s, 0.17F * s, plot.turn * 0.3F,
             paint(0x7B7468));
  }
  add_tower(site, {.at = {0.5F, 0, -0.3F},
                   .radius = 0.16F,
                   .height = 0.85F,
                   .sides = 6,
                   .wall = stone,
                   .spire = 0.0F});
  add_pennant(site, {0.5F, 0.85F, -0.3F}, 0.6F, nation_paint("dwarves"));
}

// Timber houses under turf and shingle with chimneys, a hedge and a gate.
void add_northern_town(Clay& site) {
  for (const Plot& plot : plots(site)) {
    const float s = plot.size;
    const bool turfed = plot.turn > 50.0F;
    add_house(site, {.at = place_of(plot),
                     .size = vec3(0.27F, 0.18F, 0.38F) * s,
                     .turn = plot.turn,
                     .gable = 0.27F * s,
                     .ridge = 0.94F,
                     .wall = paint(0xD9C9A4),
                     .roof = weathered(turfed ? paint(0x78804A) : paint(0x8B5A3C), plot),
                     .chimney = true});
  }
  if (is_fine(site)) {
    for (const float angle : {185.0F, 220.0F, 255.0F}) {
      const vec3 at = on_ring(1.15F, angle);
      add_boulder(site, at, 0.13F, paint(0x66723F));
    }
  }
  add_trees(site, paint(0x6C7A45));
  add_pennant(site, {-0.02F, 0.4F, -0.2F}, 0.75F, nation_paint("north"));
}

// The hill-men's huts behind stakes.
void add_dunland_town(Clay& site) {
  for (const Plot& plot : plots(site)) {
    add_hut(site, {.at = place_of(plot),
                   .radius = 0.17F * plot.size,
                   .wall_height = 0.12F * plot.size,
                   .roof_height = 0.34F * plot.size,
                   .wall = paint(0x6B5237),
                   .roof = weathered(paint(0x7A6A4A), plot)});
  }
  add_palisade(site, arc(1.15F, 60.0F, 300.0F, is_fine(site) ? 9 : 6), 0.26F, paint(0x5C4730));
  add_pennant(site, {0.0F, 0.35F, -0.2F}, 0.8F, nation_paint("isengard"));
}

// Black barracks and iron spikes round a slave-tower.
void add_mordor_town(Clay& site) {
  const glm::vec4 iron = paint(0x4B4440);
  for (const Plot& plot : plots(site)) {
    const float s = plot.size;
    add_house(site, {.at = place_of(plot),
                     .size = vec3(0.24F, 0.15F, 0.44F) * s,
                     .turn = plot.turn,
                     .gable = 0.26F * s,
                     .wall = iron,
                     .roof = weathered(paint(0x7E2E24), plot)});
  }
  add_tower(site, {.at = {0.12F, 0, 0.2F},
                   .radius = 0.15F,
                   .height = 0.8F,
                   .sides = 6,
                   .wall = iron,
                   .cap = paint(0x2E2927),
                   .spire = 0.55F});
  if (is_fine(site)) {
    for (int i = 0; i < 11; ++i) {
      const float angle = 40.0F + 28.0F * static_cast<float>(i);
      const vec3 foot = on_ring(1.1F, angle);
      add_stick(site, foot, foot + on_ring(0.1F, angle, 0.32F), 0.05F, 0.0F, paint(0x2E2927));
    }
  }
  add_pennant(site, {0.12F, 1.2F, 0.2F}, 0.5F, nation_paint("sauron"));
}

// Tents and flat-roofed houses, one of them domed, under palms.
void add_southern_town(Clay& site) {
  const glm::vec4 mud = paint(0xD3AF74);
  int number = 0;
  for (const Plot& plot : plots(site)) {
    const vec3 at = place_of(plot);
    const float s = plot.size;
    if (number % 3 == 0) {
      add_block(site,
                {.at = at, .size = vec3(0.4F, 0.3F, 0.4F) * s, .turn = plot.turn, .paint = mud});
      if (number == 0) add_dome(site, at + vec3(0, 0.3F * s, 0), 0.2F, paint(0xB8623A));
    } else {
      add_tent(site, at, 0.52F * s, number % 2 == 0 ? paints::kWax : nation_paint("southrons"));
    }
    ++number;
  }
  for (const vec3& at : {vec3(1.02F, 0, 0.42F), vec3(-0.9F, 0, 0.5F), vec3(0.72F, 0, -0.78F)}) {
    add_palm(site, at, 0.42F);
  }
  add_pennant(site, {0.1F, 0.4F, 0.15F}, 0.8F, nation_paint("southrons"));
}

struct Town {
  std::string_view nation;
  void (*add)(Clay&);
};

constexpr std::array<Town, 7> kTowns{{{"gondor", add_gondor_town},
                                      {"rohan", add_rohan_town},
                                      {"dwarves", add_dwarf_town},
                                      {"north", add_northern_town},
                                      {"isengard", add_dunland_town},
                                      {"sauron", add_mordor_town},
                                      {"southrons", add_southern_town}}};

}  // namespace

void add_town(Clay& site, std::string_view nation) {
  const auto* row = std::find_if(kTowns.begin(), kTowns.end(),
                                 [&](const Town& each) { return each.nation == nation; });
  if (row == kTowns.end()) return add_northern_town(site);
  row->add(site);
}

}  // namespace places
