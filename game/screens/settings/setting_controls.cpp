#include "game/screens/settings/setting_controls.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/screens/controls/control.h"
#include "game/screens/controls/key_words.h"
#include "game/screens/controls/slider.h"

namespace screens {
namespace {

using nlohmann::json;

constexpr std::size_t kMostInARow = 5;

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

void draw_kind(Context& context, const SettingRow& row, const SwitchSetting& one,
               Settings& settings) {
  bool& is_on = one.member.of(settings);
  const std::string name = say_with_key(context, row.sentence, row.command);
  const std::string label = switch_label_of(context, name, is_on);
  if (choice_control(context, label, is_on, ImGui::GetContentRegionAvail().x)) is_on = !is_on;
}

void draw_kind(Context& context, const SettingRow& row, const NumberSetting& one,
               Settings& settings) {
  draw_caption(context, row.sentence);
  const std::size_t count = one.numbers.size();
  const std::size_t in_a_row = count > kMostInARow ? count / 2 : count;
  const float width = width_of_one_in(static_cast<int>(in_a_row));
  int& now = one.member.of(settings);
  ImGui::PushID(row.id.data(), row.id.data() + row.id.size());  // two rows may hold the same number
  for (std::size_t i = 0; i < count; ++i) {
    if (i % in_a_row != 0) ImGui::SameLine();
    const int number = one.numbers[i];
    if (choice_control(context, say_number(context, one, number), number == now, width))
      now = number;
  }
  ImGui::PopID();
}

void draw_kind(Context& context, const SettingRow& row, const ShareSetting& one,
               Settings& settings) {
  const std::string name = say(context, row.sentence);
  ImGui::AlignTextToFramePadding();
  write(context.theme.text, engine::ink::kInk, name);
  ImGui::SameLine(ImGui::GetContentRegionAvail().x - percent_width(context));
  draw_percent(context, name, one.member.of(settings), 0);
}

void draw_kind(Context& context, const SettingRow& row, const NameSetting& one,
               Settings& settings) {
  draw_caption(context, row.sentence);
  const float width = width_of_one_in(one.columns);
  for (int i = 0; i < static_cast<int>(one.names.size()); ++i) {
    if (i % one.columns != 0) ImGui::SameLine();
    const std::string_view name = one.names[static_cast<std::size_t>(i)];
    const std::string words = say(context, std::string(row.sentence) + "-" + std::string(name));
    if (choice_control(context, words, one.get(settings) == i, width)) one.choose(settings, i);
  }
}

/// They have a control of their own or none.
void draw_kind(Context&, const SettingRow&, const MeasureSetting&, Settings&) {}
void draw_kind(Context&, const SettingRow&, const OwnSetting&, Settings&) {}

void draw_row(Context& context, const SettingRow& row, Settings& settings) {
  if (row.sentence.empty()) return;
  if (!row.section.empty()) draw_caption(context, row.section);
  if (row.draw != nullptr) return row.draw(context, row, settings);
  std::visit([&](const auto& one) { draw_kind(context, row, one, settings); }, row.kind);
}

}  // namespace

void draw_setting_rows(Context& context, Settings& settings, std::span<const SettingRow> rows) {
  for (const SettingRow& row : rows) draw_row(context, row, settings);
}

float width_of_one_in(int columns) {
  const auto count = static_cast<float>(columns);
  return (ImGui::GetContentRegionAvail().x - (count - 1) * ImGui::GetStyle().ItemSpacing.x) / count;
}

void draw_caption(Context& context, std::string_view key) {
  write(context.theme.small_caps, engine::ink::kInk, say(context, key));
}

std::string switch_label(const Context& context, std::string_view key, bool is_on) {
  return switch_label_of(context, say(context, key), is_on);
}

bool switch_control(Context& context, std::string_view key, bool is_on, float width) {
  return choice_control(context, switch_label(context, key, is_on), is_on, width);
}

}  // namespace screens
