#include "game/table/badges.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <glm/common.hpp>
#include <optional>
#include <string>
#include <vector>

#include "game/table/badge_boxes.h"
#include "game/table/dice/tray_place.h"
#include "game/table/distance.h"
#include "game/table/seals.h"

namespace table {
namespace {

constexpr float kNearFade = 30;  // nearer than this every figure is seen
constexpr float kNearGone = 18;
constexpr float kNearSeal = 11;  // radius in points
constexpr float kFarSeal = 8;
constexpr float kSlipFrom = 66;  // nearer than this the kinds are told
constexpr float kRingHeight = 1.5F;
constexpr float kRingRadius = 5;
constexpr float kSealHeight = 0.3F;
constexpr float kBetweenBadges = 2;  // points

wotr::Nation leading_nation(const wotr::Figures& figures) {
  wotr::Nation most = wotr::kNoNation;
  int units = 0;
  for (int i = 0; i < wotr::kNationCount; ++i) {
    const auto nation = static_cast<wotr::Nation>(i);
    const int here = wotr::units_of(figures, nation);
    if (here <= units) continue;
    units = here;
    most = nation;
  }
  return most;
}

KindCounts kinds_of(const Group& group) {
  KindCounts kinds{.regulars = wotr::regulars_of(group.figures, group.side),
                   .elites = wotr::elites_of(group.figures, group.side),
                   .leaders = 0};
  kinds.leaders =
      group.side == wotr::Side::kFree ? wotr::leaders_of(group.figures) : int{group.figures.nazgul};
  return kinds;
}

/// Beside the whole force near by, beside the one who speaks for it from afar.
glm::vec3 seal_place(const Group& group, float distance) {
  return glm::mix(group.badge, group.badge_afar, afar(distance)) + glm::vec3(0, kSealHeight, 0);
}

/// What is to be drawn of a force.
struct Badge {
  SealPaint paint;
  KindCounts kinds;
  int units = 0;
  float opacity = 1;
  float radius = 0;  ///< of the seal, in points
  bool has_slip = false;
  glm::vec2 middle{0};
};

std::optional<Badge> badge_of(const Group& group, const engine::Theme& theme,
                              const engine::CameraView& camera) {
  const KindCounts kinds = kinds_of(group);
  const int units = kinds.regulars + kinds.elites;
  const bool all_seen =
      group.shown >= units + kinds.leaders + wotr::count(group.figures.characters);
  float opacity = std::clamp((camera.distance - kNearGone) / (kNearFade - kNearGone), 0.0F, 1.0F);
  if (!all_seen) opacity = 1;
  if (units == 0 || opacity <= 0) return std::nullopt;
  const auto middle = engine::screen_point(camera, seal_place(group, camera.distance));
  if (!middle || middle->x < 0 || middle->y < 0 || middle->x > camera.screen.x ||
      middle->y > camera.screen.y) {
    return std::nullopt;
  }
  return Badge{.paint = seal_paint(leading_nation(group.figures)),
               .kinds = kinds,
               .units = units,
               .opacity = opacity,
               .radius = std::lerp(kNearSeal, kFarSeal, afar(camera.distance)) * theme.scale,
               .has_slip = camera.distance < kSlipFrom,
               .middle = *middle};
}

BadgeBox box_of(const Badge& badge, const engine::Theme& theme) {
  const float east = slip_end(theme, badge.kinds);
  return {badge.middle - badge.radius,
          badge.middle + glm::vec2(badge.has_slip ? east : badge.radius, badge.radius)};
}

void draw_badge(ImDrawList& list, const engine::Theme& theme, const Badge& badge) {
  const ImVec2 middle{badge.middle.x, badge.middle.y};
  if (badge.has_slip) {
    draw_slip(list, theme, middle, badge.kinds, badge.opacity);
  }
  draw_seal(list, theme, middle, badge.radius, badge.paint, badge.opacity, badge.units);
}

/// The Ring, wherever it is: a thin gold band over the Fellowship.
void draw_ring(ImDrawList& list, const engine::Theme& theme, const engine::CameraView& camera,
               const glm::vec3& fellowship) {
  const float growth = 1 + afar(camera.distance);
  const auto at = engine::screen_point(camera, fellowship + glm::vec3(0, kRingHeight * growth, 0));
  if (!at) return;
  const float radius = kRingRadius * theme.scale;
  const ImVec2 centre{at->x, at->y};
  list.AddCircleFilled(centre, radius * 1.5F, faded(engine::ink::kInk, 0.62F));
  list.AddCircle(centre, radius, IM_COL32(0xE9, 0xC1, 0x5A, 0xFF), 0, 2.6F * theme.scale);
  list.AddCircle({centre.x - 0.6F * theme.scale, centre.y - 0.6F * theme.scale}, radius,
                 IM_COL32(0xFF, 0xF0, 0xC0, 0x90), 0, theme.scale);
}

/// What a tile says, as players call it; a special one by its number's absence.
const char* words_of(wotr::Tile tile) {
  switch (tile) {
    case wotr::Tile::kZeroReveal: return "0 r";
    case wotr::Tile::kOne: return "1";
    case wotr::Tile::kOneReveal: return "1 r";
    case wotr::Tile::kTwo: return "2";
    case wotr::Tile::kTwoReveal: return "2 r";
    case wotr::Tile::kThree: return "3";
    default: return "";  // the Eye is carved on every tile; a special one is named by the panels
  }
}

void draw_tile(ImDrawList& list, const engine::Theme& theme, const engine::CameraView& camera,
               const Actor& actor, float clock) {
  const Actor::Look look = look_at(actor, clock);
  const auto at = engine::screen_point(camera, look.pose.position);
  const char* words = words_of(static_cast<wotr::Tile>(actor.piece.model.a));
  if (!at || *words == 0) return;
  const float size = 26 * theme.scale;
  const ImVec2 extent = theme.bold->CalcTextSizeA(size, FLT_MAX, 0, words);
  const ImVec2 centre{at->x, at->y};
  list.AddCircleFilled(centre, size * 0.78F, faded(engine::ink::kVellum, 0.92F * look.opacity));
  list.AddCircle(centre, size * 0.78F, faded(engine::ink::kWax, look.opacity), 0, 2 * theme.scale);
  list.AddText(theme.bold, size, {centre.x - extent.x / 2, centre.y - extent.y / 2},
               faded(engine::ink::kInk, look.opacity), words);
}

/// A badge goes with what it tells of.
bool is_hidden(const Group& group, const engine::CameraView& camera, const Stage& stage) {
  if (stage.dice_tray() <= 0) return false;
  const TrayPlace& tray = stage.tray_place();
  return is_behind_tray(tray, camera.eye, group.speaker) ||
         is_behind_tray(tray, camera.eye, seal_place(group, camera.distance));
}

}  // namespace

void draw_badges(ImDrawList& list, const engine::Theme& theme, const engine::CameraView& camera,
                 const Stage& stage) {
  std::vector<Badge> badges;
  std::vector<BadgeBox> boxes;
  for (const Group& group : stage.groups()) {
    if (is_hidden(group, camera, stage)) continue;
    const std::optional<Badge> badge = badge_of(group, theme, camera);
    if (!badge) continue;
    badges.push_back(*badge);
    boxes.push_back(box_of(*badge, theme));
  }
  const std::vector<float> lower = parted(boxes, kBetweenBadges * theme.scale);
  for (std::size_t i = 0; i < badges.size(); ++i) {
    badges[i].middle.y += lower[i];
    draw_badge(list, theme, badges[i]);
  }
  for (const Actor& actor : stage.actors()) {
    if (actor.piece.model.kind == PieceKind::kHuntTile) {
      draw_tile(list, theme, camera, actor, stage.clock());
    }
    if (actor.piece.model.kind != PieceKind::kFellowship || actor.leaves) continue;
    draw_ring(list, theme, camera, look_at(actor, stage.clock()).pose.position);
  }
}

}  // namespace table
