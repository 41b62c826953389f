#include "game/wotr/table/living_lights.h"

#include <algorithm>
#include <array>
#include <glm/gtc/matrix_transform.hpp>

#include "engine/geometry/mesh_edit.h"
#include "engine/geometry/shapes.h"
#include "engine/render/frame/colour.h"
#include "game/figures/siege_works.h"
#include "game/table/motion/stage.h"
#include "game/table/scene_parts.h"
#include "game/wotr/table/pieces.h"
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
constexpr float kFireReach = 3;
constexpr std::uint32_t kEmber = 0xE2622A;

const glm::vec4 kFlame = engine::paint_from_srgb(0xF08A2C);
const glm::vec4 kHeart = engine::paint_from_srgb(0xFFD27A);
const glm::vec4 kPupil = engine::paint_from_srgb(0x160A06);

/// Watch fires of the besiegers, beside and behind their works.
constexpr std::array kFires{glm::vec3(-1.3F, 0, 0.45F), glm::vec3(-1.2F, 0, -0.5F),
                            glm::vec3(-0.4F, 0, -1.1F)};

/// Above and around the middle of the place.
constexpr std::array kWallFires{glm::vec3(0.55F, 0.9F, -0.35F), glm::vec3(-0.6F, 1.0F, 0.2F),
                                glm::vec3(1.25F, 0.4F, 0.5F),   glm::vec3(-1.2F, 0.4F, -0.6F),
                                glm::vec3(0.3F, 0.4F, 1.25F),   glm::vec3(0.1F, 1.3F, -0.9F)};

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

void add_watch_fires(engine::Scene& scene, engine::MeshId mesh, const glm::mat4& lines) {
  for (std::size_t i = 0; i < kFires.size(); ++i) {
    const glm::vec3 where(lines * glm::vec4(kFires[i], 1));
    const float turn = 0.35F * (static_cast<float>(i) - 1);  // the same wind blows on all
    const glm::mat4 place =
        glm::rotate(glm::translate(glm::mat4(1), where), turn, glm::vec3(0, 1, 0));
    scene.instances.push_back(burning(mesh, place, 0.9F));
  }
  scene.glows.push_back({.position = glm::vec3(lines * glm::vec4(-1.1F, 0.5F, -0.3F, 1)),
                         .radius = kFireReach,
                         .colour = engine::from_srgb(kEmber) * 0.9F});
}

/// What burns behind the walls: one fire, and all around while they are stormed.
void add_burning_walls(engine::Scene& scene, engine::MeshId mesh, const table::Actor& siege,
                       bool is_stormed) {
  const glm::vec3 middle = siege.piece.pose.position - glm::vec3(kSiegeWorks.x, 0, kSiegeWorks.y);
  const std::size_t count = is_stormed ? kWallFires.size() : 2;
  for (std::size_t i = 0; i < count; ++i) {
    const glm::mat4 place = glm::scale(glm::translate(glm::mat4(1), middle + kWallFires[i]),
                                       glm::vec3(is_stormed ? 1.5F : 1.1F));
    scene.instances.push_back(burning(mesh, place, 1));
  }
  scene.glows.push_back({.position = middle + glm::vec3(0, 1, 0),
                         .radius = is_stormed ? 7.0F : 4.0F,
                         .colour = engine::from_srgb(kEmber) * (is_stormed ? 2.2F : 1.0F)});
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

std::vector<engine::Mesh> light_meshes() { return {eye_mesh(), figures::watch_fire_mesh()}; }

void add_lights(engine::Scene& scene, const wotr::Rules& rules,
                const table::LightRequest& request) {
  for (const table::Actor& actor : request.stage.actors()) {
    const bool is_siege = is(actor.piece, PieceKind::kSiege);
    if (!is_siege && !is_barad_dur(rules, actor.piece)) continue;
    const glm::mat4 place = table::place_of(actor, request.stage.clock(), scene.camera.distance);
    if (is_siege) {
      add_watch_fires(scene, request.meshes[1], place);
      const table::Battle& battle = request.stage.battle();
      const bool is_stormed =
          battle.is_fought && battle.is_assault && actor.piece.region == battle.target;
      add_burning_walls(scene, request.meshes[1], actor, is_stormed);
    } else {
      add_eye(scene, request.meshes[0], place, request.intensity);
    }
  }
}

}  // namespace wotr_table
