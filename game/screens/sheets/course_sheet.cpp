#include "game/screens/sheets/course_sheet.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/page.h"

namespace screens {
namespace {

using nlohmann::json;

constexpr float kWidth = 1080;  // points
constexpr float kHeight = 900;
constexpr float kLowChart = 150;  // its height
constexpr float kLeastChart = 125;
constexpr float kMostChart = 240;
constexpr float kBetweenRows = 8;
constexpr float kLeastScreen = 440;  // its height, for a heading and a foot
constexpr float kLeastForTwo = 700;  // below this each chart has a row of its own

std::string words_of(const Sheet& sheet, const match::ChartMark& mark) {
  if (mark.seat.empty()) return say(sheet, mark.key);
  return say(sheet, mark.key, json{{"seat", mark.seat}});
}

/// A line that is alone needs no name: the title says what it is.
engine::ChartContent content_of(const Sheet& sheet, const match::Chart& chart) {
  engine::ChartContent content{
      .axis = say(sheet, "course.turn"), .first = chart.first_turn, .lines = {}};
  const bool is_alone = chart.series.size() == 1;
  for (const match::Series& series : chart.series) {
    content.lines.push_back(
        {.name = is_alone ? std::string() : sheet.state.words.name("seat", series.party),
         .ink = sheet.state.game.party_ink(series.party),
         .values = series.values,
         .goal = series.goal});
  }
  for (const match::ChartMark& mark : chart.marks) {
    content.notes.push_back({mark.turn, words_of(sheet, mark)});
  }
  return content;
}

/// All that the chart counts at a turn, and what happened then.
std::string words_at(const Sheet& sheet, const match::Chart& chart, int turn) {
  std::string words = say(sheet, "course.at-turn", json{{"turn", turn}});
  const auto at = static_cast<std::size_t>(turn - chart.first_turn);
  for (const match::Series& series : chart.series) {
    if (at >= series.values.size()) continue;
    words += "\n" + sheet.state.words.name("seat", series.party) + ": " +
             std::to_string(series.values[at]);
  }
  for (const match::ChartMark& mark : chart.marks) {
    if (mark.turn == turn) words += "\n" + words_of(sheet, mark);
  }
  return words;
}

void draw_one(Sheet& sheet, const match::Chart& chart, ImVec2 size) {
  ImGui::BeginGroup();
  const std::string title = say(sheet, chart.title);
  write(sheet.theme.small_caps, engine::ink::kWax, title);
  const ImVec2 from = ImGui::GetCursorScreenPos();
  engine::DrawnChart drawn = engine::draw_chart(sheet.theme, content_of(sheet, chart), size);
  if (drawn.pointed) {
    engine::tip(sheet.theme, words_at(sheet, chart, *drawn.pointed).c_str());
  }
  sheet.answer.charts.push_back(
      {title, {from.x, from.y}, {from.x + size.x, from.y + size.y}, std::move(drawn.texts)});
  ImGui::EndGroup();
}

/// All rows fit the page, unless they would be low; then one does, unless it would be too low to
/// read.
float height_of_chart(const Sheet& sheet, std::size_t rows) {
  const ImGuiStyle& style = ImGui::GetStyle();
  const float title = sheet.theme.small_caps->FontSize + style.ItemSpacing.y;
  const float beside = title + sheet.unit(kBetweenRows) + 2 * style.ItemSpacing.y;
  const float each = ImGui::GetContentRegionAvail().y / static_cast<float>(rows) - beside;
  const float whole = ImGui::GetContentRegionAvail().y - title - style.ItemSpacing.y;
  const float height = std::clamp(each, sheet.unit(kLowChart), sheet.unit(kMostChart));
  return std::max(std::min(height, whole), sheet.unit(kLeastChart));
}

/// The first across the page, the others two by two where there is room.
void draw_charts(Sheet& sheet) {
  const std::span<const match::Chart> charts = sheet.state.course;
  const ImVec2 room = ImGui::GetContentRegionAvail();
  const float all = room.x - sheet.unit(10);  // clear of the scroll bar
  const float between = sheet.unit(28);
  const bool two_by_two = all >= sheet.unit(kLeastForTwo);
  const float height = height_of_chart(sheet, two_by_two ? 1 + charts.size() / 2 : charts.size());
  for (std::size_t i = 0; i < charts.size(); ++i) {
    const bool has_row = !two_by_two || i == 0;
    const bool is_right = two_by_two && i != 0 && i % 2 == 0;
    if (is_right) ImGui::SameLine(0, between);
    ImGui::PushID(static_cast<int>(i));
    draw_one(sheet, charts[i], {has_row ? all : (all - between) / 2, height});
    ImGui::PopID();
    const bool ends_row = has_row || is_right;
    if (ends_row && i + 1 < charts.size()) ImGui::Dummy(ImVec2(0, sheet.unit(kBetweenRows)));
  }
}

bool close_button(Sheet& sheet) { return plain_control(sheet, say(sheet, "screen.close")); }

/// Below the page; where there is little room, at its end.
void draw_page(Sheet& sheet, bool is_cramped) {
  const float foot = is_cramped ? 0 : sheet.theme.touch + ImGui::GetStyle().ItemSpacing.y;
  begin_page("course-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
  draw_charts(sheet);
  if (is_cramped && close_button(sheet)) sheet.memory.course_open = false;
  end_page();
  if (!is_cramped && close_button(sheet)) sheet.memory.course_open = false;
}

engine::PanelPlace place_of(const Sheet& sheet) {
  const float top = sheet_top(sheet);
  return {.position = {sheet.screen.x / 2, top},
          .size = {std::min(sheet.unit(kWidth), sheet.screen.x - 2 * gap(sheet.theme)),
                   std::min(sheet.unit(kHeight), sheet.screen.y - top - gap(sheet.theme))},
          .pivot = {0.5F, 0}};
}

}  // namespace

void draw_course(Sheet& sheet) {
  if (!sheet.memory.course_open) return;
  if (sheet.state.course.empty()) {  // another game lies on the table
    sheet.memory.course_open = false;
    return;
  }
  const bool is_cramped = sheet.screen.y < sheet.unit(kLeastScreen);
  const std::string title = is_cramped ? "" : say(sheet, "course.title");
  if (engine::begin_panel(sheet.theme, "course-sheet", title.c_str(), place_of(sheet))) {
    draw_page(sheet, is_cramped);
  }
  engine::end_panel();
}

}  // namespace screens
