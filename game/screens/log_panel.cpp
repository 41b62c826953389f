#include "game/screens/log_panel.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/cards/card_preview.h"
#include "game/screens/controls/control.h"

namespace screens {
namespace {

constexpr float kWidth = 248;
constexpr float kMark = 18;  // the room for it, in points
constexpr int kWorthTelling = 3;
constexpr std::size_t kMostRecent = 40;

/// The end stays in sight unless the reader has scrolled back. A sheet knows its length only after
/// it was drawn, so a new line is followed for a few frames.
void keep_at_end(Sheet& sheet) {
  LogMemory& own = sheet.memory.own<LogMemory>();
  if (own.lines != sheet.state.log.size() || ImGui::IsWindowAppearing()) {
    own.lines = sheet.state.log.size();
    own.follows = 3;
  }
  const bool at_end = ImGui::GetScrollY() >= ImGui::GetScrollMaxY() - 1;
  if (at_end || own.follows > 0) ImGui::SetScrollHereY(1);
  if (own.follows > 0) --own.follows;
}

/// Where it happened; the first place, if there are several.
std::optional<table::RegionId> place_of(Sheet& sheet, const core::Event& event) {
  for (const table::RegionId region : sheet.state.game.moments->places_of(event)) return region;
  return std::nullopt;
}

/// Pressed, it leads to its place; pointed at, it lights it up.
void press_line(Sheet& sheet, const core::Event& event, std::size_t number) {
  const std::optional<table::RegionId> place = place_of(sheet, event);
  if (!place) return;
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  ImGui::SetCursorScreenPos(from);
  ImGui::PushID(static_cast<int>(number));
  const ImVec2 size(std::max(1.0F, to.x - from.x), std::max(1.0F, to.y - from.y));
  if (engine::press_area("place", size)) ask(sheet, commands::kLookAt, place);
  if (ImGui::IsItemHovered()) {
    sheet.drawn.lit.insert(*place);
    ImGui::GetWindowDrawList()->AddRectFilled(from, to, IM_COL32(0xB0, 0x8D, 0x4A, 0x40), 3);
  }
  ImGui::PopID();
}

/// A line about a card stands in full ink; pointed at, it shows the card. Whose doing it is stands
/// at the edge.
void draw_line(Sheet& sheet, const match::LogLine& line, std::size_t number) {
  const float height = 6 * ImGui::GetTextLineHeight();
  const bool in_sight = ImGui::IsRectVisible(ImVec2(ImGui::GetContentRegionAvail().x, height));
  const CardId card = in_sight ? sheet.state.game.words.card_of(line.event) : kNoCard;
  const bool has_card = card != kNoCard;
  const float edge = sheet.unit(kMark);
  const ImVec2 from = ImGui::GetCursorScreenPos();
  if (in_sight) {
    const ImVec2 centre(from.x + edge * 0.4F, from.y + ImGui::GetTextLineHeight() * 0.52F);
    sheet.state.game.panels.draw_side_mark(sheet, *ImGui::GetWindowDrawList(), line.event, centre,
                                           edge * 0.62F);
  }
  const bool is_new = number >= sheet.memory.own<LogMemory>().read;
  ImGui::Indent(edge);
  write(sheet.theme.text, has_card || is_new ? engine::ink::kInk : engine::ink::kSoftInk,
        line.sentence);
  if (has_card) read_pointed_card(sheet, card);
  if (in_sight) press_line(sheet, line.event, number);
  ImGui::Unindent(edge);
}

/// Between what the person has decided and what others did since.
void draw_since(Sheet& sheet, std::size_t number) {
  const bool is_first = number == sheet.memory.own<LogMemory>().read && number > 0;
  if (!is_first) return;
  engine::ink_rule(sheet.theme);
  write(sheet.theme.small_caps, engine::ink::kWax, say(sheet, "screen.since"));
}

void draw_lines(Sheet& sheet, const engine::PanelPlace& place) {
  if (engine::begin_panel(sheet.theme, "log", "", place)) {
    ImGui::BeginChild("lines", ImVec2(0, 0), false);
    for (std::size_t i = 0; i < sheet.state.log.size(); ++i) {
      draw_since(sheet, i);
      draw_line(sheet, sheet.state.log[i], i);
    }
    keep_at_end(sheet);
    ImGui::EndChild();
  }
  engine::end_panel();
}

std::vector<std::size_t> recent_lines(const Sheet& sheet) {
  const ScreenState& state = sheet.state;
  std::vector<std::size_t> lines;
  for (std::size_t i = sheet.memory.own<LogMemory>().read; i < state.log.size(); ++i) {
    const int weight = state.game.moments->weight_of(state.view, state.words, state.log[i].event);
    if (weight >= kWorthTelling) lines.push_back(i);
  }
  if (lines.size() > kMostRecent) {
    lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(kMostRecent));
  }
  return lines;
}

}  // namespace

void draw_recent(Sheet& sheet) {
  const float edge = gap(sheet.theme);
  const float top = bar_height(sheet.theme) + edge;
  const engine::PanelPlace place{.position = {sheet.screen.x / 2, top},
                                 .size = {std::min(sheet.unit(520), sheet.screen.x - 2 * edge),
                                          std::min(sheet.unit(400), sheet.screen.y - top - edge)},
                                 .pivot = {0.5F, 0}};
  if (engine::begin_panel(sheet.theme, "recent", say(sheet, "screen.since").c_str(), place)) {
    const float foot = sheet.theme.touch + ImGui::GetStyle().ItemSpacing.y;
    ImGui::BeginChild("lines", ImVec2(0, ImGui::GetContentRegionAvail().y - foot), false);
    const std::vector<std::size_t> lines = recent_lines(sheet);
    for (const std::size_t i : lines) draw_line(sheet, sheet.state.log[i], i);
    if (lines.empty()) {
      write(sheet.theme.italic, engine::ink::kSoftInk, say(sheet, "screen.nothing-since"));
    }
    ImGui::EndChild();
    if (plain_control(sheet, say(sheet, "screen.close"))) sheet.memory.sheets.close(kRecentSheet);
  }
  engine::end_panel();
}

float log_width(const Sheet& sheet) {
  const bool shown =
      sheet.memory.own<LogMemory>().is_open && !sheet.compact() && !sheet.state.log.empty();
  return shown ? sheet.unit(kWidth) : 0;
}

void draw_log(Sheet& sheet, float top) {
  const float edge = gap(sheet.theme);
  if (sheet.compact()) {
    if (!sheet.memory.own<LogMemory>().is_over_board) return;
    const float width = middle_width(sheet.theme, sheet.screen);
    draw_lines(sheet, {.position = {sheet.screen.x / 2, bar_height(sheet.theme) + edge},
                       .size = {width, sheet.unit(240)},
                       .pivot = {0.5F, 0}});
    return;
  }
  const float room = sheet.screen.y - edge - top;
  if (log_width(sheet) <= 0 || room < sheet.unit(84)) return;
  const glm::vec2 corner = sheet.screen - glm::vec2(edge);
  const glm::vec2 size(log_width(sheet), std::min(room, sheet.unit(260)));
  sheet.drawn.log = {corner - size, corner};
  sheet.drawn.clear_to.x = std::min(sheet.drawn.clear_to.x, corner.x - size.x - edge);
  if (sheet.memory.own<LogMemory>().yields) return;
  draw_lines(sheet, {.position = corner, .size = size, .pivot = {1, 1}});
}

}  // namespace screens
