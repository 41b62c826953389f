#pragma once

#include <imgui.h>

#include "engine/ui/theme.h"
#include "game/table/pieces/mirror.h"

// What is drawn of a force's number: a seal of wax, and a slip of vellum beside it. In points.
namespace table {

/// Of a seal: the wax and the number in it.
struct SealPaint {
  ImU32 wax;
  ImU32 number;
};
/// `paint` is that of the figures, linear.
SealPaint seal_paint(const glm::vec4& paint);

ImU32 faded(ImU32 colour, float opacity);

/// Wax with a number pressed into it.
void draw_seal(ImDrawList& list, const engine::Theme& theme, ImVec2 centre, float radius,
               const SealPaint& paint, float opacity, int count);

/// A slip that comes out below the seal, with the number of each kind beside its sign.
void draw_slip(ImDrawList& list, const engine::Theme& theme, ImVec2 seal, const KindCounts& kinds,
               float opacity);
/// From the middle of the seal.
float slip_end(const engine::Theme& theme, const KindCounts& kinds);

}  // namespace table
