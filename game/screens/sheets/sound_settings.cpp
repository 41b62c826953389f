#include "game/screens/sheets/sound_settings.h"

#include <array>
#include <nlohmann/json.hpp>

#include "game/screens/controls/control.h"
#include "game/screens/controls/slider.h"

namespace screens {
namespace {

struct LoudnessRow {
  std::string_view key;
  int SoundSettings::*field;
};

constexpr std::array kLoudness{LoudnessRow{"settings.sound-all", &SoundSettings::all},
                               LoudnessRow{"settings.sound-effects", &SoundSettings::effects},
                               LoudnessRow{"settings.sound-bed", &SoundSettings::bed},
                               LoudnessRow{"settings.sound-music", &SoundSettings::music}};

struct SwitchRow {
  std::string_view key;
  bool SoundSettings::*field;
};

constexpr std::array kSwitches{SwitchRow{"settings.has-music", &SoundSettings::has_music},
                               SwitchRow{"settings.mono", &SoundSettings::mono},
                               SwitchRow{"settings.night", &SoundSettings::night},
                               SwitchRow{"settings.captions", &SoundSettings::captions}};

void draw_loudness(Sheet& sheet, const LoudnessRow& row, SoundSettings& sound) {
  const std::string name = say(sheet, row.key);
  ImGui::AlignTextToFramePadding();
  write(sheet.theme.text, engine::ink::kInk, name);
  ImGui::SameLine(ImGui::GetContentRegionAvail().x - percent_width(sheet));
  draw_percent(sheet, name, sound.*row.field, 0);
}

}  // namespace

void draw_sound_settings(Sheet& sheet, SoundSettings& sound) {
  write(sheet.theme.small_caps, engine::ink::kInk, say(sheet, "settings.sound"));
  for (const LoudnessRow& row : kLoudness) draw_loudness(sheet, row, sound);
  for (const SwitchRow& row : kSwitches) {
    bool& is_on = sound.*row.field;
    const std::string state = say(sheet, is_on ? "settings.on" : "settings.off");
    const std::string label = say(sheet, "settings.switch",
                                  nlohmann::json{{"name", say(sheet, row.key)}, {"state", state}});
    if (choice_control(sheet, label, is_on, ImGui::GetContentRegionAvail().x)) is_on = !is_on;
  }
}

}  // namespace screens
