#include "game/screens/settings/setting_controls.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/choices.h"
#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/key_words.h"
#include "game/screens/controls/slider.h"

namespace screens {
namespace {

using nlohmann::json;

constexpr int kMostInARow = 5;

/// "½", "2"
std::string times_words(int hundredths) {
  return hundredths == 50 ? "½" : std::to_string(hundredths / 100);
}

std::string switch_label_of(const Context& context, const std::string& name, bool is_on) {
  const std::string state = say(context, is_on ? "settings.on" : "settings.off");
  return say(context, "settings.switch", json{{"name", name}, {"state", state}});
}

std::string say_number(const Context& context, const NumberSetting& one, int number) {
  const auto own = std::ranges::find(one.words, number, &NumberWord::number);
  if (own != one.words.end()) return say(context, own->sentence);
  return say(context, one.sentence, json{{"percent", number}, {"times", times_words(number)}});
}

/// `name` beside it, "name: on" for who presses it by its words.
bool draw_switch(Context& context, const std::string& name, bool is_on, float width,
                 const std::string& reason) {
  const std::string state = say(context, is_on ? "settings.on" : "settings.off");
  const engine::SwitchLook look{
      .is_on = is_on, .state = state.c_str(), .reason = reason.empty() ? nullptr : reason.c_str()};
  const bool pressed = engine::switch_row(context.theme, name.c_str(), name.c_str(), look, width);
  note_control(context, switch_label_of(context, name, is_on), 0);
  const bool has_keys = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
  if (!reason.empty() && (ImGui::IsItemHovered() || has_keys))
    engine::tip(context.theme, reason.c_str());
  return pressed;
}

void draw_kind(Context& context, const SettingRow& row, const SwitchSetting& one,
               Settings& settings) {
  bool& is_on = one.member.of(settings);
  const std::string name = say_with_key(context, row.sentence, row.command);
  if (draw_switch(context, name, is_on, ImGui::GetContentRegionAvail().x, {})) is_on = !is_on;
}

void draw_kind(Context& context, const SettingRow& row, const NumberSetting& one,
               Settings& settings) {
  draw_caption(context, row.sentence);
  const int count = static_cast<int>(one.numbers.size());
  const int in_a_row = count > kMostInARow ? count / 2 : count;
  int& now = one.member.of(settings);
  ImGui::PushID(row.id.data(), row.id.data() + row.id.size());  // two rows may hold the same number
  for (int i = 0; i < count; ++i) {
    const int number = one.numbers[static_cast<std::size_t>(i)];
    const Segment segment{.i = i % in_a_row, .count = in_a_row, .is_chosen = number == now};
    if (segment_control(context, say_number(context, one, number), segment, row, number))
      now = number;
  }
  ImGui::PopID();
}

void draw_kind(Context& context, const SettingRow& row, const ShareSetting& one,
               Settings& settings) {
  const std::string name = say(context, row.sentence);
  const float start = ImGui::GetCursorPosX();
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + 2 * context.theme.grid);
  ImGui::AlignTextToFramePadding();
  write(context.theme.text, engine::ink::kInk, name);
  const float room = ImGui::GetContentRegionAvail().x - percent_width(context);
  const bool fits = width_of(context.theme.text, name) + 4 * context.theme.grid <= room;
  if (fits) ImGui::SameLine();
  ImGui::SetCursorPosX(start + room);
  draw_percent(context, name, one.member.of(settings), 0);
}

void draw_kind(Context& context, const SettingRow& row, const NameSetting& one,
               Settings& settings) {
  draw_caption(context, row.sentence);
  for (int i = 0; i < static_cast<int>(one.names.size()); ++i) {
    const std::string_view name = one.names[static_cast<std::size_t>(i)];
    const std::string words = say(context, std::string(row.sentence) + "-" + std::string(name));
    const Segment segment{
        .i = i % one.columns, .count = one.columns, .is_chosen = one.get(settings) == i};
    if (segment_control(context, words, segment, row, i)) one.choose(settings, i);
  }
}

/// They have a control of their own or none.
void draw_kind(Context&, const SettingRow&, const MeasureSetting&, Settings&) {}
void draw_kind(Context&, const SettingRow&, const OwnSetting&, Settings&) {}

void draw_row(Context& context, const SettingRow& row, Settings& settings) {
  if (row.sentence.empty()) return;
  if (row.draw != nullptr) return row.draw(context, row, settings);
  std::visit([&](const auto& one) { draw_kind(context, row, one, settings); }, row.kind);
}

using Rows = std::span<const SettingRow>;

void draw_group(Context& context, Settings& settings, SettingGroup group, Rows rows) {
  const auto is_here = [&](const SettingRow& row) {
    return row.group == group && !row.sentence.empty();
  };
  if (std::ranges::none_of(rows, is_here)) return;
  const std::string name(kSettingGroups[static_cast<std::size_t>(group)]);
  ImGui::Dummy(ImVec2(0, context.unit(2)));
  engine::heading(context.theme, say(context, "settings.group." + name).c_str());
  for (const SettingRow& row : rows) {
    if (is_here(row)) draw_row(context, row, settings);
  }
}

/// What lies in the second column, where there are two, begins with this group.
constexpr SettingGroup kSecondColumn = SettingGroup::kPicture;

}  // namespace

void draw_setting_rows(Context& context, Settings& settings, Rows rows) {
  const bool is_wide = !context.compact();
  if (is_wide) ImGui::Columns(2, nullptr, false);
  for (std::size_t i = 0; i < kSettingGroups.size(); ++i) {
    const auto group = static_cast<SettingGroup>(i);
    if (is_wide && group == kSecondColumn) ImGui::NextColumn();
    draw_group(context, settings, group, rows);
  }
  if (is_wide) ImGui::Columns(1);
}

bool segment_control(Context& context, const std::string& label, const Segment& segment,
                     const SettingRow& row, int value) {
  constexpr float kPicture = 24;  // points
  const auto count = static_cast<float>(segment.count);
  if (segment.i > 0) ImGui::SameLine(0, 0);
  const float left = ImGui::GetContentRegionAvail().x;
  const float width = left / (count - static_cast<float>(segment.i));
  const float picture = row.swatch == nullptr ? 0 : context.unit(kPicture);
  const engine::SegmentLook look{.is_chosen = segment.is_chosen,
                                 .is_first = segment.i == 0,
                                 .is_last = segment.i + 1 == segment.count,
                                 .picture = picture};
  const bool pressed = engine::segment_button(context.theme, label.c_str(), look, width);
  if (row.swatch != nullptr) {
    const ImVec2 from = ImGui::GetItemRectMin();
    const ImVec2 to = ImGui::GetItemRectMax();
    row.swatch(context, *ImGui::GetWindowDrawList(),
               {(from.x + to.x) / 2, from.y + context.unit(3) + picture / 2}, picture * 0.8F, value,
               engine::segment_ink(segment.is_chosen));
  }
  note_control(context, label, 0);
  return pressed;
}

float width_of_one_in(int columns) {
  const auto count = static_cast<float>(columns);
  return (ImGui::GetContentRegionAvail().x - (count - 1) * ImGui::GetStyle().ItemSpacing.x) / count;
}

void draw_caption(Context& context, std::string_view key) {
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + 2 * context.theme.grid);  // as names of switches
  write(context.theme.text, engine::ink::kSoftInk, say(context, key));
}

bool switch_control(Context& context, std::string_view key, bool is_on, float width,
                    const std::string& reason) {
  return draw_switch(context, say(context, key), is_on, width, reason);
}

}  // namespace screens
