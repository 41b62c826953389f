#pragma once

#include <imgui.h>

#include "engine/ui/theme.h"
#include "game/table/pieces/mirror.h"

// What is drawn of a force's number: a seal of wax, and a slip of vellum beside it. In points.
namespace table {

/// Of a seal: the wax and what is pressed into it.
struct SealPaint {
  ImU32 wax;
  ImU32 number;
};
/// `paint` is that of the figures, linear.
SealPaint seal_paint(const glm::vec4& paint);

ImU32 faded(ImU32 colour, float opacity);

/// A sign of one colour; `radius` from its middle to the edge of its square.
void draw_emblem(ImDrawList& list, ImVec2 centre, float radius, const figures::InkedEmblem& sign,
                 ImU32 colour);

/// What is read on a seal.
struct Seal {
  SealShape shape = SealShape::kDisc;
  SealPaint paint{};
  const figures::InkedEmblem* sign = nullptr;
  int units = 0;
  int leaders = 0;
};

/// From afar: wax with a sign, and below it a slip with the number of units and of those who lead.
/// Without a sign, the number of units is in the wax.
void draw_great_seal(ImDrawList& list, const engine::Theme& theme, ImVec2 centre, float radius,
                     const Seal& seal, float opacity);
/// What a great seal covers, from its middle.
struct SealReach {
  float aside = 0;
  float above = 0;
  float below = 0;
};
SealReach reach_of(const engine::Theme& theme, const Seal& seal, float radius);

/// From near by: wax with the number of units.
void draw_small_seal(ImDrawList& list, const engine::Theme& theme, ImVec2 centre, float radius,
                     const Seal& seal, float opacity);

/// A slip that comes out below the seal, with the number of each kind beside its sign.
void draw_slip(ImDrawList& list, const engine::Theme& theme, ImVec2 seal, const KindCounts& kinds,
               float opacity);
/// From the middle of the seal.
float slip_end(const engine::Theme& theme, const KindCounts& kinds);

}  // namespace table
