#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/new_game/new_game_sheet.h"
#include "game/screens/rules/rule_book.h"

namespace screens {
namespace {

std::string key_of(const RuleChoice& rule) { return "option." + rule.id; }

void draw_profiles(Sheet& sheet, NewGame& game) {
  const NewGameChoices& choices = *sheet.state.choices;
  const float space = ImGui::GetStyle().ItemSpacing.x;
  const auto count = static_cast<float>(choices.profiles.size());
  const float width = (ImGui::GetContentRegionAvail().x - (count - 1) * space) / count;
  for (std::size_t profile = 0; profile < choices.profiles.size(); ++profile) {
    if (profile > 0) ImGui::SameLine();
    const bool holds = differing_from(choices, profile, game.rules, seats_of(game)) == 0;
    const std::string label = say(sheet, choices.profiles[profile].title_key);
    if (choice_control(sheet, label, holds, width)) use_profile(choices, profile, game.rules);
  }
  write(sheet.theme.italic, engine::ink::kSoftInk, say(sheet, "screen.about-rules"));
}

/// What the rule decides, and what the published rules say where something else was chosen.
void draw_words(Sheet& sheet, const RuleChoice& rule, const RuleValues& rules) {
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(sheet.unit(5), sheet.unit(1)));
  draw_rule_link(sheet, rule.ruling);
  if (has_rule_link(sheet, rule.ruling)) ImGui::SameLine();
  ImGui::BeginGroup();
  write(sheet.theme.bold, engine::ink::kInk, say(sheet, key_of(rule)));
  write(sheet.theme.text, engine::ink::kSoftInk, rule.text);
  const RuleValue& published = rule.by_profile.front();
  if (value_of(rule, rules) != published) {
    const std::string value = value_name(sheet, rule, published);
    write(sheet.theme.italic, engine::ink::kWax,
          say(sheet, "screen.not-published", nlohmann::json{{"value", value}}));
  }
  ImGui::EndGroup();
  ImGui::PopStyleVar();
}

/// A button for each value.
void draw_values(Sheet& sheet, const RuleChoice& rule, RuleValues& rules) {
  const float space = ImGui::GetStyle().ItemSpacing.x;
  const auto count = static_cast<float>(rule.values.size());
  const float width = (ImGui::GetContentRegionAvail().x - (count - 1) * space) / count;
  const RuleValue now = value_of(rule, rules);
  for (const RuleValue& value : rule.values) {
    if (value != rule.values.front()) ImGui::SameLine();
    if (choice_control(sheet, value_name(sheet, rule, value), now == value, width)) {
      rules[rule.id] = value;
    }
  }
}

/// A number between its bounds, with a step down and a step up.
void draw_number(Sheet& sheet, const RuleChoice& rule, RuleValues& rules) {
  const RuleValue value = value_of(rule, rules);
  const auto found = std::find(rule.values.begin(), rule.values.end(), value);
  const auto at_value = found - rule.values.begin();
  auto wanted = at_value;
  if (icon_control(sheet, "less", engine::Icon::kMinus, "screen.less")) --wanted;
  ImGui::SameLine();
  const ImVec2 at = ImGui::GetCursorPos();
  const float room = sheet.unit(120);
  const std::string words = value_name(sheet, rule, value);
  const ImVec2 extent = ImGui::CalcTextSize(words.c_str());
  ImGui::SetCursorPos(
      ImVec2(at.x + (room - extent.x) / 2, at.y + (sheet.theme.touch - extent.y) / 2));
  ImGui::TextUnformatted(words.c_str());
  ImGui::SetCursorPos(ImVec2(at.x + room + ImGui::GetStyle().ItemSpacing.x, at.y));
  if (icon_control(sheet, "more", engine::Icon::kPlus, "screen.more")) ++wanted;
  if (wanted != at_value && wanted >= 0 && wanted < std::ssize(rule.values)) {
    rules[rule.id] = rule.values[static_cast<std::size_t>(wanted)];
  }
}

void draw_rule_row(Sheet& sheet, const RuleChoice& rule, RuleValues& rules) {
  ImGui::PushID(rule.id.c_str());
  ImGui::TableNextRow();
  ImGui::TableNextColumn();
  draw_words(sheet, rule, rules);
  ImGui::TableNextColumn();
  if (std::holds_alternative<int>(rule.values.front())) {
    draw_number(sheet, rule, rules);
  } else {
    draw_values(sheet, rule, rules);
  }
  ImGui::PopID();
}

std::string id_of(const RuleValue& value) {
  if (const int* number = std::get_if<int>(&value)) return std::to_string(*number);
  const std::string* word = std::get_if<std::string>(&value);
  return word == nullptr ? std::string() : *word;
}

}  // namespace

/// A value may have words of its own: "no limit" for 0; yes and no are everywhere the same.
std::string value_name(const Sheet& sheet, const RuleChoice& rule, const RuleValue& value) {
  if (const bool* flag = std::get_if<bool>(&value)) {
    return say(sheet, *flag ? "option.yes" : "option.no");
  }
  const std::string key = key_of(rule) + "." + id_of(value);
  return sheet.state.words.has(key) ? say(sheet, key) : id_of(value);
}

std::string rules_name(const Sheet& sheet, const RuleValues& rules, int seats) {
  const NewGameChoices& choices = *sheet.state.choices;
  for (std::size_t profile = 0; profile < choices.profiles.size(); ++profile) {
    if (differing_from(choices, profile, rules, seats) == 0) {
      return say(sheet, choices.profiles[profile].title_key);
    }
  }
  const int changes = differing_from(choices, 0, rules, seats);
  return say(sheet, "screen.changed-rules", nlohmann::json{{"changes", changes}});
}

void draw_rules_page(Sheet& sheet, NewGame& game) {
  draw_profiles(sheet, game);
  ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, ImVec2(sheet.unit(8), sheet.unit(7)));
  if (ImGui::BeginTable("options", 2, ImGuiTableFlags_RowBg | ImGuiTableFlags_PadOuterX)) {
    ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch);
    ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed, sheet.unit(330));
    for (const RuleChoice& rule : sheet.state.choices->rules) {
      if (matters(rule, seats_of(game))) draw_rule_row(sheet, rule, game.rules);
    }
    ImGui::EndTable();
  }
  ImGui::PopStyleVar();
}

}  // namespace screens
