#include "game/screens/on_air/timeline_corner.h"

#include <algorithm>

#include "engine/ui/widgets.h"
#include "game/screens/sheets/course_chart.h"

namespace screens {
namespace {

constexpr float kCornerWidth = 0.32F;  // of the screen
constexpr float kLeastCorner = 280;    // points, its width
constexpr float kCornerHeight = 0.28F;
constexpr float kRowOfNames = 0.08F;

/// A line that never rose tells nothing.
bool has_risen(const match::Chart& chart) {
  return std::ranges::any_of(chart.series, [](const match::Series& series) {
    return series.values.size() > 1 && std::ranges::max(series.values) > 0;
  });
}

}  // namespace

void draw_timeline(Context& context, std::span<const match::Chart> charts) {
  if (charts.empty() || !has_risen(charts.front())) return;
  const match::Chart& chart = charts.front();
  const bool names_fill_two_rows = chart.series.size() > 2;
  const float height = kCornerHeight + (names_fill_two_rows ? kRowOfNames : 0);
  const ImVec2 size(kCornerWidth * context.screen.x, height * context.screen.y);
  if (size.x < context.unit(kLeastCorner)) return;  // nobody could read it
  const float edge = gap(context.theme);
  const engine::PanelPlace place{
      .position = {edge, context.screen.y - edge}, .size = {size.x, size.y}, .pivot = {0, 1}};
  if (engine::begin_panel(context.theme, "timeline", "", place)) {
    const float beside = context.theme.small_caps->FontSize + ImGui::GetStyle().ItemSpacing.y;
    const float inside = size.y - 2 * ImGui::GetStyle().WindowPadding.y - beside;
    draw_course_chart(context, chart, {ImGui::GetContentRegionAvail().x, inside});
  }
  engine::end_panel();
  context.drawn.clear_from.x = std::max(context.drawn.clear_from.x, size.x + 2 * edge);
}

}  // namespace screens
