#include <array>
#include <glm/gtc/matrix_transform.hpp>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/mesh_optimization.h"
#include "engine/geometry/shapes.h"
#include "game/table/board/joinery.h"
#include "game/table/dice/dice_tray.h"
#include "game/wotr/figures/counters.h"
#include "game/wotr/figures/emblems.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/map/map_plan.h"
#include "game/wotr/table/frame/frame.h"
#include "game/wotr/table/frame/frame_labels.h"
#include "game/wotr/table/frame/frame_tracks.h"
#include "rules/wotr/state/ids.h"

namespace wotr_table {
namespace {

using engine::Mesh;
using engine::Polygon;

const glm::vec4 kFelt = engine::paint_from_srgb(0x2F4A38);
const glm::vec4 kVelvet = engine::paint_from_srgb(0x6B2438);
const glm::vec4 kGlass = engine::paint_from_srgb(0x16100F);
const glm::vec4 kIris = engine::paint_from_srgb(0x7A2A12);
const glm::vec4 kTrayOak = engine::paint_from_srgb(0x5E3F25);
const glm::vec4 kBowl = engine::paint_from_srgb(0x7A5330);

/// Between two arcs that meet in the corners of the eye, counter-clockwise.
Polygon almond(float half_width, float half_height) {
  constexpr int kSteps = 12;
  Polygon outline;
  for (int i = 0; i < 2 * kSteps; ++i) {
    const float t = static_cast<float>(i % kSteps) / kSteps * 2 - 1;
    const float side = i < kSteps ? -1.0F : 1.0F;
    outline.emplace_back(-side * t * half_width, side * half_height * (1 - t * t));
  }
  return outline;
}

/// The same, with a colour of its own for the middle.
void add_glass(Mesh& mesh, const Polygon& outline, glm::vec2 centre, float level,
               const glm::vec4& middle, const glm::vec4& edge) {
  const auto base = static_cast<std::uint32_t>(mesh.vertices.size());
  const glm::vec3 up{0, 1, 0};
  mesh.vertices.push_back({{centre.x, level, centre.y}, up, middle});
  for (const glm::vec2 point : outline) {
    mesh.vertices.push_back({{centre.x + point.x, level, centre.y - point.y}, up, edge});
  }
  const auto count = static_cast<std::uint32_t>(outline.size());
  for (std::uint32_t i = 0; i < count; ++i) {
    for (const std::uint32_t corner : {0U, 1 + i, 1 + (i + 1) % count}) {
      mesh.indices.push_back(base + corner);
    }
  }
}

/// An eye of dark glass between lids of brass; the dice of the Hunt lie in it.
void add_hunt_dish(Mesh& mesh) {
  const glm::vec2 centre = seen_from_above(hunt_dish_place());
  table::add_inlay(mesh, almond(6.7F, 7.2F), centre, kFrameTop, kFrameTop + 0.16F,
                   figures::paints::kBrass);
  add_glass(mesh, almond(6.2F, 6.65F), centre, kFrameTop + 0.17F, kIris, kGlass);
  table::add_ring(mesh, centre, std::array<glm::vec2, 2>{{{3.1F, 0.18F}, {2.8F, 0.18F}}}, 28,
                  engine::shaded(figures::paints::kEmber, 0.55F));
  table::add_inlay(mesh, almond(0.75F, 3.4F), centre, kFrameTop + 0.1F, kFrameTop + 0.19F,
                   engine::shaded(kGlass, 0.4F));
  const glm::vec2 groove = seen_from_above(hunt_box_place(wotr::Side::kFree, 0));
  const glm::vec2 end = seen_from_above(hunt_box_place(wotr::Side::kFree, 7));
  table::add_recess(mesh, groove - 1.7F, end + 1.7F, engine::paint_from_srgb(0x2A1A0E));
  table::add_inlaid_frame(mesh, groove - 1.7F, end + 1.7F, 0.18F, figures::paints::kBrass);
}

/// One of many, and never nearer to the eye than the bowl: a few corners do.
Mesh tile_in_heap() {
  constexpr std::array<glm::vec2, 3> kDisc{{{0.75F, 0.0F}, {0.75F, 0.13F}, {0.0F, 0.14F}}};
  Mesh mesh = engine::lathe(kDisc, 12, engine::paint_from_srgb(0xCDB98F));
  Mesh sign = figures::emblem_mesh(wotr_figures::nation_emblem("sauron"), 0.52F, table::kInlay,
                                   figures::paints::kWax, figures::Relief::kFlat);
  engine::append(mesh, engine::moved(std::move(sign), {0, 0.145F, 0}));
  return mesh;
}

/// The tiles lie about as they were thrown in.
void add_hunt_pool(Mesh& mesh) {
  const glm::vec2 centre = seen_from_above(hunt_pool_place());
  const std::array<glm::vec2, 6> bowl{
      {{3.6F, 0.0F}, {5.0F, 0.9F}, {5.6F, 1.7F}, {5.3F, 1.8F}, {4.6F, 1.0F}, {0.02F, 0.5F}}};
  table::add_ring(mesh, centre, bowl, 26, kBowl);
  table::add_ring(mesh, centre,
                  std::array<glm::vec2, 3>{{{5.66F, 1.66F}, {5.5F, 1.9F}, {5.26F, 1.8F}}}, 26,
                  figures::paints::kBrass);
  struct Lying {
    glm::vec3 place;
    float turn;
    float lean;
  };
  const std::array<Lying, 8> tiles{{{{-2.2F, 0.7F, -1.2F}, 20, 8},
                                    {{1.4F, 0.7F, -2.2F}, -35, -6},
                                    {{2.4F, 0.75F, 0.8F}, 70, 9},
                                    {{-0.6F, 0.7F, 2.3F}, 130, -8},
                                    {{-2.5F, 0.85F, 1.4F}, -80, 10},
                                    {{0.2F, 0.95F, -0.4F}, 200, 5},
                                    {{1.2F, 1.1F, 2.0F}, 15, -10},
                                    {{-1.0F, 1.15F, -2.5F}, -20, 12}}};
  for (const Lying& tile : tiles) {
    Mesh disc = engine::scaled(tile_in_heap(), glm::vec3(1.75F));
    disc = engine::turned(std::move(disc), tile.lean, {1, 0, 0.4F});
    disc = engine::turned(std::move(disc), tile.turn, {0, 1, 0});
    engine::append(mesh, engine::moved(std::move(disc), hunt_pool_place() + tile.place));
  }
}

void add_cushion(Mesh& mesh) {
  const glm::vec3 place = cushion_place();
  Mesh cushion = engine::ellipsoid({6.0F, 0.85F, 4.0F}, 20, 8, kVelvet);
  engine::smooth_normals(cushion, 80);
  engine::append(mesh, engine::moved(std::move(cushion), place));
  for (const float east : {-1.0F, 1.0F}) {
    for (const float south : {-1.0F, 1.0F}) {
      Mesh tassel = engine::ellipsoid({0.55F, 0.35F, 0.55F}, 8, 5, figures::paints::kGold);
      engine::append(mesh, engine::moved(std::move(tassel),
                                         place + glm::vec3(east * 4.6F, 0.2F, south * 3.0F)));
    }
  }
}

/// A low box with felt in it.
void add_tray(Mesh& mesh, wotr::Side side) {
  const glm::vec2 from = seen_from_above(tray_place(side, 0)) - 1.95F;
  const glm::vec2 to = seen_from_above(tray_place(side, kDiceInTray - 1)) + 1.95F;
  const std::array<glm::vec2, 5> wall{{{-0.55F, kFrameTop},
                                       {-0.5F, kFrameTop + 0.5F},
                                       {-0.3F, kFrameTop + 0.62F},
                                       {-0.1F, kFrameTop + 0.55F},
                                       {0.0F, kFrameTop}}};
  table::add_recess(mesh, from, to, kFelt);
  table::add_moulding(mesh, from, to, wall, kTrayOak);
  for (const glm::vec2 corner : {from, to, glm::vec2(from.x, to.y), glm::vec2(to.x, from.y)}) {
    const glm::vec2 out = glm::mix(glm::vec2(-0.28F), glm::vec2(0.28F),
                                   glm::vec2(corner.x == to.x, corner.y == to.y));
    table::add_slab(mesh, corner + out - 0.42F, corner + out + 0.42F, kFrameTop, kFrameTop + 0.68F,
                    figures::paints::kBrass, 0.1F);
  }
}

/// Where the dice tray stands, unless dice are thrown elsewhere.
void add_battleground(Mesh& mesh) {
  const glm::vec2 half = table::dice_tray_half() * kBattlegroundScale - 0.25F;
  table::add_recess(mesh, kBattleground - half, kBattleground + half, kFelt);
  table::add_inlaid_frame(mesh, kBattleground - half, kBattleground + half, 0.18F,
                          figures::paints::kBrass);
}

/// A brass edge around the place of each pile; that of the discards is empty at first.
void add_card_places(Mesh& mesh, wotr::Side side) {
  const glm::vec4 field = engine::paint_from_srgb(0x241710);
  for (const auto deck : {wotr::Deck::kCharacter, wotr::Deck::kStrategy}) {
    for (const glm::vec3& place : {deck_place(side, deck), discard_place(side, deck)}) {
      const glm::vec2 half = kCardSize / 2.0F + 0.4F;
      const glm::vec2 centre = seen_from_above(place);
      table::add_recess(mesh, centre - half, centre + half, field);
      table::add_inlaid_frame(mesh, centre - half, centre + half, 0.18F, figures::paints::kBrass);
    }
  }
}

void add_heading_plates(Mesh& mesh) {
  for (const FramePlate& plate : frame_plates()) {
    table::add_plate(mesh, plate.centre, plate.half, engine::paint_from_srgb(0xCDB98F));
  }
}

Mesh fittings_mesh() {
  Mesh mesh;
  add_tracks(mesh);
  add_hunt_dish(mesh);
  add_hunt_pool(mesh);
  add_cushion(mesh);
  for (const auto side : {wotr::Side::kFree, wotr::Side::kShadow}) {
    add_tray(mesh, side);
    add_card_places(mesh, side);
  }
  add_battleground(mesh);
  add_heading_plates(mesh);
  return mesh;
}

}  // namespace

std::vector<Mesh> frame_meshes(glm::vec2 board_size) {
  Mesh frame = frame_oak_mesh(board_size);
  engine::append(frame, fittings_mesh());
  return engine::divided(engine::without_underside(frame), {3, 3});
}

Mesh peg_mesh(wotr::Side side) {
  const glm::vec4& paint =
      side == wotr::Side::kFree ? figures::paints::kBlue : figures::paints::kWax;
  const std::array<glm::vec2, 7> turned{{{0.95F, 0.0F},
                                         {0.9F, 0.25F},
                                         {0.5F, 0.5F},
                                         {0.42F, 1.3F},
                                         {0.75F, 1.7F},
                                         {0.7F, 2.1F},
                                         {0.0F, 2.5F}}};
  Mesh mesh = engine::lathe(turned, 14, engine::shaded(paint, 1.25F));
  engine::smooth_normals(mesh, 35);
  return mesh;
}

}  // namespace wotr_table
