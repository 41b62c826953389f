#include "game/screens/on_air/bar_panel.h"

#include <algorithm>

#include "engine/ui/widgets.h"

namespace screens {
namespace {

constexpr float kAround = 10;  // points
constexpr float kSideMark = 18;
constexpr float kAfterMark = 6;
constexpr float kOverBar = 2;
constexpr float kBelowBar = 6;
constexpr float kAroundPanel = 6;
constexpr float kBetween = 6;  // lines of a column; those beside the bar stand close

/// How lines are set: how wide at most, how far apart, how large.
struct Setting {
  float most = 0;
  float between = 0;
  float letters = 1;
};

ImVec2 size_of(const AirLine& line, const Setting& setting) {
  return line.font->CalcTextSizeA(setting.letters * line.font->FontSize, 1e4F, setting.most,
                                  line.words.c_str());
}

ImVec2 size_of(std::span<const AirLine> lines, const Setting& setting) {
  ImVec2 size(0, -setting.between);
  for (const AirLine& line : lines) {
    const ImVec2 one = size_of(line, setting);
    size.x = std::max(size.x, one.x);
    size.y += one.y + setting.between;
  }
  return size;
}

void write_lines(ImDrawList& list, ImVec2 from, std::span<const AirLine> lines,
                 const Setting& setting) {
  float y = from.y;
  for (const AirLine& line : lines) {
    list.AddText(line.font, setting.letters * line.font->FontSize, ImVec2(from.x, y), line.colour,
                 line.words.c_str(), nullptr, setting.most);
    y += size_of(line, setting).y + setting.between;
  }
}

Setting setting_of_sheet(const Context& context, float width, float letters) {
  return {.most = width - 2 * context.unit(kAround),
          .between = letters * context.unit(kBetween),
          .letters = letters};
}

}  // namespace

float height_of_lines(const Context& context, std::span<const AirLine> lines, float width,
                      float letters) {
  return size_of(lines, setting_of_sheet(context, width, letters)).y + 2 * context.unit(kAround);
}

float draw_lines(const Context& context, ImVec2 from, float width, std::span<const AirLine> lines,
                 float letters) {
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  const float around = context.unit(kAround);
  const float bottom = from.y + height_of_lines(context, lines, width, letters);
  engine::draw_sheet(list, from, ImVec2(from.x + width, bottom), context.theme);
  write_lines(list, ImVec2(from.x + around, from.y + around), lines,
              setting_of_sheet(context, width, letters));
  return bottom;
}

bool draw_bar_panel(Context& context, BarSide end, float left, float right,
                    std::span<const AirLine> lines, const core::Event* event) {
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  const float around = context.unit(kAround);
  const float mark = event != nullptr ? context.unit(kSideMark + kAfterMark) : 0;
  const Setting setting{.most = right - left - 2 * around - mark};
  if (setting.most <= 0) return false;
  const ImVec2 size = size_of(lines, setting);
  const float middle = bar_height(context.theme) / 2 + context.unit(kOverBar);
  const float half = size.y / 2 + context.unit(kAroundPanel);
  if (half > middle + context.unit(kBelowBar)) return false;
  const float width = size.x + 2 * around + mark;
  const float from = end == BarSide::kLeft ? left : right - width;
  engine::draw_sheet(list, ImVec2(from, middle - half), ImVec2(from + width, middle + half),
                     context.theme);
  if (event != nullptr) {
    const ImVec2 centre(from + around + context.unit(kSideMark) / 2, middle);
    context.state.game.panels.draw_side_mark(context, list, *event, centre,
                                             context.unit(kSideMark) * 0.7F);
  }
  write_lines(list, ImVec2(from + around + mark, middle - size.y / 2), lines, setting);
  return true;
}

}  // namespace screens
