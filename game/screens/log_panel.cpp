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
void keep_at_end(Context& context) {
  LogMemory& own = context.memory.own<LogMemory>();
  if (own.lines != context.state.log.size() || ImGui::IsWindowAppearing()) {
    own.lines = context.state.log.size();
    own.follows = 3;
  }
  const bool at_end = ImGui::GetScrollY() >= ImGui::GetScrollMaxY() - 1;
  if (at_end || own.follows > 0) ImGui::SetScrollHereY(1);
  if (own.follows > 0) --own.follows;
}

/// Where it happened; the first place, if there are several.
std::optional<table::RegionId> place_of(Context& context, const core::Event& event) {
  for (const table::RegionId region : context.state.game.moments->places_of(event)) return region;
  return std::nullopt;
}

/// Pressed, it leads to its place; pointed at, it lights it up.
void press_line(Context& context, const core::Event& event, std::size_t number) {
  const std::optional<table::RegionId> place = place_of(context, event);
  if (!place) return;
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  ImGui::SetCursorScreenPos(from);
  ImGui::PushID(static_cast<int>(number));
  const ImVec2 size(std::max(1.0F, to.x - from.x), std::max(1.0F, to.y - from.y));
  if (engine::press_area("place", size)) ask(context, commands::kLookAt, place);
  if (ImGui::IsItemHovered()) {
    context.drawn.lit.insert(*place);
    ImGui::GetWindowDrawList()->AddRectFilled(from, to, IM_COL32(0xB0, 0x8D, 0x4A, 0x40), 3);
  }
  ImGui::PopID();
}

/// A line about a card stands in full ink; pointed at, it shows the card. Whose doing it is stands
/// at the edge.
void draw_line(Context& context, const match::LogLine& line, std::size_t number) {
  const float height = 6 * ImGui::GetTextLineHeight();
  const bool in_sight = ImGui::IsRectVisible(ImVec2(ImGui::GetContentRegionAvail().x, height));
  const CardId card = in_sight ? context.state.game.words.card_of(line.event) : kNoCard;
  const bool has_card = card != kNoCard;
  const float edge = context.unit(kMark);
  const ImVec2 from = ImGui::GetCursorScreenPos();
  if (in_sight) {
    const ImVec2 centre(from.x + edge * 0.4F, from.y + ImGui::GetTextLineHeight() * 0.52F);
    context.state.game.panels.draw_side_mark(context, *ImGui::GetWindowDrawList(), line.event,
                                             centre, edge * 0.62F);
  }
  const bool is_new = number >= context.memory.own<LogMemory>().read;
  ImGui::Indent(edge);
  write(context.theme.text, has_card || is_new ? engine::ink::kInk : engine::ink::kSoftInk,
        line.sentence);
  if (has_card) read_pointed_card(context, card);
  if (in_sight) press_line(context, line.event, number);
  ImGui::Unindent(edge);
}

/// Between what the person has decided and what others did since.
void draw_since(Context& context, std::size_t number) {
  const bool is_first = number == context.memory.own<LogMemory>().read && number > 0;
  if (!is_first) return;
  engine::ink_rule(context.theme);
  write(context.theme.small_caps, engine::ink::kWax, say(context, "screen.since"));
}

void draw_lines(Context& context, const engine::PanelPlace& place) {
  if (engine::begin_panel(context.theme, "log", "", place)) {
    ImGui::BeginChild("lines", ImVec2(0, 0), false);
    for (std::size_t i = 0; i < context.state.log.size(); ++i) {
      draw_since(context, i);
      draw_line(context, context.state.log[i], i);
    }
    keep_at_end(context);
    ImGui::EndChild();
  }
  engine::end_panel();
}

std::vector<std::size_t> recent_lines(const Context& context) {
  const ScreenState& state = context.state;
  std::vector<std::size_t> lines;
  for (std::size_t i = context.memory.own<LogMemory>().read; i < state.log.size(); ++i) {
    const int weight = state.game.moments->weight_of(state.view, state.words, state.log[i].event);
    if (weight >= kWorthTelling) lines.push_back(i);
  }
  if (lines.size() > kMostRecent) {
    lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(kMostRecent));
  }
  return lines;
}

}  // namespace

void draw_recent(Context& context) {
  const float edge = gap(context.theme);
  const float top = bar_height(context.theme) + edge;
  const engine::PanelPlace place{
      .position = {context.screen.x / 2, top},
      .size = {std::min(context.unit(520), context.screen.x - 2 * edge),
               std::min(context.unit(400), context.screen.y - top - edge)},
      .pivot = {0.5F, 0}};
  if (engine::begin_panel(context.theme, "recent", say(context, "screen.since").c_str(), place)) {
    const float foot = context.theme.touch + ImGui::GetStyle().ItemSpacing.y;
    ImGui::BeginChild("lines", ImVec2(0, ImGui::GetContentRegionAvail().y - foot), false);
    const std::vector<std::size_t> lines = recent_lines(context);
    for (const std::size_t i : lines) draw_line(context, context.state.log[i], i);
    if (lines.empty()) {
      write(context.theme.italic, engine::ink::kSoftInk, say(context, "screen.nothing-since"));
    }
    ImGui::EndChild();
    if (plain_control(context, say(context, "screen.close")))
      context.memory.sheets.close(kRecentSheet);
  }
  engine::end_panel();
}

float log_width(const Context& context) {
  const bool shown =
      context.memory.own<LogMemory>().is_open && !context.compact() && !context.state.log.empty();
  return shown ? context.unit(kWidth) : 0;
}

void draw_log(Context& context, float top) {
  const float edge = gap(context.theme);
  if (context.compact()) {
    if (!context.memory.own<LogMemory>().is_over_board) return;
    const float width = middle_width(context.theme, context.screen);
    draw_lines(context, {.position = {context.screen.x / 2, bar_height(context.theme) + edge},
                         .size = {width, context.unit(240)},
                         .pivot = {0.5F, 0}});
    return;
  }
  const float room = context.screen.y - edge - top;
  if (log_width(context) <= 0 || room < context.unit(84)) return;
  const glm::vec2 corner = context.screen - glm::vec2(edge);
  const glm::vec2 size(log_width(context), std::min(room, context.unit(260)));
  context.drawn.log = {corner - size, corner};
  context.drawn.clear_to.x = std::min(context.drawn.clear_to.x, corner.x - size.x - edge);
  if (context.memory.own<LogMemory>().yields) return;
  draw_lines(context, {.position = corner, .size = size, .pivot = {1, 1}});
}

}  // namespace screens
