#include "game/wotr/table/living_lights.h"

#include <algorithm>
#include <glm/gtc/matrix_transform.hpp>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "engine/render/frame/colour.h"
#include "game/table/motion/stage.h"
#include "game/table/scene_parts.h"
#include "game/wotr/table/pieces.h"
#include "game/wotr/table/siege_fires.h"
#include "rules/wotr/board/victory.h"

namespace wotr_table {
namespace {

constexpr float kClosed = 0.15F;
constexpr float kPointsToWin = 10;
constexpr float kFullBox = 5;  // the Hunt rolls no more dice
constexpr float kEyeHeight = 4.6F;
constexpr float kEyeSize = 1.5F;
constexpr float kEyeTilt = -0.85F;  // radians; it looks up at whoever bends over the map
constexpr float kEyeReach = 7;      // board units that its light reaches
constexpr std::uint32_t kEmber = 0xE2622A;

const glm::vec4 kFlame = engine::paint_from_srgb(0xF08A2C);
const glm::vec4 kHeart = engine::paint_from_srgb(0xFFD27A);
const glm::vec4 kPupil = engine::paint_from_srgb(0x160A06);

/// A lidless eye that looks to the south, wider than high, its slit upright.
engine::Mesh eye_mesh() {
  engine::Mesh mesh = engine::ellipsoid({0.5F, 0.36F, 0.14F}, 16, 8, kFlame);
  engine::append(
      mesh, engine::moved(engine::ellipsoid({0.24F, 0.33F, 0.12F}, 12, 6, kHeart), {0, 0, 0.06F}));
  engine::append(
      mesh, engine::moved(engine::ellipsoid({0.06F, 0.31F, 0.08F}, 8, 6, kPupil), {0, 0, 0.12F}));
  return mesh;
}

bool is_barad_dur(const wotr::Rules& rules, const table::Piece& piece) {
  if (!is(piece, PieceKind::kSettlement)) return false;
  return region_of(rules, static_cast<wotr::RegionId>(piece.model.a)).id == "barad-dur";
}

engine::Instance burning(engine::MeshId mesh, const glm::mat4& transform, float strength) {
  return {.mesh = mesh,
          .transform = transform,
          .tint = {1, 1, 1, 0},
          .glow = engine::from_srgb(kEmber) * strength,
          .casts_shadow = false};
}

void add_eye(engine::Scene& scene, engine::MeshId mesh, const glm::mat4& tower, float opening) {
  const glm::mat4 place =
      glm::rotate(glm::translate(tower, {0, kEyeHeight, 0.1F}), kEyeTilt, glm::vec3(1, 0, 0));
  const glm::vec3 size{kEyeSize, kEyeSize * opening, kEyeSize};
  scene.instances.push_back(burning(mesh, glm::scale(place, size), 0.3F + 0.7F * opening));
  scene.glows.push_back({.position = glm::vec3(place[3]),
                         .radius = kEyeReach,
                         .colour = engine::from_srgb(kEmber) * (0.3F + 2.2F * opening)});
}

float ember_of(const wotr::Fellowship& fellowship) {
  if (!wotr::in_mordor(fellowship)) return 0.35F;
  return 0.5F + 0.1F * static_cast<float>(fellowship.mordor_step);
}

}  // namespace

float eye_opening(const wotr::Board& board) {
  const float share = std::min(1.0F, static_cast<float>(board.hunt_box.shadow) / kFullBox);
  return kClosed + (1 - kClosed) * share;
}

table::Ambience ambience_of(const World& world, const wotr::Board& board) {
  const int points = wotr::victory_points(world.rules, board, wotr::Side::kShadow);
  const glm::vec2 crack = mordor_track(world.layout).back();
  return {.gloom = std::min(1.0F, static_cast<float>(points) / kPointsToWin),
          .glows = {{.position = world.ground.on_surface(crack, 1.2F),
                     .radius = 7,
                     .colour = engine::from_srgb(kEmber) * 3.0F * ember_of(board.fellowship)}},
          .intensity = eye_opening(board)};
}

std::vector<engine::Mesh> light_meshes() { return {eye_mesh()}; }

void add_lights(engine::Scene& scene, const wotr::Rules& rules,
                const table::LightRequest& request) {
  for (const table::Actor& actor : request.stage.actors()) {
    if (!is_barad_dur(rules, actor.piece)) continue;
    const glm::mat4 place = table::place_of(actor, request.stage.clock(), scene.camera.distance);
    add_eye(scene, request.meshes[0], place, request.intensity);
  }
  add_siege_fires(scene, rules, request);
}

}  // namespace wotr_table
