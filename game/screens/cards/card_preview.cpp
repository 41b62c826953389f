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
float most_height(const Sheet& sheet, const CardPreview& preview) {
  if (preview.foot) return preview.foot->y - bar_height(sheet.theme);
  return sheet.screen.y - 2 * gap(sheet.theme);
}

float width_that_fits(Sheet& sheet, CardId card, float height) {
  for (const float width : kWidths) {
    if (sheet.state.game.panels.card_height(sheet, card, sheet.unit(width)) <= height)
      return sheet.unit(width);
  }
  return sheet.unit(kWidths.back());
}

/// The left edge of a card beside the sheet that points; nothing where there is no room.
std::optional<float> beside(const Sheet& sheet, const CardPreview& preview, float width) {
  const float edge = gap(sheet.theme);
  const float least = sheet.unit(kWidths.front()) + 2 * edge;
  const float right = sheet.screen.x - preview.sheet_to.x;
  const float left = preview.sheet_from.x;
  if (right >= left && right >= least) return preview.sheet_to.x + edge;
  if (left >= least) return preview.sheet_from.x - edge - width;
  return std::nullopt;
}

ImVec2 place_of_lifted(const Sheet& sheet, const CardPreview& preview, glm::vec2 size) {
  const float edge = gap(sheet.theme);
  const float most = std::max(edge, preview.sheet_to.x - size.x);
  const float left =
      std::clamp(preview.foot->x - size.x / 2, std::min(preview.sheet_from.x, most), most);
  return {left, std::max(edge, preview.foot->y - size.y)};
}

/// What a lesson says stays in sight, where there is room beside it.
glm::vec2 beside_lesson(const Sheet& sheet, glm::vec2 at, glm::vec2 size) {
  const ImGuiWindow* slip = ImGui::FindWindowByName("tutorial");
  if (sheet.state.find<TutorialShown>() == nullptr || slip == nullptr) return at;
  const ImRect said = slip->Rect();
  if (!said.Overlaps({at.x, at.y, at.x + size.x, at.y + size.y})) return at;
  const float edge = gap(sheet.theme);
  const float right = said.Max.x + edge;
  const float left = said.Min.x - edge - size.x;
  if (right + size.x + edge <= sheet.screen.x) return {right, at.y};
  return {left >= edge ? left : at.x, at.y};
}

/// Beside the sheet that points, else above it, else at the edge of the screen farther away.
ImVec2 place_of(const Sheet& sheet, const CardPreview& preview, glm::vec2 size) {
  if (preview.foot) return place_of_lifted(sheet, preview, size);
  const float edge = gap(sheet.theme);
  const glm::vec2 middle = (preview.item_from + preview.item_to) / 2.0F;
  const float above = preview.sheet_from.y - edge;
  glm::vec2 at(0);
  if (const auto left = beside(sheet, preview, size.x)) {
    at = {*left, preview.sheet_from.y};
  } else if (above - edge >= size.y) {
    at = {middle.x - size.x / 2, above - size.y};
  } else {
    at = {middle.x > sheet.screen.x / 2 ? edge : sheet.screen.x - edge - size.x, edge};
  }
  const glm::vec2 last = glm::max(glm::vec2(edge), sheet.screen - glm::vec2(edge) - size);
  at = beside_lesson(sheet, glm::clamp(at, glm::vec2(edge), last), size);
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

void draw_flying(Sheet& sheet, ImDrawList& list, const CardPreview& preview, ImVec2 at,
                 glm::vec2 size) {
  const int first = list.VtxBuffer.Size;
  if (turned(*preview.flight) < 0) {
    sheet.state.game.panels.draw_card_back(sheet, list, preview.card, at,
                                           {at.x + size.x, at.y + size.y});
  } else {
    sheet.state.game.panels.draw_card(sheet, list, preview.card, preview.is_missing, at, size.x);
  }
  const glm::vec2 middle(at.x + size.x / 2, at.y + size.y / 2);
  for (int i = first; i < list.VtxBuffer.Size; ++i) {
    ImVec2& corner = list.VtxBuffer[i].pos;
    corner = on_the_way(*preview.flight, {corner.x, corner.y}, middle);
  }
}

}  // namespace

void read_card(Sheet& sheet, CardId card, CardLook look) {
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  const ImGuiWindow& window = *ImGui::GetCurrentWindow()->RootWindow;
  const ImVec2 at = window.Pos;
  const ImVec2 size = window.Size;
  sheet.preview = {.card = card,
                   .is_missing = look == CardLook::kMissing,
                   .item_from = {from.x, from.y},
                   .item_to = {to.x, to.y},
                   .sheet_from = {at.x, at.y},
                   .sheet_to = {at.x + size.x, at.y + size.y}};
}

void read_pointed_card(Sheet& sheet, CardId card, CardLook look) {
  if (is_held_or_pointed()) read_card(sheet, card, look);
}

void draw_card_preview(Sheet& sheet) {
  if (!sheet.preview) return;
  const CardPreview& preview = *sheet.preview;
  const float width = width_that_fits(sheet, preview.card, most_height(sheet, preview));
  const glm::vec2 size(width, sheet.state.game.panels.card_height(sheet, preview.card, width));
  const ImVec2 at = place_of(sheet, preview, size);
  sheet.drawn.read = {
      .card = preview.card, .from = {at.x, at.y}, .to = {at.x + size.x, at.y + size.y}};
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  if (preview.flight && preview.flight->share < 1) {
    return draw_flying(sheet, list, preview, at, size);
  }
  sheet.state.game.panels.draw_card(sheet, list, preview.card, preview.is_missing, at, width);
}

}  // namespace screens
