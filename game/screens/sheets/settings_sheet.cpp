#include "game/screens/sheets/settings_sheet.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/hidden_hand.h"
#include "game/screens/controls/page.h"
#include "game/screens/sheets/sound_settings.h"
#include "game/screens/state/settings.h"

namespace screens {
namespace {

using nlohmann::json;

constexpr int kColumns = 2;
constexpr std::size_t kMostInARow = 5;

float column(int columns) {
  const auto count = static_cast<float>(columns);
  return (ImGui::GetContentRegionAvail().x - (count - 1) * ImGui::GetStyle().ItemSpacing.x) / count;
}

void caption(Sheet& sheet, std::string_view key) {
  write(sheet.theme.small_caps, engine::ink::kInk, say(sheet, key));
}

/// A few numbers of which one holds; each is called by `name_of`. Answers the one that was pressed.
template <class Name>
std::optional<int> choose_number(Sheet& sheet, std::span<const int> numbers, int now,
                                 const Name& name_of) {
  std::optional<int> chosen;
  const std::size_t in_a_row = numbers.size() > kMostInARow ? numbers.size() / 2 : numbers.size();
  const float width = column(static_cast<int>(in_a_row));
  ImGui::PushID(numbers.data());  // two rows may hold the same number
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i % in_a_row != 0) ImGui::SameLine();
    const int number = numbers[i];
    if (choice_control(sheet, name_of(number), number == now, width)) chosen = number;
  }
  ImGui::PopID();
  return chosen;
}

std::string percent(const Sheet& sheet, int hundredths) {
  return say(sheet, "settings.percent", json{{"percent", hundredths}});
}

std::string switch_label(const Sheet& sheet, std::string_view key, bool is_on) {
  const std::string state = say(sheet, is_on ? "settings.on" : "settings.off");
  return say(sheet, "settings.switch", json{{"name", say(sheet, key)}, {"state", state}});
}

/// A switch says in words whether it is on; the dark of the button only repeats it.
bool switch_control(Sheet& sheet, std::string_view key, bool is_on, float width) {
  return choice_control(sheet, switch_label(sheet, key, is_on), is_on, width);
}

void draw_switch(Sheet& sheet, std::string_view key, bool& is_on) {
  if (switch_control(sheet, key, is_on, ImGui::GetContentRegionAvail().x)) is_on = !is_on;
}

/// "½", "2"
std::string times_words(int hundredths) {
  return hundredths == 50 ? "½" : std::to_string(hundredths / 100);
}

void draw_level(Sheet& sheet, Settings& settings) {
  draw_switch(sheet, "settings.full-screen", settings.full_screen);
  draw_switch(sheet, "settings.touch-table", settings.touch_table);
  if (plain_control(sheet, say(sheet, "ruler.title"), ImGui::GetContentRegionAvail().x)) {
    sheet.memory.ruler_open = true;
    sheet.memory.settings_open = false;
  }
  caption(sheet, "settings.level");
  const float width = column(static_cast<int>(engine::kLevels.size()));
  for (const engine::Level level : engine::kLevels) {
    if (level != engine::kLevels.front()) ImGui::SameLine();
    const std::string name = say(sheet, "settings.level-" + std::string(engine::id_of(level)));
    if (choice_control(sheet, name, level == settings.level, width)) choose_level(settings, level);
  }
}

void draw_effects(Sheet& sheet, Settings& settings) {
  caption(sheet, "settings.effects");
  const engine::Effects effects = effects_of(settings);
  const float width = column(kColumns);
  for (std::size_t i = 0; i < engine::kEffectSwitches.size(); ++i) {
    if (i % kColumns != 0) ImGui::SameLine();
    const engine::EffectSwitch& one = engine::kEffectSwitches[i];
    const std::string key = "settings.effect." + std::string(one.id);
    if (switch_control(sheet, key, effects.*one.field, width)) switch_effect(settings, i);
  }
}

void draw_sizes(Sheet& sheet, Settings& settings) {
  caption(sheet, "settings.resolution");
  const auto in_percent = [&](int number) { return percent(sheet, number); };
  if (const auto chosen = choose_number(sheet, kResolutions, settings.resolution, in_percent)) {
    settings.resolution = *chosen;
  }
  caption(sheet, "settings.letters");
  const auto letters = [&](int number) {
    if (number == kBroadcastLetters) return say(sheet, "settings.letters-broadcast");
    return number == 0 ? say(sheet, "settings.letters-own") : percent(sheet, number);
  };
  if (const auto chosen = choose_number(sheet, kLetterSizes, settings.letters, letters)) {
    settings.letters = *chosen;
  }
}

/// For eyes that tell fewer colours apart, and for those that need more of a difference.
void draw_colours(Sheet& sheet, Settings& settings) {
  caption(sheet, "settings.colours");
  const float width = column(kColumns);
  for (std::size_t i = 0; i < engine::kColourVisionNames.size(); ++i) {
    if (i % kColumns != 0) ImGui::SameLine();
    const auto vision = static_cast<engine::ColourVision>(i);
    const std::string name =
        say(sheet, "settings.colours-" + std::string(engine::kColourVisionNames[i]));
    if (choice_control(sheet, name, vision == settings.colour_vision, width)) {
      settings.colour_vision = vision;
    }
  }
  draw_switch(sheet, "settings.high-contrast", settings.high_contrast);
}

/// With one language there is nothing to choose.
void draw_language(Sheet& sheet, Settings& settings) {
  draw_switch(sheet, "settings.plain-words", settings.plain_words);
  if (sheet.state.languages.size() < 2) return;
  caption(sheet, "settings.language");
  const float width = column(static_cast<int>(sheet.state.languages.size()) + 1);
  const std::string own = say(sheet, "settings.language-own");
  if (choice_control(sheet, own, settings.language.empty(), width)) settings.language.clear();
  for (const std::string& language : sheet.state.languages) {
    ImGui::SameLine();
    const std::string name = say(sheet, "language." + language);
    if (choice_control(sheet, name, settings.language == language, width))
      settings.language = language;
  }
}

/// Where another choice keeps water and smoke still, the switch says so instead of a lie.
void draw_ambient_life(Sheet& sheet, Settings& settings) {
  constexpr std::string_view kKey = "settings.ambient-life";
  if (may_have_ambient_life(settings)) {
    draw_switch(sheet, kKey, settings.ambient_life);
    return;
  }
  const std::string reason =
      say(sheet, settings.reduced_motion ? "settings.still-by-motion" : "settings.still-by-level");
  refused_control(sheet, switch_label(sheet, kKey, false), reason,
                  ImGui::GetContentRegionAvail().x);
}

void draw_pace(Sheet& sheet, Settings& settings) {
  caption(sheet, "settings.pace");
  const float width = column(static_cast<int>(kPaces.size()));
  for (std::size_t i = 0; i < kPaces.size(); ++i) {
    if (i != 0) ImGui::SameLine();
    const std::string name = say(sheet, "settings.pace-" + std::string(kPaces[i]));
    const auto pace = static_cast<Pace>(i);
    if (choice_control(sheet, name, pace == settings.pace, width)) settings.pace = pace;
  }
}

void draw_motion(Sheet& sheet, Settings& settings) {
  caption(sheet, "settings.motion");
  draw_switch(sheet, "settings.reduced-motion", settings.reduced_motion);
  draw_ambient_life(sheet, settings);
  draw_switch(sheet, "settings.follow-action", settings.follow_action);
  draw_switch(sheet, "settings.strict", settings.strict_play);
  draw_switch(sheet, "settings.practice", settings.practice);
  draw_pace(sheet, settings);
  caption(sheet, "settings.speed");
  const auto name = [&](int speed) {
    if (speed == kAtOnce) return say(sheet, "settings.at-once");
    return say(sheet, "settings.times", json{{"times", times_words(speed)}});
  };
  if (const auto chosen = choose_number(sheet, kAnimationSpeeds, settings.animation_speed, name)) {
    settings.animation_speed = *chosen;
  }
}

void draw_speech(Sheet& sheet, Settings& settings) {
  caption(sheet, "settings.speech");
  draw_switch(sheet, "settings.spoken", settings.spoken);
}

/// Where several share the screen.
void draw_hand_over(Sheet& sheet, Settings& settings) {
  if (!is_shared(sheet.state)) return;
  caption(sheet, "settings.hand-over");
  const auto& players = sheet.state.players;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (players[i] != "human") continue;
    const auto seat = static_cast<core::Seat>(i);
    bool& asks = settings.hand_over[std::string(id_of(sheet, seat))];
    const std::string label = say(sheet, asks ? "settings.always" : "settings.before-secrets",
                                  json{{"seat", name_of(sheet, seat)}});
    ImGui::PushID(static_cast<int>(i));
    if (choice_control(sheet, label, asks, ImGui::GetContentRegionAvail().x)) asks = !asks;
    ImGui::PopID();
  }
}

}  // namespace

void draw_settings(Sheet& sheet) {
  if (!sheet.memory.settings_open || sheet.state.settings == nullptr) return;
  Settings settings = *sheet.state.settings;
  const float top = sheet_top(sheet);
  const engine::PanelPlace place{
      .position = {sheet.screen.x / 2, top},
      .size = {std::min(sheet.unit(640), sheet.screen.x - 2 * gap(sheet.theme)),
               std::min(sheet.unit(640), sheet.screen.y - top - gap(sheet.theme))},
      .pivot = {0.5F, 0}};
  if (engine::begin_panel(sheet.theme, "settings-sheet", say(sheet, "settings.title").c_str(),
                          place)) {
    const float foot = sheet.theme.touch + ImGui::GetStyle().ItemSpacing.y;
    begin_page("settings-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
    draw_language(sheet, settings);
    draw_level(sheet, settings);
    draw_motion(sheet, settings);
    draw_sound_settings(sheet, settings.sound);
    draw_speech(sheet, settings);
    draw_hand_over(sheet, settings);
    draw_sizes(sheet, settings);
    draw_colours(sheet, settings);
    draw_effects(sheet, settings);
    end_page();
    if (plain_control(sheet, say(sheet, "screen.close"))) sheet.memory.settings_open = false;
  }
  engine::end_panel();
  if (settings != *sheet.state.settings) sheet.answer.settings = settings;
}

}  // namespace screens
