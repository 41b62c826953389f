#include "game/table/seals/ring_marker.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <numbers>

#include "game/table/marks/screen_parts.h"
#include "game/table/pieces/growth.h"
#include "game/table/seals/seal.h"

namespace table {
namespace {

constexpr float kRadius = 20;
constexpr float kGold = 4.5F;  // width of the band
constexpr float kAbove = 7;    // over the head of who bears it
constexpr float kCount = 19;   // height of its digits
constexpr float kTop = -std::numbers::pi_v<float> / 2;
constexpr float kRound = 2 * std::numbers::pi_v<float>;

constexpr ImU32 kGoldInk = IM_COL32(0xE9, 0xC1, 0x5A, 0xFF);
constexpr ImU32 kLightGold = IM_COL32(0xFF, 0xF0, 0xC0, 0xFF);
constexpr ImU32 kFlame = IM_COL32(0xE8, 0x7A, 0x2A, 0xFF);
constexpr ImU32 kDark = IM_COL32(0x1E, 0x15, 0x10, 0xF4);

ImVec2 at(glm::vec2 point) { return {point.x, point.y}; }

const Actor* bearer(const Stage& stage) {
  for (const Actor& actor : stage.actors()) {
    if (actor.piece.traits.mark == PieceMark::kRing && !actor.leaves) return &actor;
  }
  return nullptr;
}

/// From the marker to who bears it, as a pin has it.
void draw_pin(ImDrawList& list, float scale, const RingPlace& place) {
  const glm::vec2 way = place.bearer - place.middle;
  const float length = glm::length(way);
  if (length <= kRadius * scale) return;
  const glm::vec2 ahead = way / length;
  const glm::vec2 aside(-ahead.y, ahead.x);
  const float reach = std::min(length, (kRadius + kAbove) * scale);
  const glm::vec2 root = place.middle + ahead * (kRadius * 0.8F * scale);
  const glm::vec2 half = aside * (kRadius * 0.45F * scale);
  const glm::vec2 point = place.middle + ahead * reach;
  list.AddTriangleFilled(at(root - half), at(root + half), at(point), kDark);
  list.AddTriangleFilled(at(root - half * 0.55F), at(root + half * 0.55F),
                         at(point - ahead * (2.5F * scale)), kGoldInk);
}

/// Open while everybody sees the Ring.
void draw_eye(ImDrawList& list, glm::vec2 middle, float half, float scale) {
  const float rise = half * 0.62F;
  const ImVec2 west{middle.x - half, middle.y};
  const ImVec2 east{middle.x + half, middle.y};
  list.PathLineTo(west);
  list.PathBezierQuadraticCurveTo({middle.x, middle.y - 2 * rise}, east);
  list.PathBezierQuadraticCurveTo({middle.x, middle.y + 2 * rise}, west);
  list.PathFillConvex(kFlame);
  const ImVec2 top{middle.x, middle.y - rise * 0.9F};
  const ImVec2 foot{middle.x, middle.y + rise * 0.9F};
  list.PathLineTo(top);
  list.PathBezierQuadraticCurveTo({middle.x + half * 0.5F, middle.y}, foot);
  list.PathBezierQuadraticCurveTo({middle.x - half * 0.5F, middle.y}, top);
  list.PathFillConvex(kDark);
  list.AddCircle(at(middle), rise * 0.98F, faded(kLightGold, 0.8F), 0, scale);
}

void draw_count(ImDrawList& list, const engine::Theme& theme, glm::vec2 middle, float size,
                const std::string& count) {
  const ImVec2 extent = theme.numerals->CalcTextSizeA(size, FLT_MAX, 0, count.c_str());
  list.AddText(theme.numerals, size, {middle.x - extent.x / 2, middle.y - extent.y / 2},
               engine::ink::kVellum, count.c_str());
}

}  // namespace

const Piece* bearer_of_ring(const Stage& stage) {
  const Actor* found = bearer(stage);
  return found == nullptr ? nullptr : &found->piece;
}

std::optional<RingPlace> place_of_ring(const engine::CameraView& camera, const Stage& stage,
                                       const engine::Theme& theme, const engine::ScreenPart& clear,
                                       glm::vec2 aside) {
  const Actor* actor = bearer(stage);
  if (actor == nullptr) return std::nullopt;
  const float size = actor->piece.scale * growth_at(actor->piece, camera.distance);
  const glm::vec3 foot = look_at(*actor, stage.clock()).pose.position;
  const glm::vec3 head(0, actor->piece.traits.pick_cylinder.height * size, 0);
  const auto bearer_seen = engine::screen_point(camera, foot + head);
  if (!bearer_seen) return std::nullopt;
  const float radius = kRadius * theme.scale;
  const glm::vec2 wanted = *bearer_seen - glm::vec2(0, radius + kAbove * theme.scale) + aside;
  const glm::vec2 edge(radius + theme.scale);
  const glm::vec2 middle =
      glm::clamp(wanted, clear.from + edge, glm::max(clear.from + edge, clear.to - edge));
  return RingPlace{
      .middle = middle, .bearer = *bearer_seen, .part = {middle - radius, middle + radius}};
}

void draw_ring(ImDrawList& list, const engine::Theme& theme, const RingPlace& place,
               const RingState& state) {
  const float scale = theme.scale;
  const float radius = kRadius * scale;
  const ImVec2 middle = at(place.middle);
  list.AddCircleFilled({middle.x + scale, middle.y + 2 * scale}, radius + scale,
                       faded(engine::ink::kInk, 0.45F));
  draw_pin(list, scale, place);
  list.AddCircleFilled(middle, radius, kDark);
  const float band = radius - kGold * scale / 2 - scale;
  list.AddCircle(middle, band, kGoldInk, 0, kGold * scale);
  list.AddCircle({middle.x - 0.5F * scale, middle.y - 0.7F * scale}, band + 1.2F * scale,
                 faded(kLightGold, 0.6F), 0, scale);
  if (state.filled > 0) {
    list.PathArcTo(middle, band, kTop, kTop + kRound * std::min(1.0F, state.filled));
    list.PathStroke(engine::ink::kWax, 0, kGold * scale);
  }
  const bool has_steps = !state.steps.empty();
  if (state.is_seen) {
    const glm::vec2 raised(0, has_steps ? -5 * scale : 0);
    draw_eye(list, place.middle + raised, 10 * scale, scale);
    if (has_steps)
      draw_count(list, theme, place.middle + glm::vec2(0, 7 * scale), 13 * scale, state.steps);
  } else {
    draw_count(list, theme, place.middle, kCount * scale, state.steps);
  }
}

void draw_thread(ImDrawList& list, const engine::Theme& theme, const engine::CameraView& camera,
                 const Stage& stage, std::span<const ThreadStroke> strokes) {
  const auto draw = [&](ImU32 colour, float width) {
    for (const ThreadStroke& stroke : strokes) {
      if (is_behind_dice(stage, camera, stroke.from)) continue;
      const auto from = engine::screen_point(camera, stroke.from);
      const auto to = engine::screen_point(camera, stroke.to);
      if (from && to) list.AddLine(at(*from), at(*to), colour, width * theme.scale);
    }
  };
  draw(faded(kDark, 0.5F), 3.2F);
  draw(kGoldInk, 1.6F);
}

}  // namespace table
