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

void draw_language(Context& context, const SettingRow& row, Settings& settings) {
  const std::span<const std::string> languages = context.state.languages;
  if (languages.size() < 2) return;
  draw_caption(context, row.sentence);
  const int count = static_cast<int>(languages.size()) + 1;
  const std::string own = say(context, "settings.language-own");
  const bool is_own = settings.language.empty();
  if (segment_control(context, own, {.i = 0, .count = count, .is_chosen = is_own}, row))
    settings.language.clear();
  for (int i = 1; i < count; ++i) {
    const std::string& language = languages[static_cast<std::size_t>(i) - 1];
    const Segment segment{.i = i, .count = count, .is_chosen = settings.language == language};
    if (segment_control(context, say(context, "language." + language), segment, row))
      settings.language = language;
  }
}

void draw_way_to_ruler(Context& context, const SettingRow& row, Settings&) {
  if (!plain_control(context, say(context, row.sentence), whole_width())) return;
  context.memory.sheets.open(kRulerSheet);
  context.memory.sheets.close(kSettingsSheet);
}

void draw_ambient_life(Context& context, const SettingRow& row, Settings& settings) {
  if (may_have_ambient_life(settings)) {
    bool& is_on = settings.ambient_life;
    if (switch_control(context, row.sentence, is_on, whole_width())) is_on = !is_on;
    return;
  }
  const std::string reason = say(
      context, settings.reduced_motion ? "settings.still-by-motion" : "settings.still-by-level");
  switch_control(context, row.sentence, false, whole_width(), reason);
}

void draw_hand_over_setting(Context& context, const SettingRow& row, Settings& settings) {
  if (!is_shared(context.state)) return;
  draw_caption(context, row.sentence);
  const auto& players = context.state.players;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (players[i] != "human") continue;
    const auto seat = static_cast<core::Seat>(i);
    bool& asks = settings.hand_over[std::string(id_of(context, seat))];
    const std::string label = say(context, asks ? "settings.always" : "settings.before-secrets",
                                  nlohmann::json{{"seat", name_of(context, seat)}});
    ImGui::PushID(static_cast<int>(i));
    if (choice_control(context, label, asks, whole_width())) asks = !asks;
    ImGui::PopID();
  }
}

void draw_effects(Context& context, const SettingRow&, Settings& settings) {
  const engine::Effects effects = effects_of(settings);
  const float width = width_of_one_in(kColumns);
  for (std::size_t i = 0; i < engine::kEffectSwitches.size(); ++i) {
    if (i % kColumns != 0) ImGui::SameLine();
    const engine::EffectSwitch& one = engine::kEffectSwitches[i];
    const std::string key = "settings.effect." + std::string(one.id);
    if (switch_control(context, key, effects.*one.field, width)) switch_effect(settings, i);
  }
}

}  // namespace screens
