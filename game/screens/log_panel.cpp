#include "game/screens/log_panel.h"

#include <algorithm>

#include "engine/ui/widgets.h"
#include "game/screens/card_preview.h"

namespace screens {
namespace {

constexpr float kWidth = 248;

/// The end stays in sight unless the reader has scrolled back. A sheet knows its length only after
/// it was drawn, so a new line is followed for a few frames.
void keep_at_end(Sheet& sheet) {
  Memory& memory = sheet.memory;
  if (memory.log_lines != sheet.state.log.size() || ImGui::IsWindowAppearing()) {
    memory.log_lines = sheet.state.log.size();
    memory.log_follows = 3;
  }
  const bool at_end = ImGui::GetScrollY() >= ImGui::GetScrollMaxY() - 1;
  if (at_end || memory.log_follows > 0) ImGui::SetScrollHereY(1);
  if (memory.log_follows > 0) --memory.log_follows;
}

/// A line about a card stands in full ink; pointed at, it shows the card.
void draw_line(Sheet& sheet, const match::LogLine& line) {
  const float height = 6 * ImGui::GetTextLineHeight();
  const bool in_sight = ImGui::IsRectVisible(ImVec2(ImGui::GetContentRegionAvail().x, height));
  const CardId card = in_sight ? sheet.state.game.card_of(line.event) : kNoCard;
  const bool has_card = card != kNoCard;
  write(sheet.theme.text, has_card ? engine::ink::kInk : engine::ink::kSoftInk, line.sentence);
  if (has_card) read_pointed_card(sheet, card);
}

void draw_lines(Sheet& sheet, const engine::PanelPlace& place) {
  if (engine::begin_panel(sheet.theme, "log", "", place)) {
    ImGui::BeginChild("lines", ImVec2(0, 0), false);
    for (const match::LogLine& line : sheet.state.log) draw_line(sheet, line);
    keep_at_end(sheet);
    ImGui::EndChild();
  }
  engine::end_panel();
}

}  // namespace

float log_width(const Sheet& sheet) {
  const bool shown = sheet.memory.log_open && !sheet.compact() && !sheet.state.log.empty();
  return shown ? sheet.unit(kWidth) : 0;
}

void draw_log(Sheet& sheet, float top) {
  const float edge = gap(sheet.theme);
  if (sheet.compact()) {
    if (!sheet.memory.log_sheet_open) return;
    const float width = middle_width(sheet.theme, sheet.screen);
    draw_lines(sheet, {.position = {sheet.screen.x / 2, bar_height(sheet.theme) + edge},
                       .size = {width, sheet.unit(240)},
                       .pivot = {0.5F, 0}});
    return;
  }
  const float room = sheet.screen.y - edge - top;
  if (log_width(sheet) <= 0 || room < sheet.unit(84)) return;
  sheet.answer.clear_to.x =
      std::min(sheet.answer.clear_to.x, sheet.screen.x - 2 * edge - log_width(sheet));
  draw_lines(sheet, {.position = sheet.screen - glm::vec2(edge),
                     .size = {log_width(sheet), std::min(room, sheet.unit(260))},
                     .pivot = {1, 1}});
}

}  // namespace screens
