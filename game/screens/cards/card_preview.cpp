#include "game/screens/cards/card_preview.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/common.hpp>
#include <numbers>
#include <optional>

#include <imgui_internal.h>

namespace screens {
namespace {

/// The narrowest card that is not too high, in points at 1x.
constexpr std::array kWidths{300.0F, 340.0F, 390.0F, 450.0F, 520.0F};

/// How much room there is above what the card comes from.
float most_height(const Context& context, const CardPreview& preview) {
  if (preview.foot) return preview.foot->y - bar_height(context.theme);
  return context.screen.y - 2 * gap(context.theme);
}

float width_that_fits(Context& context, CardId card, float height) {
  for (const float width : kWidths) {
    if (context.state.game.panels.card_height(context, card, context.unit(width)) <= height)
      return context.unit(width);
  }
  return context.unit(kWidths.back());
}

/// The left edge of a card beside the sheet that points; nothing where there is no room.
std::optional<float> beside(const Context& context, const CardPreview& preview, float width) {
  const float edge = gap(context.theme);
  const float least = context.unit(kWidths.front()) + 2 * edge;
  const float right = context.screen.x - preview.sheet_to.x;
  const float left = preview.sheet_from.x;
  if (right >= left && right >= least) return preview.sheet_to.x + edge;
  if (left >= least) return preview.sheet_from.x - edge - width;
  return std::nullopt;
}

ImVec2 place_of_lifted(const Context& context, const CardPreview& preview, glm::vec2 size) {
  const float edge = gap(context.theme);
  const float most = std::max(edge, preview.sheet_to.x - size.x);
  const float left =
      std::clamp(preview.foot->x - size.x / 2, std::min(preview.sheet_from.x, most), most);
  return {left, std::max(edge, preview.foot->y - size.y)};
}

/// What a lesson says stays in sight, where there is room beside it.
glm::vec2 beside_lesson(const Context& context, glm::vec2 at, glm::vec2 size) {
  const ImGuiWindow* panel = ImGui::FindWindowByName("tutorial");
  if (context.state.find<TutorialShown>() == nullptr || panel == nullptr) return at;
  const ImRect said = panel->Rect();
  if (!said.Overlaps({at.x, at.y, at.x + size.x, at.y + size.y})) return at;
  const float edge = gap(context.theme);
  const float right = said.Max.x + edge;
  const float left = said.Min.x - edge - size.x;
  if (right + size.x + edge <= context.screen.x) return {right, at.y};
  return {left >= edge ? left : at.x, at.y};
}

/// Beside the sheet that points, else above it, else at the edge of the screen farther away.
ImVec2 place_of(const Context& context, const CardPreview& preview, glm::vec2 size) {
  if (preview.foot) return place_of_lifted(context, preview, size);
  const float edge = gap(context.theme);
  const glm::vec2 middle = (preview.item_from + preview.item_to) / 2.0F;
  const float above = preview.sheet_from.y - edge;
  glm::vec2 at(0);
  if (const auto left = beside(context, preview, size.x)) {
    at = {*left, preview.sheet_from.y};
  } else if (above - edge >= size.y) {
    at = {middle.x - size.x / 2, above - size.y};
  } else {
    at = {middle.x > context.screen.x / 2 ? edge : context.screen.x - edge - size.x, edge};
  }
  const glm::vec2 last = glm::max(glm::vec2(edge), context.screen - glm::vec2(edge) - size);
  at = beside_lesson(context, glm::clamp(at, glm::vec2(edge), last), size);
  return {at.x, at.y};
}

bool is_held_or_pointed() {
  return ImGui::IsItemHovered() || ImGui::IsItemActive() ||
         (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible);
}

float eased(float share) { return share * share * (3 - 2 * share); }

/// How broad a card looks that turns over on its way; below 0 its back is seen.
float turned(const CardFlight& flight) {
  return flight.comes_hidden ? -std::cos(eased(flight.share) * std::numbers::pi_v<float>) : 1;
}

/// Where a corner of the card at rest is on the way.
ImVec2 on_the_way(const CardFlight& flight, glm::vec2 corner, glm::vec2 middle) {
  const float share = eased(flight.share);
  const glm::vec2 at = glm::mix(flight.from, middle, share);
  const glm::vec2 arm = (corner - middle) * share;
  return {at.x + arm.x * std::abs(turned(flight)), at.y + arm.y};
}

void draw_flying(Context& context, ImDrawList& list, const CardPreview& preview, ImVec2 at,
                 glm::vec2 size) {
  const int first = list.VtxBuffer.Size;
  if (turned(*preview.flight) < 0) {
    context.state.game.panels.draw_card_back(context, list, preview.card, at,
                                             {at.x + size.x, at.y + size.y});
  } else {
    context.state.game.panels.draw_card(context, list, preview.card, preview.is_missing, at,
                                        size.x);
  }
  const glm::vec2 middle(at.x + size.x / 2, at.y + size.y / 2);
  for (int i = first; i < list.VtxBuffer.Size; ++i) {
    ImVec2& corner = list.VtxBuffer[i].pos;
    corner = on_the_way(*preview.flight, {corner.x, corner.y}, middle);
  }
}

}  // namespace

void read_card(Context& context, CardId card, CardLook look) {
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  const ImGuiWindow& window = *ImGui::GetCurrentWindow()->RootWindow;
  const ImVec2 at = window.Pos;
  const ImVec2 size = window.Size;
  context.preview = {.card = card,
                     .is_missing = look == CardLook::kMissing,
                     .item_from = {from.x, from.y},
                     .item_to = {to.x, to.y},
                     .sheet_from = {at.x, at.y},
                     .sheet_to = {at.x + size.x, at.y + size.y}};
}

void read_pointed_card(Context& context, CardId card, CardLook look) {
  if (is_held_or_pointed()) read_card(context, card, look);
}

void draw_card_preview(Context& context) {
  if (!context.preview) return;
  const CardPreview& preview = *context.preview;
  const float width = width_that_fits(context, preview.card, most_height(context, preview));
  const glm::vec2 size(width, context.state.game.panels.card_height(context, preview.card, width));
  const ImVec2 at = place_of(context, preview, size);
  context.drawn.read = {
      .card = preview.card, .from = {at.x, at.y}, .to = {at.x + size.x, at.y + size.y}};
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  if (preview.flight && preview.flight->share < 1) {
    return draw_flying(context, list, preview, at, size);
  }
  context.state.game.panels.draw_card(context, list, preview.card, preview.is_missing, at, width);
}

}  // namespace screens
