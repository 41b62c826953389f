#include "game/screens/cards/announced_card.h"

#include <algorithm>

namespace screens {
namespace {

constexpr double kShown = 6;    // seconds
constexpr double kFlies = 0.4;  // seconds of them, in the beginning and at the end

CardFlight flight_of(const Sheet& sheet, const AnnouncedCard& announced, ScreenEnd end) {
  const double seconds = ImGui::GetTime() - announced.since;
  const bool is_still = sheet.state.settings != nullptr && sheet.state.settings->reduced_motion;
  const double share = std::clamp(std::min(seconds, kShown - seconds) / kFlies, 0.0, 1.0);
  return {.from = {end == ScreenEnd::kLeft ? 0 : sheet.screen.x, bar_height(sheet.theme)},
          .share = is_still ? 1 : static_cast<float>(share),
          .comes_hidden = seconds < kShown / 2};
}

void lay_beside_sheets(Sheet& sheet, const AnnouncedCard& announced, ScreenEnd end) {
  const float edge = gap(sheet.theme);
  const float side = end == ScreenEnd::kLeft
                         ? std::max(0.0F, sheet.answer.clear_from.x - edge)
                         : std::min(sheet.screen.x, sheet.answer.clear_to.x + edge);
  const glm::vec2 from(side, bar_height(sheet.theme) + edge);
  const glm::vec2 to(side, sheet.screen.y - edge);
  sheet.preview = {.card = announced.card,
                   .item_from = from,
                   .item_to = to,
                   .sheet_from = from,
                   .sheet_to = to,
                   .flight = flight_of(sheet, announced, end)};
}

}  // namespace

void announce(AnnouncedCard& announced, CardId card) { announced = {card, ImGui::GetTime()}; }

void draw_announced(Sheet& sheet, AnnouncedCard& announced, ScreenEnd end) {
  const bool is_stale = ImGui::GetTime() - announced.since > kShown;
  if (is_stale || ImGui::IsMouseClicked(ImGuiMouseButton_Left)) announced.card = kNoCard;
  if (announced.card == kNoCard || sheet.preview) return;
  lay_beside_sheets(sheet, announced, end);
}

}  // namespace screens
