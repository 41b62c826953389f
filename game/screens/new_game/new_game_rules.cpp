#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/new_game/new_game_sheet.h"
#include "game/screens/rules/rule_book.h"

namespace screens {
namespace {

std::string key_of(const RuleChoice& rule) { return "option." + rule.id; }

void draw_profiles(Context& context, NewGame& game) {
  const NewGameChoices& choices = *context.state.choices;
  const float space = ImGui::GetStyle().ItemSpacing.x;
  const auto count = static_cast<float>(choices.profiles.size());
  const float width = (ImGui::GetContentRegionAvail().x - (count - 1) * space) / count;
  for (std::size_t profile = 0; profile < choices.profiles.size(); ++profile) {
    if (profile > 0) ImGui::SameLine();
    const bool holds = differing_from(choices, profile, game.rules, seats_of(game)) == 0;
    const std::string label = say(context, choices.profiles[profile].title_key);
    if (choice_control(context, label, holds, width)) use_profile(choices, profile, game.rules);
  }
  write(context.theme.italic, engine::ink::kSoftInk, say(context, "screen.about-rules"));
}

/// What the rule decides, and what the published rules say where something else was chosen.
void draw_words(Context& context, const RuleChoice& rule, const RuleValues& rules) {
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(context.unit(5), context.unit(1)));
  draw_rule_link(context, rule.ruling);
  if (has_rule_link(context, rule.ruling)) ImGui::SameLine();
  ImGui::BeginGroup();
  write(context.theme.bold, engine::ink::kInk, say(context, key_of(rule)));
  write(context.theme.text, engine::ink::kSoftInk, rule.text);
  const RuleValue& published = rule.by_profile.front();
  if (value_of(rule, rules) != published) {
    const std::string value = value_name(context, rule, published);
    write(context.theme.italic, engine::ink::kWax,
          say(context, "screen.not-published", nlohmann::json{{"value", value}}));
  }
  ImGui::EndGroup();
  ImGui::PopStyleVar();
}

/// A button for each value.
void draw_values(Context& context, const RuleChoice& rule, RuleValues& rules) {
  const float space = ImGui::GetStyle().ItemSpacing.x;
  const auto count = static_cast<float>(rule.values.size());
  const float width = (ImGui::GetContentRegionAvail().x - (count - 1) * space) / count;
  const RuleValue now = value_of(rule, rules);
  for (const RuleValue& value : rule.values) {
    if (value != rule.values.front()) ImGui::SameLine();
    if (choice_control(context, value_name(context, rule, value), now == value, width)) {
      rules[rule.id] = value;
    }
  }
}

/// A number between its bounds, with a step down and a step up.
void draw_number(Context& context, const RuleChoice& rule, RuleValues& rules) {
  const RuleValue value = value_of(rule, rules);
  const auto found = std::find(rule.values.begin(), rule.values.end(), value);
  const auto at_value = found - rule.values.begin();
  auto wanted = at_value;
  if (icon_control(context, "less", engine::Icon::kMinus, "screen.less")) --wanted;
  ImGui::SameLine();
  const ImVec2 at = ImGui::GetCursorPos();
  const float room = context.unit(120);
  const std::string words = value_name(context, rule, value);
  const ImVec2 extent = ImGui::CalcTextSize(words.c_str());
  ImGui::SetCursorPos(
      ImVec2(at.x + (room - extent.x) / 2, at.y + (context.theme.touch - extent.y) / 2));
  ImGui::TextUnformatted(words.c_str());
  ImGui::SetCursorPos(ImVec2(at.x + room + ImGui::GetStyle().ItemSpacing.x, at.y));
  if (icon_control(context, "more", engine::Icon::kPlus, "screen.more")) ++wanted;
  if (wanted != at_value && wanted >= 0 && wanted < std::ssize(rule.values)) {
    rules[rule.id] = rule.values[static_cast<std::size_t>(wanted)];
  }
}

void draw_rule_row(Context& context, const RuleChoice& rule, RuleValues& rules) {
  ImGui::PushID(rule.id.c_str());
  ImGui::TableNextRow();
  ImGui::TableNextColumn();
  draw_words(context, rule, rules);
  ImGui::TableNextColumn();
  if (std::holds_alternative<int>(rule.values.front())) {
    draw_number(context, rule, rules);
  } else {
    draw_values(context, rule, rules);
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
std::string value_name(const Context& context, const RuleChoice& rule, const RuleValue& value) {
  if (const bool* flag = std::get_if<bool>(&value)) {
    return say(context, *flag ? "option.yes" : "option.no");
  }
  const std::string key = key_of(rule) + "." + id_of(value);
  return context.state.words.has(key) ? say(context, key) : id_of(value);
}

std::string rules_name(const Context& context, const RuleValues& rules, int seats) {
  const NewGameChoices& choices = *context.state.choices;
  for (std::size_t profile = 0; profile < choices.profiles.size(); ++profile) {
    if (differing_from(choices, profile, rules, seats) == 0) {
      return say(context, choices.profiles[profile].title_key);
    }
  }
  const int changes = differing_from(choices, 0, rules, seats);
  return say(context, "screen.changed-rules", nlohmann::json{{"changes", changes}});
}

void draw_rules_page(Context& context, NewGame& game) {
  draw_profiles(context, game);
  ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, ImVec2(context.unit(8), context.unit(7)));
  if (ImGui::BeginTable("options", 2, ImGuiTableFlags_RowBg | ImGuiTableFlags_PadOuterX)) {
    ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch);
    ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed, context.unit(330));
    for (const RuleChoice& rule : context.state.choices->rules) {
      if (matters(rule, seats_of(game))) draw_rule_row(context, rule, game.rules);
    }
    ImGui::EndTable();
  }
  ImGui::PopStyleVar();
}

}  // namespace screens
