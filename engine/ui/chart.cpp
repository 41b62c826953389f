#include "engine/ui/chart.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "engine/ui/chart_layout.h"
#include "engine/ui/chart_strokes.h"

namespace engine {
namespace {

constexpr ImU32 kGrid = IM_COL32(0x5A, 0x4A, 0x38, 0x38);
constexpr ImU32 kHair = IM_COL32(0x2B, 0x21, 0x18, 0x90);
constexpr ImU32 kEdge = IM_COL32(0x2B, 0x21, 0x18, 0x70);  // under a line, so that yellow shows too
constexpr float kStroke = 2.4F;                            // points
constexpr float kMarker = 4.2F;
constexpr float kSample = 30;        // of a stroke beside its name
constexpr float kBeforeEnd = 16;     // between the end of a line and its name
constexpr float kNamesShare = 0.4F;  // of the width, that names may take at the ends of the lines
constexpr int kMostNoteRows = 3;
constexpr std::size_t kDashed = 1;  // looks of chart_strokes.h
constexpr std::size_t kDotted = 2;

ImVec2 size_of(const ImFont* font, const std::string& words) {
  return font->CalcTextSizeA(font->FontSize, 1e6F, 0, words.c_str());
}

/// Of the digits that are read at a glance.
float width_of(const Theme& theme, int number) {
  return size_of(theme.numerals, std::to_string(number)).x;
}

/// One chart while it is laid out and drawn.
class Plot {
 public:
  Plot(const Theme& theme, const ChartContent& content, ImVec2 from, ImVec2 to)
      : theme_(theme),
        content_(content),
        list_(*ImGui::GetWindowDrawList()),
        from_(from),
        to_(to),
        line_height_(std::ceil(std::max(theme.text->FontSize, theme.numerals->FontSize))) {
    measure_values();
    const float width = measure_names();
    const float left = std::max(width_of(theme, top_), width_of(theme, bottom_)) + unit(8);
    plot_from_ = {from_.x + left, from_.y + line_height_ / 2};
    plot_to_ = {to_.x - width, to_.y - line_height_ - unit(5)};
    if (!names_at_ends_) plot_from_.y += write_legend();
    place_notes();
  }

  DrawnChart draw(std::optional<float> pointer) {
    draw_axes();
    draw_notes();
    draw_lines();
    draw_ends();
    if (pointer && *pointer >= plot_from_.x - unit(8)) point_at(*pointer);
    return std::move(drawn_);
  }

 private:
  float unit(float points) const { return points * theme_.scale; }
  float thin() const { return std::max(1.0F, unit(1)); }
  float x_of(float place) const {
    const auto most = static_cast<float>(std::max<std::size_t>(1, count_ - 1));
    return plot_from_.x + (plot_to_.x - plot_from_.x) * place / most;
  }
  float y_of(float value) const {
    const auto range = static_cast<float>(top_ - bottom_);
    return plot_to_.y - (plot_to_.y - plot_from_.y) * (value - static_cast<float>(bottom_)) / range;
  }
  ImVec2 place_of(const ChartLine& line, std::size_t i) const {
    return {x_of(static_cast<float>(i)), y_of(static_cast<float>(line.values[i]))};
  }

  void write(ImFont* font, ImU32 colour, const std::string& words, ImVec2 left_top) {
    const ImVec2 size = size_of(font, words);
    list_.AddText(font, font->FontSize, left_top, colour, words.c_str());
    drawn_.texts.push_back(
        {words, {left_top.x, left_top.y}, {left_top.x + size.x, left_top.y + size.y}});
  }

  void write_middle(ImFont* font, ImU32 colour, const std::string& words, ImVec2 left_middle) {
    write(font, colour, words, {left_middle.x, left_middle.y - font->FontSize / 2});
  }

  void measure_values() {
    for (const ChartLine& line : content_.lines) {
      count_ = std::max(count_, line.values.size());
      for (const int value : line.values) {
        bottom_ = std::min(bottom_, value);
        top_ = std::max(top_, value);
      }
      top_ = std::max(top_, line.goal);
    }
  }

  static int value_at_end(const ChartLine& line) {
    return line.values.empty() ? 0 : line.values.back();
  }
  float width_of_name(const ChartLine& line) const {
    return line.name.empty() ? 0 : size_of(theme_.text, line.name).x + unit(7);
  }
  /// The name and the last value behind it.
  float width_of_words(const ChartLine& line) const {
    return width_of_name(line) + width_of(theme_, value_at_end(line));
  }
  void write_words(const ChartLine& line, ImVec2 left_middle) {
    if (!line.name.empty()) write_middle(theme_.text, ink::kInk, line.name, left_middle);
    write_middle(theme_.numerals, ink::kInk, std::to_string(value_at_end(line)),
                 {left_middle.x + width_of_name(line), left_middle.y});
  }

  /// What the right edge needs; decides where names and last values stand.
  float measure_names() {
    float widest = 0;
    for (const ChartLine& line : content_.lines) widest = std::max(widest, width_of_words(line));
    const float all_names = line_height_ * static_cast<float>(content_.lines.size() + 2);
    names_at_ends_ = widest + unit(kBeforeEnd) <= kNamesShare * (to_.x - from_.x) &&
                     all_names <= to_.y - from_.y;
    const float caption = size_of(theme_.italic, content_.axis).x;
    return std::max(names_at_ends_ ? widest : 0, caption) + unit(kBeforeEnd);
  }

  /// Names and last values above the plot, as many rows as they need; how high they are.
  float write_legend() {
    ImVec2 pen = from_;
    for (std::size_t i = 0; i < content_.lines.size(); ++i) {
      const ChartLine& line = content_.lines[i];
      const float width = unit(kSample + 6) + width_of_words(line);
      if (pen.x > from_.x && pen.x + width > to_.x) pen = {from_.x, pen.y + line_height_};
      const float middle = pen.y + line_height_ / 2;
      const std::array sample{ImVec2(pen.x, middle), ImVec2(pen.x + unit(kSample), middle)};
      draw_line(sample, i, line.ink);
      draw_marker(list_, {pen.x + unit(kSample / 2), middle}, unit(kMarker), i, line.ink);
      write_words(line, {pen.x + unit(kSample + 6), middle});
      pen.x += width + unit(18);
    }
    return pen.y + line_height_ - from_.y;
  }

  /// Where there is room for their words, in rows above the lines.
  void place_notes() {
    std::vector<Span> spans;
    for (const ChartNote& note : content_.notes) {
      const float width = size_of(theme_.italic, note.words).x;
      const float ideal = x_of(static_cast<float>(note.at - content_.first)) - width / 2;
      const float left =
          std::clamp(ideal, plot_from_.x, std::max(plot_from_.x, plot_to_.x - width));
      spans.push_back({left, left + width});
    }
    const float room = plot_to_.y - plot_from_.y;
    const int most = std::min(kMostNoteRows, static_cast<int>(room / (2.2F * line_height_)));
    note_rows_ = rows_of(spans, unit(8), most);
    notes_ = std::move(spans);
    const auto highest = std::max_element(note_rows_.begin(), note_rows_.end());
    if (highest == note_rows_.end()) return;
    notes_from_ = plot_from_.y - line_height_ / 2;
    plot_from_.y += static_cast<float>(*highest + 1) * line_height_;
  }

  void draw_notes() {
    for (std::size_t i = 0; i < content_.notes.size(); ++i) {
      const float x = x_of(static_cast<float>(content_.notes[i].at - content_.first));
      const bool has_words = note_rows_[i] >= 0;
      const float row = notes_from_ + static_cast<float>(note_rows_[i]) * line_height_;
      const float top = has_words ? row + line_height_ : plot_from_.y;
      const std::array hair{ImVec2(x, top), ImVec2(x, plot_to_.y)};
      draw_stroke(list_, hair, kDotted, kHair, thin(), unit(2));
      if (!has_words) continue;
      write_middle(theme_.italic, ink::kSoftInk, content_.notes[i].words,
                   {notes_[i].from, row + line_height_ / 2});
    }
  }

  void draw_axes() {
    const int most_rows =
        std::clamp(static_cast<int>((plot_to_.y - plot_from_.y) / (1.7F * line_height_)) + 1, 2, 6);
    std::vector<float> taken;
    const auto is_clear = [&](float y) {
      return std::all_of(taken.begin(), taken.end(),
                         [&](float other) { return std::abs(other - y) >= line_height_; });
    };
    for (const ChartLine& line : content_.lines) {
      if (line.goal == 0) continue;
      const float y = y_of(static_cast<float>(line.goal));
      const std::array ends{ImVec2(plot_from_.x, y), ImVec2(plot_to_.x, y)};
      draw_stroke(list_, ends, kDashed, line.ink, thin(), unit(2.4F));
      if (is_clear(y)) write_height(line.ink, line.goal);
      taken.push_back(y);
    }
    for (const int tick : axis_ticks(bottom_, top_, most_rows)) {
      const float y = y_of(static_cast<float>(tick));
      list_.AddLine({plot_from_.x, y}, {plot_to_.x, y}, kGrid, thin());
      if (!is_clear(y)) continue;
      write_height(ink::kSoftInk, tick);
      taken.push_back(y);
    }
    list_.AddLine({plot_from_.x, plot_to_.y}, plot_to_, ink::kSoftInk, std::max(1.0F, unit(1.5F)));
    draw_lower_axis();
  }

  void write_height(ImU32 colour, int value) {
    const float right = plot_from_.x - unit(8);
    const float y = y_of(static_cast<float>(value));
    write_middle(theme_.numerals, colour, std::to_string(value),
                 {right - width_of(theme_, value), y});
  }

  void draw_lower_axis() {
    const int last = content_.first + static_cast<int>(count_) - 1;
    const float widest = width_of(theme_, last) + unit(14);
    const int most = std::max(2, static_cast<int>((plot_to_.x - plot_from_.x) / widest));
    const float middle = plot_to_.y + unit(4) + line_height_ / 2;
    for (const int tick : axis_ticks(content_.first, last, std::min(most, 14))) {
      const float x = x_of(static_cast<float>(tick - content_.first));
      list_.AddLine({x, plot_to_.y}, {x, plot_to_.y + unit(4)}, ink::kSoftInk, thin());
      write_middle(theme_.numerals, ink::kSoftInk, std::to_string(tick),
                   {x - width_of(theme_, tick) / 2, middle});
    }
    const float caption = size_of(theme_.italic, content_.axis).x;
    write_middle(theme_.italic, ink::kSoftInk, content_.axis, {to_.x - caption, middle});
  }

  void draw_line(std::span<const ImVec2> points, std::size_t look, ImU32 colour) const {
    draw_stroke(list_, points, look, kEdge, unit(kStroke + 1.2F), unit(kStroke));
    draw_stroke(list_, points, look, colour, unit(kStroke), unit(kStroke));
  }

  /// A whole line is drawn first: where two are equal, the other's dashes lie over it.
  void draw_lines() {
    for (std::size_t l = 0; l < content_.lines.size(); ++l) {
      const ChartLine& line = content_.lines[l];
      std::vector<ImVec2> points;
      for (std::size_t i = 0; i < line.values.size(); ++i) points.push_back(place_of(line, i));
      draw_line(points, l, line.ink);
      const float apart = count_ > 1 ? x_of(1) - x_of(0) : 1;
      const auto every = static_cast<std::size_t>(std::max(1.0F, std::ceil(unit(22) / apart)));
      for (std::size_t i = 0; i < points.size(); i += every) {
        draw_marker(list_, points[i], unit(kMarker), l, line.ink);
      }
    }
  }

  void draw_ends() {
    std::vector<float> ideal;
    for (const ChartLine& line : content_.lines) {
      ideal.push_back(y_of(static_cast<float>(value_at_end(line))));
    }
    const std::vector<float> places =
        spread_labels(ideal, line_height_, plot_from_.y, plot_to_.y - line_height_ / 2 + unit(4));
    for (std::size_t l = 0; l < content_.lines.size(); ++l) {
      const ChartLine& line = content_.lines[l];
      if (line.values.empty()) continue;
      const ImVec2 end = place_of(line, line.values.size() - 1);
      draw_marker(list_, end, unit(kMarker + 1), l, line.ink);
      if (names_at_ends_) write_at_end(line, end, places[l]);
    }
  }

  /// Led there by a thin line where another's name has moved it away.
  void write_at_end(const ChartLine& line, ImVec2 end, float middle) {
    const float left = plot_to_.x + unit(kBeforeEnd);
    if (std::abs(middle - end.y) > unit(4)) {
      list_.AddLine({end.x + unit(kMarker + 1), end.y}, {left - unit(3), middle}, line.ink, thin());
    }
    write_words(line, {left, middle});
  }

  void point_at(float x) {
    const float apart = count_ > 1 ? x_of(1) - x_of(0) : 1;
    const float place = std::round((x - plot_from_.x) / apart);
    const float last = static_cast<float>(count_) - 1;
    const auto i = static_cast<std::size_t>(std::clamp(place, 0.0F, std::max(0.0F, last)));
    list_.AddLine({x_of(static_cast<float>(i)), plot_from_.y},
                  {x_of(static_cast<float>(i)), plot_to_.y}, kHair, thin());
    for (std::size_t l = 0; l < content_.lines.size(); ++l) {
      const ChartLine& line = content_.lines[l];
      if (i >= line.values.size()) continue;
      draw_marker(list_, place_of(line, i), unit(kMarker + 1.5F), l, line.ink);
    }
    drawn_.pointed = content_.first + static_cast<int>(i);
  }

  const Theme& theme_;
  const ChartContent& content_;
  ImDrawList& list_;
  ImVec2 from_, to_;            ///< of the whole item
  ImVec2 plot_from_, plot_to_;  ///< within the axes
  float line_height_;
  std::size_t count_ = 0;  ///< of values
  int bottom_ = 0, top_ = 1;
  bool names_at_ends_ = true;
  std::vector<Span> notes_;
  std::vector<int> note_rows_;
  float notes_from_ = 0;
  DrawnChart drawn_;
};

}  // namespace

DrawnChart draw_chart(const Theme& theme, const ChartContent& content, ImVec2 size) {
  const ImVec2 from = ImGui::GetCursorScreenPos();
  ImGui::Dummy(size);
  std::optional<float> pointer;
  if (ImGui::IsItemHovered()) pointer = ImGui::GetMousePos().x;
  return Plot(theme, content, from, {from.x + size.x, from.y + size.y}).draw(pointer);
}

}  // namespace engine
