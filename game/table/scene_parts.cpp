#include "game/table/scene_parts.h"

#include <algorithm>
#include <vector>

#include "engine/render/frame/colour.h"
#include "engine/scene/easing.h"
#include "game/table/board/distance.h"
#include "game/table/dice/dice_tray.h"
#include "game/table/pieces/growth.h"

namespace table {
namespace {

constexpr float kLift = 0.45F;
constexpr float kRise = 0.25F;  // of those that may be chosen
constexpr float kLitGlow = 0.16F;
constexpr float kChosenGlow = 0.55F;
constexpr float kTrayLift = 3;
constexpr float kHighTray =
    2.2F;  // from there its shadow falls too far away to be taken for its own
constexpr float kTooSmall = 0.05F;

const glm::vec3 kWarm = engine::from_srgb(0xFFC766);

/// How much of the spotlight is on each piece; the chosen figures are counted off as they come.
class Attention {
 public:
  explicit Attention(const Spotlight& spotlight)
      : spotlight_(spotlight), to_choose_(spotlight.chosen) {}

  struct Share {
    float glow = 0;
    float lift = 0;
  };
  Share of(const Piece& piece) {
    if (!is_walker(piece) || !piece.is_on_map) return {};
    if (piece.spot == spotlight_.gathered_at && is_chosen(piece)) return {kChosenGlow, kLift};
    if (piece.region == kNoRegion) return {};
    if (piece.region == spotlight_.held) return {kChosenGlow, kLift};
    if (!spotlight_.lit.contains(piece.region)) return {};
    return piece.region == spotlight_.pointed ? Share{kChosenGlow, kLift} : Share{kLitGlow, kRise};
  }

 private:
  bool is_chosen(const Piece& piece) {
    const auto found = std::find(to_choose_.begin(), to_choose_.end(), piece.model);
    if (found == to_choose_.end()) return false;
    to_choose_.erase(found);
    return true;
  }

  const Spotlight& spotlight_;
  std::vector<PieceModel> to_choose_;
};

}  // namespace

glm::mat4 place_of(const Actor& actor, float clock, float camera_distance) {
  return transform_of(look_at(actor, clock), growth_at(actor.piece, camera_distance));
}

void add_actors(engine::Scene& scene, const Stage& stage, const Spotlight& spotlight,
                PieceMeshes& meshes) {
  Attention attention(spotlight);
  const bool is_tray_there = stage.dice_tray() > 0;
  for (const Actor& actor : stage.actors()) {
    Actor::Look look = look_at(actor, stage.clock());
    const float growth = growth_at(actor.piece, scene.camera.distance);
    if (look.opacity <= 0 || look.scale * growth < kTooSmall) continue;
    const Attention::Share share = attention.of(actor.piece);
    look.pose.position.y += share.lift;
    scene.instances.push_back(
        {.mesh = meshes.of(actor.piece.traits.shape),
         .transform = transform_of(look, growth),
         .tint = actor.piece.traits.tint,
         .glow = kWarm * std::max(share.glow, look.glow),
         .opacity = look.opacity,
         .shades_ground = actor.piece.traits.shades_ground,
         .above_all = is_tray_there && actor.piece.traits.role == PieceRole::kDie});
  }
}

void add_dice_tray(engine::Scene& scene, const Layout& layout, const Stage& stage,
                   engine::MeshId tray) {
  const float there = engine::ease_in_out(stage.dice_tray());
  const TrayPlace home = dice_tray_home(layout);
  const bool has_home = layout.battleground > 0;
  const bool is_away = there > 0 && !(has_home && stage.tray_place() == home);
  const auto add = [&](const TrayPlace& place, float opacity, float lift) {
    const engine::Pose pose = in_world(place, {.position = {0, lift, 0}});
    scene.instances.push_back({.mesh = tray,
                               .transform = engine::to_matrix(pose, place.scale),
                               .tint = {1, 1, 1, 0},
                               .opacity = opacity,
                               .casts_shadow = place.position.y<kHighTray, .above_all = there> 0});
  };
  if (is_away) add(stage.tray_place(), there, stage.is_reduced() ? 0 : kTrayLift * (1 - there));
  if (has_home && (!is_away || there < 1)) add(home, is_away ? 1 - there : 1, 0);
}

void set_light(engine::Scene& scene, const Ambience& ambience) {
  engine::Lighting day;
  day.to_sun = {-0.64F, 0.73F, -0.24F};
  // A warm lamp, and the sky's colour in the shade. Together they leave level ground as it is
  // painted.
  day.sun = {1.00F, 0.87F, 0.67F};
  day.sky = {0.32F, 0.38F, 0.46F};
  day.ground = {0.22F, 0.18F, 0.13F};
  scene.light = day;
  scene.light.sun = day.sun * glm::mix(glm::vec3(1), glm::vec3(0.86F, 0.9F, 1.0F), ambience.gloom);
  scene.light.vignette = day.vignette + 0.18F * ambience.gloom;
  scene.glows.insert(scene.glows.end(), ambience.glows.begin(), ambience.glows.end());
}

}  // namespace table
