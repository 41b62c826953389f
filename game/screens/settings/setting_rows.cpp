#include "game/screens/settings/setting_rows.h"

#include <algorithm>
#include <array>

#include "game/commands/ids.h"
#include "game/screens/settings/own_controls.h"
#include "game/screens/settings/own_settings.h"
#include "game/screens/settings/setting_swatches.h"

namespace screens {
namespace {

constexpr std::string_view kPercent = "settings.percent";
constexpr std::string_view kTimes = "settings.times";

constexpr std::array kResolutions{50, 67, 75, 100};
constexpr std::array kLetterSizes{kBroadcastLetters, 0, 75, 100, 125, 150, 200, 300};
constexpr std::array kLetterWords{NumberWord{kBroadcastLetters, "settings.letters-broadcast"},
                                  NumberWord{0, "settings.letters-own"}};
constexpr std::array kAnimationSpeeds{kAtOnce, 50, 100, 200, 400};
constexpr std::array kSpeedWords{NumberWord{kAtOnce, "settings.at-once"}};
/// By the number of the pace.
constexpr std::array<std::string_view, 3> kPaces{"read", "brisk", "instant"};

/// Older files count in whole times.
int hundredths(int number) {
  const bool is_old = number == 1 || number == 2 || number == 4;
  return is_old ? 100 * number : number;
}

template <auto member>
constexpr NameSetting names_of(std::span<const std::string_view> names) {
  using Enumeration = std::remove_reference_t<decltype(std::declval<Settings&>().*member)>;
  return {.names = names,
          .get = [](const Settings& settings) { return static_cast<int>(settings.*member); },
          .set = [](Settings& settings,
                    int name) { settings.*member = static_cast<Enumeration>(name); }};
}

constexpr NameSetting level() {
  NameSetting names = names_of<&Settings::level>(engine::kLevelNames);
  names.choose = [](Settings& settings, int name) {
    choose_level(settings, static_cast<engine::Level>(name));
  };
  return names;
}

constexpr NameSetting colour_vision() {
  NameSetting names = names_of<&Settings::colour_vision>(engine::kColourVisionNames);
  names.columns = 2;
  return names;
}

using enum SettingGroup;
constexpr auto kSinceTheFirst = InFile::kSinceTheFirst;

constexpr std::array kRows{
    SettingRow{.id = "plain-words",
               .kind = SwitchSetting{&Settings::plain_words},
               .sentence = "settings.plain-words",
               .group = kReading,
               .applies = Applies::kWithNewTable},
    SettingRow{.id = "language",
               .kind = OwnSetting{&read_language, &write_language},
               .sentence = "settings.language",
               .group = kReading,
               .applies = Applies::kWithNewTable,
               .draw = &draw_language},
    SettingRow{.id = "letters",
               .kind = NumberSetting{.member = &Settings::letters,
                                     .numbers = kLetterSizes,
                                     .sentence = kPercent,
                                     .words = kLetterWords},
               .sentence = "settings.letters",
               .group = kReading,
               .in_file = kSinceTheFirst,
               .swatch = &draw_letters_swatch},
    SettingRow{.id = "colour-vision",
               .kind = colour_vision(),
               .sentence = "settings.colours",
               .group = kReading,
               .swatch = &draw_colours_swatch},
    SettingRow{.id = "high-contrast",
               .kind = SwitchSetting{&Settings::high_contrast},
               .sentence = "settings.high-contrast",
               .group = kReading},
    SettingRow{.id = "sound.all",
               .kind = ShareSetting{&SoundSettings::all},
               .sentence = "settings.sound-all",
               .group = kSound},
    SettingRow{.id = "sound.effects",
               .kind = ShareSetting{&SoundSettings::effects},
               .sentence = "settings.sound-effects",
               .group = kSound},
    SettingRow{.id = "sound.bed",
               .kind = ShareSetting{&SoundSettings::bed},
               .sentence = "settings.sound-bed",
               .group = kSound},
    SettingRow{.id = "sound.music",
               .kind = ShareSetting{&SoundSettings::music},
               .sentence = "settings.sound-music",
               .group = kSound},
    SettingRow{.id = "sound.has-music",
               .kind = SwitchSetting{&SoundSettings::has_music},
               .sentence = "settings.has-music",
               .group = kSound},
    SettingRow{.id = "sound.mono",
               .kind = SwitchSetting{&SoundSettings::mono},
               .sentence = "settings.mono",
               .group = kSound},
    SettingRow{.id = "sound.night",
               .kind = SwitchSetting{&SoundSettings::night},
               .sentence = "settings.night",
               .group = kSound},
    SettingRow{.id = "sound.captions",
               .kind = SwitchSetting{&SoundSettings::captions},
               .sentence = "settings.captions",
               .group = kSound},
    SettingRow{.id = "spoken",
               .kind = SwitchSetting{&Settings::spoken},
               .sentence = "settings.spoken",
               .group = kSound},
    SettingRow{.id = "level",
               .kind = level(),
               .sentence = "settings.level",
               .group = kPicture,
               .in_file = kSinceTheFirst,
               .swatch = &draw_level_swatch},
    SettingRow{.id = "resolution",
               .kind = NumberSetting{.member = &Settings::resolution,
                                     .numbers = kResolutions,
                                     .sentence = kPercent},
               .sentence = "settings.resolution",
               .group = kPicture,
               .in_file = kSinceTheFirst},
    SettingRow{.id = "full-screen",
               .kind = SwitchSetting{&Settings::full_screen},
               .sentence = "settings.full-screen",
               .group = kPicture,
               .command = commands::kFullScreen},
    SettingRow{.id = "reduced-motion",
               .kind = SwitchSetting{&Settings::reduced_motion},
               .sentence = "settings.reduced-motion",
               .group = kMotion,
               .in_file = kSinceTheFirst},
    SettingRow{.id = "ambient-life",
               .kind = SwitchSetting{&Settings::ambient_life},
               .sentence = "settings.ambient-life",
               .group = kMotion,
               .in_file = kSinceTheFirst,
               .draw = &draw_ambient_life},
    SettingRow{.id = "follow-action",
               .kind = SwitchSetting{&Settings::follow_action},
               .sentence = "settings.follow-action",
               .group = kMotion,
               .in_file = kSinceTheFirst},
    SettingRow{.id = "pace",
               .kind = names_of<&Settings::pace>(kPaces),
               .sentence = "settings.pace",
               .group = kMotion},
    SettingRow{.id = "animation-speed",
               .kind = NumberSetting{.member = &Settings::animation_speed,
                                     .numbers = kAnimationSpeeds,
                                     .sentence = kTimes,
                                     .words = kSpeedWords,
                                     .from_older_file = &hundredths},
               .sentence = "settings.speed",
               .group = kMotion,
               .in_file = kSinceTheFirst},
    SettingRow{.id = "strict-play",
               .kind = SwitchSetting{&Settings::strict_play},
               .sentence = "settings.strict",
               .group = kPlay},
    SettingRow{.id = "practice",
               .kind = SwitchSetting{&Settings::practice},
               .sentence = "settings.practice",
               .group = kPlay},
    SettingRow{.id = "hand-over",
               .kind = OwnSetting{&read_hand_over, &write_hand_over},
               .sentence = "settings.hand-over",
               .group = kPlay,
               .draw = &draw_hand_over_setting},
    SettingRow{.id = "touch-table",
               .kind = SwitchSetting{&Settings::touch_table},
               .sentence = "settings.touch-table",
               .group = kTable},
    SettingRow{
        .id = "ruler",
        .kind = MeasureSetting{&Settings::ruler, kLeastRuler, kMostRuler, "no screen is so coarse"},
        .sentence = "ruler.title",
        .group = kTable,
        .draw = &draw_way_to_ruler},
    SettingRow{.id = "effects",
               .kind = OwnSetting{&read_effects, &write_effects},
               .sentence = "settings.effects",
               .group = kEffects,
               .in_file = kSinceTheFirst,
               .draw = &draw_effects},
    SettingRow{.id = "keys", .kind = OwnSetting{&read_keys, &write_keys}},
    SettingRow{.id = "buttons", .kind = OwnSetting{&read_buttons, &write_buttons}},
    SettingRow{.id = "folded", .kind = OwnSetting{&read_folded, &write_folded}}};

}  // namespace

std::span<const SettingRow> setting_rows() { return kRows; }

bool need_new_table(const Settings& before, const Settings& after,
                    std::span<const SettingRow> rows) {
  return std::ranges::any_of(rows, [&](const SettingRow& row) {
    return row.applies == Applies::kWithNewTable && !is_same(row, before, after);
  });
}

}  // namespace screens
