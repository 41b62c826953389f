#include "game/table/badges.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <glm/common.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/ui/cached_part.h"
#include "game/table/badge_boxes.h"
#include "game/table/distance.h"
#include "game/table/motion/tray_place.h"
#include "game/table/seals.h"

namespace table {
namespace {

constexpr float kNearFade = 30;  // nearer than this every figure is seen
constexpr float kNearGone = 18;
constexpr float kSmallSeal = 11;  // radius in points
constexpr float kGreatSeal = 16;
constexpr float kSlipFrom = 66;  // nearer than this the kinds are told
constexpr float kRingHeight = 1.5F;
constexpr float kRingRadius = 5;
constexpr float kSealHeight = 0.3F;
constexpr float kBetweenBadges = 2;  // points

/// Beside the whole force near by, beside the one who speaks for it from afar.
glm::vec3 seal_place(const Formation& formation, float distance) {
  return glm::mix(formation.badge, formation.badge_afar, afar(distance)) +
         glm::vec3(0, kSealHeight, 0);
}

/// What is to be drawn of a force.
struct Badge {
  Seal seal;
  KindCounts kinds;
  float opacity = 1;
  float radius = 0;  ///< of the seal, in points
  bool is_great = false;
  bool has_slip = false;
  glm::vec2 middle{0};
};

std::optional<Badge> badge_of(const Formation& formation, const engine::Theme& theme,
                              const engine::CameraView& camera) {
  const bool all_seen = formation.shown >= formation.figures;
  float opacity = std::clamp((camera.distance - kNearGone) / (kNearFade - kNearGone), 0.0F, 1.0F);
  if (!all_seen) opacity = 1;
  if (formation.units == 0 || opacity <= 0) return std::nullopt;
  const auto middle = engine::screen_point(camera, seal_place(formation, camera.distance));
  if (!middle || middle->x < 0 || middle->y < 0 || middle->x > camera.screen.x ||
      middle->y > camera.screen.y) {
    return std::nullopt;
  }
  const bool is_great = afar(camera.distance) > 0;
  return Badge{.seal = {.shape = formation.shape,
                        .paint = seal_paint(formation.paint),
                        .sign = formation.sign,
                        .units = formation.units,
                        .leaders = formation.leaders},
               .kinds = formation.kinds,
               .opacity = opacity,
               .radius = (is_great ? kGreatSeal : kSmallSeal) * theme.scale,
               .is_great = is_great,
               .has_slip = camera.distance < kSlipFrom,
               .middle = *middle};
}

BadgeBox box_of(const Badge& badge, const engine::Theme& theme) {
  if (badge.is_great) {
    const SealReach reach = reach_of(theme, badge.seal, badge.radius);
    return {badge.middle - glm::vec2(reach.aside, reach.above),
            badge.middle + glm::vec2(reach.aside, reach.below)};
  }
  const float east = slip_end(theme, badge.kinds);
  return {badge.middle - badge.radius,
          badge.middle + glm::vec2(badge.has_slip ? east : badge.radius, badge.radius)};
}

void draw_badge(ImDrawList& list, const engine::Theme& theme, const Badge& badge) {
  const auto draw = [&](ImDrawList& into, ImVec2 middle) {
    if (badge.has_slip) draw_slip(into, theme, middle, badge.kinds, badge.opacity);
    const auto draw_seal = badge.is_great ? draw_great_seal : draw_small_seal;
    draw_seal(into, theme, middle, badge.radius, badge.seal, badge.opacity);
  };
  engine::draw_cached(list, {badge.middle.x, badge.middle.y}, draw);
}

glm::vec3 band_over(const engine::CameraView& camera, const glm::vec3& place) {
  return place + glm::vec3(0, kRingHeight * (1 + afar(camera.distance)), 0);
}

/// A thin gold band over whoever must be found from afar.
void draw_band(ImDrawList& list, const engine::Theme& theme, const engine::CameraView& camera,
               const glm::vec3& place) {
  const auto at = engine::screen_point(camera, band_over(camera, place));
  if (!at) return;
  const float radius = kRingRadius * theme.scale;
  const ImVec2 centre{at->x, at->y};
  list.AddCircleFilled(centre, radius * 1.5F, faded(engine::ink::kInk, 0.62F));
  list.AddCircle(centre, radius, IM_COL32(0xE9, 0xC1, 0x5A, 0xFF), 0, 2.6F * theme.scale);
  list.AddCircle({centre.x - 0.6F * theme.scale, centre.y - 0.6F * theme.scale}, radius,
                 IM_COL32(0xFF, 0xF0, 0xC0, 0x90), 0, theme.scale);
}

/// What is written on a piece, before everything else.
void draw_writing(ImDrawList& list, const engine::Theme& theme, const engine::CameraView& camera,
                  const Actor& actor, float clock) {
  const Actor::Look look = look_at(actor, clock);
  const auto at = engine::screen_point(camera, look.pose.position);
  const std::string_view words = actor.piece.traits.writing;
  if (!at || words.empty()) return;
  const float size = 26 * theme.scale;
  const ImVec2 extent =
      theme.bold->CalcTextSizeA(size, FLT_MAX, 0, words.data(), words.data() + words.size());
  const ImVec2 centre{at->x, at->y};
  list.AddCircleFilled(centre, size * 0.78F, faded(engine::ink::kVellum, 0.92F * look.opacity));
  list.AddCircle(centre, size * 0.78F, faded(engine::ink::kWax, look.opacity), 0, 2 * theme.scale);
  list.AddText(theme.bold, size, {centre.x - extent.x / 2, centre.y - extent.y / 2},
               faded(engine::ink::kInk, look.opacity), words.data(), words.data() + words.size());
}

/// A badge goes with what it tells of.
bool is_hidden(const Formation& formation, const engine::CameraView& camera, const Stage& stage) {
  if (stage.dice_tray() <= 0) return false;
  const TrayPlace& tray = stage.tray_place();
  return is_behind_tray(tray, camera.eye, formation.speaker) ||
         is_behind_tray(tray, camera.eye, seal_place(formation, camera.distance));
}

}  // namespace

std::vector<ShownBadge> draw_badges(ImDrawList& list, const engine::Theme& theme,
                                    const engine::CameraView& camera, const Stage& stage) {
  std::vector<ShownBadge> drawn;
  std::vector<Badge> badges;
  std::vector<BadgeBox> boxes;
  for (const Formation& formation : stage.formations()) {
    if (is_hidden(formation, camera, stage)) continue;
    const std::optional<Badge> badge = badge_of(formation, theme, camera);
    if (!badge) continue;
    badges.push_back(*badge);
    boxes.push_back(box_of(*badge, theme));
    drawn.push_back({formation.region, boxes.back()});
  }
  const std::vector<float> lower = parted(boxes, kBetweenBadges * theme.scale);
  for (std::size_t i = 0; i < badges.size(); ++i) {
    badges[i].middle.y += lower[i];
    drawn[i].box.from.y += lower[i];
    drawn[i].box.to.y += lower[i];
    draw_badge(list, theme, badges[i]);
  }
  for (const Actor& actor : stage.actors()) {
    const PieceMark mark = actor.piece.traits.mark;
    if (mark == PieceMark::kWriting) draw_writing(list, theme, camera, actor, stage.clock());
    if (mark != PieceMark::kBand || actor.leaves) continue;
    draw_band(list, theme, camera, look_at(actor, stage.clock()).pose.position);
  }
  return drawn;
}

std::optional<glm::vec3> place_of_band(const engine::CameraView& camera, const Stage& stage) {
  for (const Actor& actor : stage.actors()) {
    if (actor.piece.traits.mark != PieceMark::kBand || actor.leaves) continue;
    return band_over(camera, look_at(actor, stage.clock()).pose.position);
  }
  return std::nullopt;
}

}  // namespace table
