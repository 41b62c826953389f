#include "game/wotr/table/siege_fires.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/render/frame/colour.h"
#include "game/figures/siege_works.h"
#include "game/places/garrisons.h"
#include "game/table/flames.h"
#include "game/table/motion/stage.h"
#include "game/table/scene_parts.h"
#include "game/wotr/table/pieces.h"

namespace wotr_table {
namespace {

constexpr float kWatchFire = 0.46F;  // high, in board units
constexpr float kBurningRoof = 0.34F;
constexpr float kStormedRoof = 0.5F;
constexpr float kOutOfTheWall =
    1.12F;                            // of a post's distance from the middle: between two bastions
constexpr float kBelowPosts = 0.55F;  // of their height
// The light of the fires ends at the foot of the place, which keeps its own colour.
constexpr glm::vec3 kLightAtTheGate{0, 0.2F, 2.3F};
constexpr float kLightReach = 2.2F;
constexpr std::uint32_t kFirelight = 0xEE9648;

/// Between which posts of units it burns: the first while nobody storms.
constexpr std::array<std::pair<std::size_t, std::size_t>, 4> kBurning{
    {{0, 1}, {2, 4}, {0, 2}, {1, 3}}};

bool is_work(const table::Piece& piece, figures::SiegeWork work) {
  return is(piece, PieceKind::kSiege) && piece.model.a == static_cast<std::uint8_t>(work);
}

bool is_besieged(const table::Stage& stage, table::RegionId region) {
  return std::any_of(stage.actors().begin(), stage.actors().end(), [&](const table::Actor& actor) {
    return actor.piece.region == region && is_work(actor.piece, figures::SiegeWork::kTower);
  });
}

void add_burning_walls(engine::Scene& scene, const places::Garrison& garrison,
                       const glm::vec3& middle, bool is_stormed) {
  const std::size_t count = is_stormed ? kBurning.size() : 1;
  for (std::size_t i = 0; i < count; ++i) {
    const auto [one, other] = kBurning[i];
    const glm::vec3 between = (garrison.units[one].at + garrison.units[other].at) * 0.5F;
    const glm::vec3 foot = middle + between * glm::vec3(kOutOfTheWall, kBelowPosts, kOutOfTheWall);
    table::add_flame(scene.decals,
                     {.foot = foot,
                      .height = is_stormed ? kStormedRoof : kBurningRoof,
                      .number = static_cast<int>(i) + 3},
                     scene.camera, scene.seconds);
  }
  scene.glows.push_back({.position = middle + kLightAtTheGate,
                         .radius = kLightReach,
                         .colour = engine::from_srgb(kFirelight) * (is_stormed ? 0.8F : 0.25F)});
}

}  // namespace

void add_siege_fires(engine::Scene& scene, const wotr::Rules& rules,
                     const table::LightRequest& request) {
  const table::Stage& stage = request.stage;
  const table::Battle& battle = stage.battle();
  int number = 0;
  for (const table::Actor& actor : stage.actors()) {
    const table::Piece& piece = actor.piece;
    if (is_work(piece, figures::SiegeWork::kWatchFire)) {
      const table::Actor::Look look = table::look_at(actor, stage.clock());
      table::add_flame(
          scene.decals,
          {.foot = look.pose.position, .height = kWatchFire * look.opacity, .number = number++},
          scene.camera, scene.seconds);
    } else if (is(piece, PieceKind::kSettlement) && is_besieged(stage, piece.region)) {
      const auto region = static_cast<wotr::RegionId>(piece.model.a);
      const places::Garrison* garrison = places::garrison_of(region_of(rules, region).id);
      if (garrison == nullptr) continue;
      const bool is_stormed =
          battle.is_fought && battle.is_assault && piece.region == battle.target;
      add_burning_walls(scene, *garrison, piece.pose.position, is_stormed);
    }
  }
}

}  // namespace wotr_table
