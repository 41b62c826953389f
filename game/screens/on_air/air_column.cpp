#include "game/screens/on_air/air_column.h"

#include <algorithm>
#include <vector>

#include "engine/ui/widgets.h"
#include "game/screens/on_air/slip.h"
#include "game/screens/sheets/course_chart.h"

namespace screens {
namespace {

constexpr float kColumn = 0.24F;       // of the screen
constexpr float kCommentary = 0.2F;    // the same
constexpr float kMostOfLines = 0.42F;  // of its height, for what happened last
constexpr std::size_t kLastLines = 5;
constexpr float kLeastChart = 0.15F;  // of its height, the least and the most of one chart
constexpr float kMostChart = 0.24F;
constexpr float kBanner = 140;  // of what is told, at the foot
constexpr float kRedFrame = 10;
constexpr float kCornerWidth = 0.32F;  // of the screen, for a chart in its corner
constexpr float kLeastCorner = 280;    // points, its width
constexpr float kCornerHeight = 0.28F;
constexpr float kRowOfNames = 0.08F;

/// What happened last, the newest at the foot; the older ones only where there is room.
float draw_last_lines(Sheet& sheet, ImVec2 from, float width) {
  const auto log = sheet.state.log;
  std::vector<AirLine> lines;
  while (lines.size() < std::min(kLastLines, log.size())) {
    const bool is_newest = lines.empty();
    const ImU32 colour = is_newest ? engine::ink::kInk : engine::ink::kSoftInk;
    lines.insert(lines.begin(),
                 {sheet.theme.text, colour, log[log.size() - 1 - lines.size()].sentence});
    if (is_newest || height_of_lines(sheet, lines, width) <= kMostOfLines * sheet.screen.y)
      continue;
    lines.erase(lines.begin());
    break;
  }
  return lines.empty() ? from.y : draw_lines(sheet, from, width, lines) + gap(sheet.theme);
}

float draw_stake(Sheet& sheet, ImVec2 from, float width) {
  const std::string odds = sheet.state.game.words.odds(sheet);
  if (odds.empty()) return from.y;
  const std::array lines{AirLine{sheet.theme.italic, engine::ink::kInk, odds}};
  return draw_lines(sheet, from, width, lines) + gap(sheet.theme);
}

/// A first turn alone is no line.
bool has_lines(std::span<const match::Chart> charts) {
  return !charts.empty() && charts.front().series.front().values.size() > 1;
}

float height_beside_chart(const Sheet& sheet) {
  return sheet.theme.small_caps->FontSize + ImGui::GetStyle().ItemSpacing.y;
}

/// One below the other, as high together as the place says, which `from` is the lower left corner
/// of.
void draw_charts(Sheet& sheet, std::span<const match::Chart> charts, ImVec2 from, ImVec2 size) {
  const float inside = size.y - 2 * ImGui::GetStyle().WindowPadding.y;
  const float each = inside / static_cast<float>(charts.size()) - height_beside_chart(sheet);
  const engine::PanelPlace place{
      .position = {from.x, from.y}, .size = {size.x, size.y}, .pivot = {0, 1}};
  if (engine::begin_panel(sheet.theme, "timeline", "", place)) {
    for (const match::Chart& chart : charts) {
      draw_course_chart(sheet, chart, {ImGui::GetContentRegionAvail().x, each});
    }
  }
  engine::end_panel();
}

/// As many charts as there is room for, above what is told.
void draw_timeline_below(Sheet& sheet, float top, std::span<const match::Chart> charts) {
  if (!has_lines(charts)) return;
  const float around = 2 * ImGui::GetStyle().WindowPadding.y;
  const float bottom = sheet.screen.y - sheet.unit(kBanner);
  const float least = kLeastChart * sheet.screen.y + height_beside_chart(sheet);
  const auto fit = static_cast<std::size_t>(std::max(0.0F, (bottom - top - around) / least));
  const auto shown = charts.first(std::min(fit, charts.size()));
  if (shown.empty()) return;
  const float most = kMostChart * sheet.screen.y + height_beside_chart(sheet);
  const float high = std::min(bottom - top, static_cast<float>(shown.size()) * most + around);
  draw_charts(sheet, shown, {gap(sheet.theme), bottom}, {air_column_width(sheet.screen), high});
}

void draw_red_frame(const Sheet& sheet) {
  ImGui::GetForegroundDrawList()->AddRect(ImVec2(0, 0), ImVec2(sheet.screen.x, sheet.screen.y),
                                          engine::ink::kWax, 0, 0, sheet.unit(kRedFrame));
}

/// What each seat holds, its name above; of those that hold something.
std::vector<std::vector<AirLine>> open_hands(Sheet& sheet) {
  std::vector<std::vector<AirLine>> hands;
  const std::size_t seats = sheet.state.game.words.seats(sheet.state.view).size();
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const auto number = static_cast<core::Seat>(seat);
    std::vector<AirLine> lines{{sheet.theme.bold, engine::ink::kWax, name_of(sheet, number)}};
    for (std::string& title : sheet.state.game.words.hand(sheet, number)) {
      lines.push_back({sheet.theme.text, engine::ink::kInk, std::move(title)});
    }
    if (lines.size() > 1) hands.push_back(std::move(lines));
  }
  return hands;
}

/// The hands of four are written smaller rather than left out.
float letters_that_fit(const Sheet& sheet, std::span<const std::vector<AirLine>> hands, float width,
                       float room) {
  constexpr float kStep = 0.94F;
  constexpr float kSmallest = 0.5F;
  float letters = 1;
  const auto height = [&] {
    float sum = 0;
    for (const auto& hand : hands) {
      sum += height_of_lines(sheet, hand, width, letters) + gap(sheet.theme);
    }
    return sum;
  };
  while (letters > kSmallest && height() > room) letters *= kStep;
  return letters;
}

}  // namespace

float air_column_width(glm::vec2 screen) { return kColumn * screen.x; }
float commentary_width(glm::vec2 screen) { return kCommentary * screen.x; }

void draw_timeline(Sheet& sheet, std::span<const match::Chart> charts) {
  if (!has_lines(charts)) return;
  const bool names_fill_two_rows = charts.front().series.size() > 2;
  const float height = kCornerHeight + (names_fill_two_rows ? kRowOfNames : 0);
  const ImVec2 size(kCornerWidth * sheet.screen.x, height * sheet.screen.y);
  if (size.x < sheet.unit(kLeastCorner)) return;  // nobody could read it
  const float edge = gap(sheet.theme);
  draw_charts(sheet, charts.first(1), {edge, sheet.screen.y - edge}, size);
  sheet.drawn.clear_from.x = std::max(sheet.drawn.clear_from.x, size.x + 2 * edge);
}

void draw_air_column(Sheet& sheet, const OnAir& on_air) {
  const float width = air_column_width(sheet.screen);
  ImVec2 from(gap(sheet.theme), bar_height(sheet.theme) + gap(sheet.theme));
  if (on_air.overlays.last) from.y = draw_last_lines(sheet, from, width);
  if (on_air.overlays.odds) from.y = draw_stake(sheet, from, width);
  if (on_air.overlays.timeline) draw_timeline_below(sheet, from.y, on_air.timeline);
}

void draw_commentary(Sheet& sheet, const OnAir& on_air) {
  draw_red_frame(sheet);
  if (!on_air.overlays.hands) return;
  const std::vector<std::vector<AirLine>> hands = open_hands(sheet);
  const float width = commentary_width(sheet.screen);
  const float top = bar_height(sheet.theme) + gap(sheet.theme);
  const float letters = letters_that_fit(sheet, hands, width, sheet.screen.y - top);
  float y = top;
  for (const std::vector<AirLine>& hand : hands) {
    const ImVec2 from(sheet.screen.x - width - gap(sheet.theme), y);
    y = draw_lines(sheet, from, width, hand, letters) + gap(sheet.theme);
  }
}

}  // namespace screens
