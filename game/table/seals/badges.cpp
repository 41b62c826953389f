#include "game/table/seals/badges.h"

#include <cfloat>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <string_view>

#include "game/table/marks/screen_parts.h"
#include "game/table/seals/badge.h"

namespace table {
namespace {

constexpr float kThreadFrom = 2.4F;  // radii from who stands there

bool is_on_screen(glm::vec2 place, const engine::CameraView& camera) {
  return place.x >= 0 && place.y >= 0 && place.x <= camera.screen.x && place.y <= camera.screen.y;
}

/// From the seal to who it tells of.
void draw_thread(ImDrawList& list, const engine::Theme& theme, const Badge& badge, glm::vec2 seal,
                 glm::vec2 speaker) {
  if (glm::distance(seal, speaker) < kThreadFrom * badge.radius) return;
  const ImVec2 from{speaker.x, speaker.y};
  const ImVec2 to{seal.x, seal.y};
  list.AddLine(from, to, faded(engine::ink::kVellum, 0.7F * badge.opacity), 3 * theme.scale);
  list.AddLine(from, to, faded(engine::ink::kInk, 0.85F * badge.opacity), 1.2F * theme.scale);
  list.AddCircleFilled(from, 2.4F * theme.scale, faded(engine::ink::kInk, badge.opacity));
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
bool is_hidden(const Formation& formation, glm::vec3 seal, const engine::CameraView& camera,
               const Stage& stage) {
  return is_behind_dice(stage, camera, formation.speaker) || is_behind_dice(stage, camera, seal);
}

/// A badge that is seen, and where.
struct Seen {
  Badge badge;
  glm::vec2 middle{0};
  glm::vec2 speaker{0};
};

}  // namespace

std::vector<ShownBadge> draw_badges(ImDrawList& list, const engine::Theme& theme,
                                    const engine::CameraView& camera, const Stage& stage,
                                    std::span<const glm::vec3> places) {
  std::vector<ShownBadge> drawn;
  std::vector<Seen> seen;
  for (std::size_t i = 0; i < stage.formations().size(); ++i) {
    const Formation& formation = stage.formations()[i];
    if (is_hidden(formation, places[i], camera, stage)) continue;
    const Badge badge = badge_of(formation, theme, camera.distance);
    const auto middle = engine::screen_point(camera, places[i]);
    const auto speaker = engine::screen_point(camera, formation.speaker);
    if (badge.opacity <= 0 || !middle || !speaker || !is_on_screen(*middle, camera)) continue;
    const engine::ScreenPart reach = reach_of(badge, theme);
    drawn.push_back({formation.region, {*middle + reach.from, *middle + reach.to}});
    seen.push_back({badge, *middle, *speaker});
  }
  for (const Seen& one : seen) draw_thread(list, theme, one.badge, one.middle, one.speaker);
  for (const Seen& one : seen) draw_badge(list, theme, one.badge, {one.middle.x, one.middle.y});
  for (const Actor& actor : stage.actors()) {
    if (actor.piece.traits.mark == PieceMark::kWriting)
      draw_writing(list, theme, camera, actor, stage.clock());
  }
  return drawn;
}

std::vector<engine::ScreenPart> parts_of_marks(const engine::Theme& theme,
                                               const engine::CameraView& camera, const Stage& stage,
                                               std::span<const glm::vec3> places,
                                               const std::optional<engine::ScreenPart>& ring) {
  std::vector<engine::ScreenPart> parts;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Badge badge = badge_of(stage.formations()[i], theme, camera.distance);
    const auto middle = engine::screen_point(camera, places[i]);
    if (badge.opacity <= 0 || !middle) continue;
    const engine::ScreenPart reach = reach_of(badge, theme);
    parts.push_back({*middle + reach.from, *middle + reach.to});
  }
  if (ring) parts.push_back(*ring);
  return parts;
}

}  // namespace table
