#include "game/table/scene_parts.h"

#include <algorithm>
#include <array>

#include "engine/render/colour.h"
#include "engine/scene/easing.h"
#include "game/table/dice/dice_tray.h"
#include "game/table/distance.h"
#include "rules/wotr/game.h"

namespace table {
namespace {

constexpr float kLift = 0.45F;
constexpr float kLitGlow = 0.16F;
constexpr float kChosenGlow = 0.55F;
constexpr float kPointsToWin = 10;
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
    const bool walks =
        piece.model.kind == PieceKind::kFigure || piece.model.kind == PieceKind::kFellowship;
    if (!walks || piece.spot.zone != Zone::kMap) return {};
    const wotr::Place place{piece.spot.value};
    if (place == spotlight_.from && is_chosen(piece)) return {kChosenGlow, kLift};
    const wotr::RegionId region = wotr::region_of(place);
    if (region == wotr::kNoRegion || !spotlight_.lit.contains(region)) return {};
    return region == spotlight_.pointed ? Share{kChosenGlow, kLift} : Share{kLitGlow, 0};
  }

 private:
  bool is_chosen(const Piece& piece) {
    if (piece.model.kind != PieceKind::kFigure) return false;
    const wotr::Figure figure{piece.model.a};
    if (wotr::count_of(to_choose_, figure) == 0) return false;
    wotr::remove(to_choose_, figure);
    return true;
  }

  const Spotlight& spotlight_;
  wotr::Figures to_choose_;
};

/// From afar one figure stands for its group, and what must be found is larger than life.
float growth_of(const Piece& piece, float far) {
  switch (piece.model.kind) {
    case PieceKind::kFigure: return piece.speaks_for_all ? 1 + 1.35F * far : 1 - far;
    case PieceKind::kFellowship: return 1 + 0.9F * far;
    case PieceKind::kSettlement: return 1 + 0.3F * far;
    case PieceKind::kControl: return 1 + 0.7F * far;
    default: return 1;
  }
}

/// Settlements lie on ground of their own (grounds.h).
bool has_ground(const Model& model) { return model.kind == PieceKind::kSettlement; }

bool is_die(const Model& model) {
  return model.kind == PieceKind::kActionDie || model.kind == PieceKind::kCombatDie;
}

float ember_of(const wotr::Fellowship& fellowship) {
  if (!wotr::in_mordor(fellowship)) return 0.35F;
  return 0.5F + 0.1F * static_cast<float>(fellowship.mordor_step);
}

}  // namespace

glm::mat4 place_of(const Actor& actor, float clock, float camera_distance) {
  return transform_of(look_at(actor, clock), growth_of(actor.piece, afar(camera_distance)));
}

void add_actors(engine::Scene& scene, const Stage& stage, const Spotlight& spotlight,
                const wotr::Rules& rules, Models& models) {
  Attention attention(spotlight);
  const float far = afar(scene.camera.distance);
  const bool is_tray_there = stage.dice_tray() > 0;
  for (const Actor& actor : stage.actors()) {
    Actor::Look look = look_at(actor, stage.clock());
    const float growth = growth_of(actor.piece, far);
    if (look.opacity <= 0 || look.scale * growth < kTooSmall) continue;
    const Attention::Share share = attention.of(actor.piece);
    look.pose.position.y += share.lift;
    scene.instances.push_back({.mesh = models.mesh(actor.piece.model),
                               .transform = transform_of(look, growth),
                               .tint = tint_of(rules, actor.piece.model),
                               .glow = kWarm * std::max(share.glow, look.glow),
                               .opacity = look.opacity,
                               .shades_ground = !has_ground(actor.piece.model),
                               .above_all = is_tray_there && is_die(actor.piece.model)});
  }
}

void add_dice_tray(engine::Scene& scene, const Stage& stage, engine::MeshId tray) {
  const float there = engine::ease_in_out(stage.dice_tray());
  if (there <= 0) return;
  const TrayPlace& place = stage.tray_place();
  const glm::vec3 lifted{0, stage.is_reduced() ? 0 : kTrayLift * (1 - there), 0};
  scene.instances.push_back(
      {.mesh = tray,
       .transform = engine::to_matrix(in_world(place, {.position = lifted}), place.scale),
       .tint = {1, 1, 1, 0},
       .opacity = there,
       .casts_shadow = place.position.y < kHighTray,
       .above_all = true});
}

void set_light(engine::Scene& scene, const Surroundings& world, const wotr::Board& board) {
  const int points = wotr::victory_points(world.rules, board, wotr::Side::kShadow);
  const float gloom = std::min(1.0F, static_cast<float>(points) / kPointsToWin);
  engine::Lighting day;
  day.to_sun = {-0.60F, 0.74F, -0.30F};
  day.sun = {0.92F, 0.85F, 0.72F};  // figures are seen from the south: their shade must be light
  day.sky = {0.37F, 0.39F, 0.42F};
  day.ground = {0.30F, 0.25F, 0.19F};
  scene.light = day;
  scene.light.sun = day.sun * glm::mix(glm::vec3(1), glm::vec3(0.86F, 0.9F, 1.0F), gloom);
  scene.light.vignette = day.vignette + 0.18F * gloom;

  const glm::vec2 crack = world.layout.mordor_track.back();
  scene.glows.push_back(
      {.position = world.ground.on_surface(crack, 1.2F),
       .radius = 7,
       .colour = engine::from_srgb(0xE2622A) * 3.0F * ember_of(board.fellowship)});
}

}  // namespace table
