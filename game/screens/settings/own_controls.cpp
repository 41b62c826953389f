#include "game/screens/settings/own_controls.h"

#include <nlohmann/json.hpp>
#include <span>

#include "game/screens/controls/control.h"
#include "game/screens/controls/hidden_hand.h"
#include "game/screens/settings/setting_controls.h"

namespace screens {
namespace {

constexpr int kColumns = 2;

float whole_width() { return ImGui::GetContentRegionAvail().x; }

}  // namespace

void draw_language(Sheet& sheet, const SettingRow& row, Settings& settings) {
  const std::span<const std::string> languages = sheet.state.languages;
  if (languages.size() < 2) return;
  draw_caption(sheet, row.sentence);
  const float width = width_of_one_in(static_cast<int>(languages.size()) + 1);
  const std::string own = say(sheet, "settings.language-own");
  if (choice_control(sheet, own, settings.language.empty(), width)) settings.language.clear();
  for (const std::string& language : languages) {
    ImGui::SameLine();
    const std::string name = say(sheet, "language." + language);
    if (choice_control(sheet, name, settings.language == language, width))
      settings.language = language;
  }
}

void draw_way_to_ruler(Sheet& sheet, const SettingRow& row, Settings&) {
  if (!plain_control(sheet, say(sheet, row.sentence), whole_width())) return;
  sheet.memory.sheets.open(kRulerSheet);
  sheet.memory.sheets.close(kSettingsSheet);
}

void draw_ambient_life(Sheet& sheet, const SettingRow& row, Settings& settings) {
  if (may_have_ambient_life(settings)) {
    bool& is_on = settings.ambient_life;
    if (switch_control(sheet, row.sentence, is_on, whole_width())) is_on = !is_on;
    return;
  }
  const std::string reason =
      say(sheet, settings.reduced_motion ? "settings.still-by-motion" : "settings.still-by-level");
  refused_control(sheet, switch_label(sheet, row.sentence, false), reason, whole_width());
}

void draw_hand_over_setting(Sheet& sheet, const SettingRow& row, Settings& settings) {
  if (!is_shared(sheet.state)) return;
  draw_caption(sheet, row.sentence);
  const auto& players = sheet.state.players;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (players[i] != "human") continue;
    const auto seat = static_cast<core::Seat>(i);
    bool& asks = settings.hand_over[std::string(id_of(sheet, seat))];
    const std::string label = say(sheet, asks ? "settings.always" : "settings.before-secrets",
                                  nlohmann::json{{"seat", name_of(sheet, seat)}});
    ImGui::PushID(static_cast<int>(i));
    if (choice_control(sheet, label, asks, whole_width())) asks = !asks;
    ImGui::PopID();
  }
}

void draw_effects(Sheet& sheet, const SettingRow& row, Settings& settings) {
  draw_caption(sheet, row.sentence);
  const engine::Effects effects = effects_of(settings);
  const float width = width_of_one_in(kColumns);
  for (std::size_t i = 0; i < engine::kEffectSwitches.size(); ++i) {
    if (i % kColumns != 0) ImGui::SameLine();
    const engine::EffectSwitch& one = engine::kEffectSwitches[i];
    const std::string key = "settings.effect." + std::string(one.id);
    if (switch_control(sheet, key, effects.*one.field, width)) switch_effect(settings, i);
  }
}

}  // namespace screens
