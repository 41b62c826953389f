#include "game/screens/on_air/air_column.h"

#include <algorithm>
#include <vector>

#include "engine/ui/widgets.h"
#include "game/screens/on_air/bar_panel.h"
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
float draw_last_lines(Context& context, ImVec2 from, float width) {
  const auto log = context.state.log;
  std::vector<AirLine> lines;
  while (lines.size() < std::min(kLastLines, log.size())) {
    const bool is_newest = lines.empty();
    const ImU32 colour = is_newest ? engine::ink::kInk : engine::ink::kSoftInk;
    lines.insert(lines.begin(),
                 {context.theme.text, colour, log[log.size() - 1 - lines.size()].sentence});
    if (is_newest || height_of_lines(context, lines, width) <= kMostOfLines * context.screen.y)
      continue;
    lines.erase(lines.begin());
    break;
  }
  return lines.empty() ? from.y : draw_lines(context, from, width, lines) + gap(context.theme);
}

float draw_stake(Context& context, ImVec2 from, float width) {
  const std::string odds = context.state.game.words.odds(context);
  if (odds.empty()) return from.y;
  const std::array lines{AirLine{context.theme.italic, engine::ink::kInk, odds}};
  return draw_lines(context, from, width, lines) + gap(context.theme);
}

/// A first turn alone is no line.
bool has_lines(std::span<const match::Chart> charts) {
  return !charts.empty() && charts.front().series.front().values.size() > 1;
}

float height_beside_chart(const Context& context) {
  return context.theme.small_caps->FontSize + ImGui::GetStyle().ItemSpacing.y;
}

/// One below the other, as high together as the place says, which `from` is the lower left corner
/// of.
void draw_charts(Context& context, std::span<const match::Chart> charts, ImVec2 from, ImVec2 size) {
  const float inside = size.y - 2 * ImGui::GetStyle().WindowPadding.y;
  const float each = inside / static_cast<float>(charts.size()) - height_beside_chart(context);
  const engine::PanelPlace place{
      .position = {from.x, from.y}, .size = {size.x, size.y}, .pivot = {0, 1}};
  if (engine::begin_panel(context.theme, "timeline", "", place)) {
    for (const match::Chart& chart : charts) {
      draw_course_chart(context, chart, {ImGui::GetContentRegionAvail().x, each});
    }
  }
  engine::end_panel();
}

/// As many charts as there is room for, above what is told.
void draw_timeline_below(Context& context, float top, std::span<const match::Chart> charts) {
  if (!has_lines(charts)) return;
  const float around = 2 * ImGui::GetStyle().WindowPadding.y;
  const float bottom = context.screen.y - context.unit(kBanner);
  const float least = kLeastChart * context.screen.y + height_beside_chart(context);
  const auto fit = static_cast<std::size_t>(std::max(0.0F, (bottom - top - around) / least));
  const auto shown = charts.first(std::min(fit, charts.size()));
  if (shown.empty()) return;
  const float most = kMostChart * context.screen.y + height_beside_chart(context);
  const float high = std::min(bottom - top, static_cast<float>(shown.size()) * most + around);
  draw_charts(context, shown, {gap(context.theme), bottom},
              {air_column_width(context.screen), high});
}

void draw_red_frame(const Context& context) {
  ImGui::GetForegroundDrawList()->AddRect(ImVec2(0, 0), ImVec2(context.screen.x, context.screen.y),
                                          engine::ink::kWax, 0, 0, context.unit(kRedFrame));
}

/// What each seat holds, its name above; of those that hold something.
std::vector<std::vector<AirLine>> open_hands(Context& context) {
  std::vector<std::vector<AirLine>> hands;
  const std::size_t seats = context.state.game.words.seats(context.state.view).size();
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const auto number = static_cast<core::Seat>(seat);
    std::vector<AirLine> lines{{context.theme.bold, engine::ink::kWax, name_of(context, number)}};
    for (std::string& title : context.state.game.words.hand(context, number)) {
      lines.push_back({context.theme.text, engine::ink::kInk, std::move(title)});
    }
    if (lines.size() > 1) hands.push_back(std::move(lines));
  }
  return hands;
}

/// The hands of four are written smaller rather than left out.
float letters_that_fit(const Context& context, std::span<const std::vector<AirLine>> hands,
                       float width, float room) {
  constexpr float kStep = 0.94F;
  constexpr float kSmallest = 0.5F;
  float letters = 1;
  const auto height = [&] {
    float sum = 0;
    for (const auto& hand : hands) {
      sum += height_of_lines(context, hand, width, letters) + gap(context.theme);
    }
    return sum;
  };
  while (letters > kSmallest && height() > room) letters *= kStep;
  return letters;
}

}  // namespace

float air_column_width(glm::vec2 screen) { return kColumn * screen.x; }
float commentary_width(glm::vec2 screen) { return kCommentary * screen.x; }

void draw_timeline(Context& context, std::span<const match::Chart> charts) {
  if (!has_lines(charts)) return;
  const bool names_fill_two_rows = charts.front().series.size() > 2;
  const float height = kCornerHeight + (names_fill_two_rows ? kRowOfNames : 0);
  const ImVec2 size(kCornerWidth * context.screen.x, height * context.screen.y);
  if (size.x < context.unit(kLeastCorner)) return;  // nobody could read it
  const float edge = gap(context.theme);
  draw_charts(context, charts.first(1), {edge, context.screen.y - edge}, size);
  context.drawn.clear_from.x = std::max(context.drawn.clear_from.x, size.x + 2 * edge);
}

void draw_air_column(Context& context, const OnAir& on_air) {
  const float width = air_column_width(context.screen);
  ImVec2 from(gap(context.theme), bar_height(context.theme) + gap(context.theme));
  if (on_air.overlays.last) from.y = draw_last_lines(context, from, width);
  if (on_air.overlays.odds) from.y = draw_stake(context, from, width);
  if (on_air.overlays.timeline) draw_timeline_below(context, from.y, on_air.timeline);
}

void draw_commentary(Context& context, const OnAir& on_air) {
  draw_red_frame(context);
  if (!on_air.overlays.hands) return;
  const std::vector<std::vector<AirLine>> hands = open_hands(context);
  const float width = commentary_width(context.screen);
  const float top = bar_height(context.theme) + gap(context.theme);
  const float letters = letters_that_fit(context, hands, width, context.screen.y - top);
  float y = top;
  for (const std::vector<AirLine>& hand : hands) {
    const ImVec2 from(context.screen.x - width - gap(context.theme), y);
    y = draw_lines(context, from, width, hand, letters) + gap(context.theme);
  }
}

}  // namespace screens
