#include "game/table/badges.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <glm/common.hpp>
#include <string>

#include "game/table/dice/tray_place.h"
#include "game/table/distance.h"
#include "game/table/miniatures/palette.h"
#include "rules/wotr/names.h"

namespace table {
namespace {

constexpr float kNearFade = 30;  // nearer than this every figure is seen
constexpr float kNearGone = 18;
constexpr float kNearSeal = 11;  // radius in points
constexpr float kFarSeal = 8;
constexpr float kSlipFrom = 66;  // nearer than this the kinds are told
constexpr float kRingHeight = 1.5F;
constexpr float kRingRadius = 5;
constexpr float kWaxShade = 0.72F;
constexpr float kPaleWax = 0.3F;
constexpr float kSealHeight = 0.3F;

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

ImU32 faded(ImU32 colour, float opacity) {
  const auto alpha = static_cast<ImU32>(static_cast<float>(colour >> IM_COL32_A_SHIFT) * opacity);
  return (colour & ~IM_COL32_A_MASK) | (alpha << IM_COL32_A_SHIFT);
}

struct Kinds {
  int regulars = 0;
  int elites = 0;
  int leaders = 0;
};

Kinds kinds_of(const Group& group) {
  Kinds kinds{.regulars = wotr::regulars_of(group.figures, group.side),
              .elites = wotr::elites_of(group.figures, group.side),
              .leaders = 0};
  kinds.leaders =
      group.side == wotr::Side::kFree ? wotr::leaders_of(group.figures) : int{group.figures.nazgul};
  return kinds;
}

/// Wax with a number pressed into it: smaller from afar, where there are many.
void draw_seal(ImDrawList& list, const engine::Theme& theme, ImVec2 centre, float radius,
               const SealPaint& paint, float opacity, int count) {
  list.AddCircleFilled({centre.x + theme.scale * 0.7F, centre.y + theme.scale}, radius * 1.08F,
                       faded(engine::ink::kInk, 0.4F));
  list.AddCircleFilled(centre, radius, faded(paint.wax, opacity));
  list.AddCircle(centre, radius * 0.82F, IM_COL32(0, 0, 0, 60), 0, theme.scale);
  const std::string number = std::to_string(count);
  const float size = radius * 1.55F;
  const ImVec2 extent = theme.bold->CalcTextSizeA(size, FLT_MAX, 0, number.c_str());
  list.AddText(theme.bold, size, {centre.x - extent.x / 2, centre.y - extent.y / 2},
               faded(paint.number, opacity), number.c_str());
}

/// A slip of vellum: a square for Regulars, a diamond for Elites, a pennant for those who lead.
void draw_slip(ImDrawList& list, const engine::Theme& theme, ImVec2 left_middle, const Kinds& kinds,
               float opacity) {
  const float size = 13 * theme.scale;
  const float mark = 3.2F * theme.scale;
  const std::array counts{kinds.regulars, kinds.elites, kinds.leaders};
  float width = 5 * theme.scale;
  for (const int count : counts) width += count > 0 ? size * 1.55F : 0;
  const ImVec2 from{left_middle.x, left_middle.y - size * 0.62F};
  const ImVec2 to{left_middle.x + width, left_middle.y + size * 0.62F};
  list.AddRectFilled(from, to, faded(engine::ink::kVellum, opacity * 0.92F), 2 * theme.scale);
  list.AddRect(from, to, faded(engine::ink::kSoftInk, opacity * 0.8F), 2 * theme.scale);
  const ImU32 ink = faded(engine::ink::kInk, opacity);
  float pen = left_middle.x + 6 * theme.scale;
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    if (counts[kind] == 0) continue;
    const ImVec2 at{pen + mark * 0.5F, left_middle.y};
    if (kind == 0) {
      list.AddRectFilled({at.x - mark * 0.8F, at.y - mark * 0.8F},
                         {at.x + mark * 0.8F, at.y + mark * 0.8F}, ink);
    } else if (kind == 1) {
      list.AddNgonFilled(at, mark * 1.25F, ink, 4);
    } else {
      list.AddTriangleFilled({at.x - mark * 0.7F, at.y - mark * 1.2F},
                             {at.x + mark * 1.1F, at.y - mark * 0.4F},
                             {at.x - mark * 0.7F, at.y + mark * 0.4F}, ink);
      list.AddLine({at.x - mark * 0.7F, at.y - mark * 1.2F},
                   {at.x - mark * 0.7F, at.y + mark * 1.3F}, ink, theme.scale);
    }
    const std::string number = std::to_string(counts[kind]);
    list.AddText(theme.text, size, {pen + mark * 2.1F, left_middle.y - size * 0.52F}, ink,
                 number.c_str());
    pen += size * 1.55F;
  }
}

/// Beside the whole force near by, beside the one who speaks for it from afar.
glm::vec3 seal_place(const Group& group, float distance) {
  return glm::mix(group.badge, group.badge_afar, afar(distance)) + glm::vec3(0, kSealHeight, 0);
}

void draw_badge(ImDrawList& list, const engine::Theme& theme, const engine::CameraView& camera,
                const Group& group) {
  const Kinds kinds = kinds_of(group);
  const int units = kinds.regulars + kinds.elites;
  const bool all_seen =
      group.shown >= units + kinds.leaders + wotr::count(group.figures.characters);
  float opacity = std::clamp((camera.distance - kNearGone) / (kNearFade - kNearGone), 0.0F, 1.0F);
  if (!all_seen) opacity = 1;
  if (units == 0 || opacity <= 0) return;
  const auto middle = engine::screen_point(camera, seal_place(group, camera.distance));
  if (!middle || middle->x < 0 || middle->y < 0 || middle->x > camera.screen.x ||
      middle->y > camera.screen.y) {
    return;
  }
  if (camera.distance < kSlipFrom) {
    const ImVec2 beside{middle->x + 6 * theme.scale, middle->y};
    draw_slip(list, theme, beside, kinds, opacity);
  }
  const float radius = std::lerp(kNearSeal, kFarSeal, afar(camera.distance)) * theme.scale;
  draw_seal(list, theme, {middle->x, middle->y}, radius, seal_paint(leading_nation(group.figures)),
            opacity, units);
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

SealPaint seal_paint(wotr::Nation nation) {
  const glm::vec4 paint = nation_paint(id_of(nation));
  // Darker than the Nation's paint, as wax is, so that vellum is read on it.
  const auto channel = [](float linear) {
    return static_cast<int>(std::clamp(std::sqrt(linear) * kWaxShade, 0.0F, 1.0F) * 255);
  };
  const bool is_pale = 0.3F * paint.r + 0.6F * paint.g + 0.1F * paint.b > kPaleWax;
  const float shade = is_pale ? 1 / kWaxShade : 1;
  const ImU32 wax = IM_COL32(channel(paint.r * shade * shade), channel(paint.g * shade * shade),
                             channel(paint.b * shade * shade), 255);
  return {wax, is_pale ? engine::ink::kInk : engine::ink::kVellum};
}

void draw_badges(ImDrawList& list, const engine::Theme& theme, const engine::CameraView& camera,
                 const Stage& stage) {
  for (const Group& group : stage.groups()) {
    if (!is_hidden(group, camera, stage)) draw_badge(list, theme, camera, group);
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
