#include "game/screens/sheets/course_sheet.h"

#include <algorithm>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/page.h"
#include "game/screens/sheets/course_chart.h"

namespace screens {
namespace {

constexpr float kWidth = 1080;  // points
constexpr float kHeight = 900;
constexpr float kLowChart = 150;  // its height
constexpr float kLeastChart = 125;
constexpr float kMostChart = 240;
constexpr float kBetweenRows = 8;
constexpr float kLeastScreen = 440;  // its height, for a heading and a foot
constexpr float kLeastForTwo = 700;  // below this each chart has a row of its own

/// All rows fit the page, unless they would be low; then one does, unless it would be too low to
/// read.
float height_of_chart(const Context& context, std::size_t rows) {
  const ImGuiStyle& style = ImGui::GetStyle();
  const float title = context.theme.small_caps->FontSize + style.ItemSpacing.y;
  const float beside = title + context.unit(kBetweenRows) + 2 * style.ItemSpacing.y;
  const float each = ImGui::GetContentRegionAvail().y / static_cast<float>(rows) - beside;
  const float whole = ImGui::GetContentRegionAvail().y - title - style.ItemSpacing.y;
  const float height = std::clamp(each, context.unit(kLowChart), context.unit(kMostChart));
  return std::max(std::min(height, whole), context.unit(kLeastChart));
}

/// The first across the page, the others two by two where there is room.
void draw_charts(Context& context) {
  const std::span<const match::Chart> charts = context.state.course;
  const ImVec2 room = ImGui::GetContentRegionAvail();
  const float all = room.x - context.unit(10);  // clear of the scroll bar
  const float between = context.unit(28);
  const bool two_by_two = all >= context.unit(kLeastForTwo);
  const float height = height_of_chart(context, two_by_two ? 1 + charts.size() / 2 : charts.size());
  for (std::size_t i = 0; i < charts.size(); ++i) {
    const bool has_row = !two_by_two || i == 0;
    const bool is_right = two_by_two && i != 0 && i % 2 == 0;
    if (is_right) ImGui::SameLine(0, between);
    ImGui::PushID(static_cast<int>(i));
    draw_course_chart(context, charts[i], {has_row ? all : (all - between) / 2, height});
    ImGui::PopID();
    const bool ends_row = has_row || is_right;
    if (ends_row && i + 1 < charts.size()) ImGui::Dummy(ImVec2(0, context.unit(kBetweenRows)));
  }
}

bool close_button(Context& context) { return plain_control(context, say(context, "screen.close")); }

/// Below the page; where there is little room, at its end.
void draw_page(Context& context, bool is_cramped) {
  const float foot = is_cramped ? 0 : context.theme.touch + ImGui::GetStyle().ItemSpacing.y;
  begin_page("course-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
  draw_charts(context);
  if (is_cramped && close_button(context)) context.memory.sheets.close(kCourseSheet);
  end_page();
  if (!is_cramped && close_button(context)) context.memory.sheets.close(kCourseSheet);
}

engine::PanelPlace place_of(const Context& context) {
  const float top = sheet_top(context);
  return {.position = {context.screen.x / 2, top},
          .size = {std::min(context.unit(kWidth), context.screen.x - 2 * gap(context.theme)),
                   std::min(context.unit(kHeight), context.screen.y - top - gap(context.theme))},
          .pivot = {0.5F, 0}};
}

}  // namespace

void draw_course(Context& context) {
  const bool is_cramped = context.screen.y < context.unit(kLeastScreen);
  const std::string title = is_cramped ? "" : say(context, "course.title");
  if (engine::begin_panel(context.theme, "course-sheet", title.c_str(), place_of(context))) {
    draw_page(context, is_cramped);
  }
  engine::end_panel();
}

}  // namespace screens
