#include "game/app/screen/settings.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <system_error>

#include "base/json_reader.h"
#include "base/json_text.h"
#include "game/lang/languages.h"
#include "game/match/files.h"
#include "game/match/folders.h"

namespace app {
namespace {

namespace fs = std::filesystem;
using base::JsonReader;
using nlohmann::json;
using screens::Settings;

constexpr int kFormat = 1;
constexpr std::size_t kMostBytes = 16u << 10;

engine::Level read_level(const JsonReader& field) {
  const std::string text = field.text();
  for (const engine::Level level : engine::kLevels) {
    if (engine::id_of(level) == text) return level;
  }
  field.fail("it is low, medium or high");
  return engine::Level::kLow;
}

std::optional<std::size_t> effect_called(std::string_view id) {
  for (std::size_t i = 0; i < engine::kEffectSwitches.size(); ++i) {
    if (engine::kEffectSwitches[i].id == id) return i;
  }
  return std::nullopt;
}

void read_effects(const JsonReader& field, Settings& settings) {
  for (const auto& [name, value] : field.members()) {
    if (const auto effect = effect_called(name)) {
      settings.own_effects[*effect] = value.boolean();
    } else {
      field.fail("there is no effect " + base::quoted(std::string_view(name)));
    }
  }
}

template <std::size_t N>
int read_one_of(const JsonReader& field, const std::array<int, N>& numbers) {
  const int number = field.integer(numbers.front(), numbers.back());
  if (std::find(numbers.begin(), numbers.end(), number) != numbers.end()) return number;
  field.fail("it is none of those that can be chosen");
  return numbers.front();
}

int read_ruler(const JsonReader& field) {
  const int points = field.integer(0, screens::kMostRuler);
  if (points != 0 && points < screens::kLeastRuler) field.fail("no screen is so coarse");
  return points;
}

/// Older files count in whole times.
int read_animation_speed(const JsonReader& field) {
  const int number = field.integer(0, screens::kAnimationSpeeds.back());
  const bool is_old = number == 1 || number == 2 || number == 4;
  return is_old ? 100 * number : read_one_of(field, screens::kAnimationSpeeds);
}

/// The number of one of the names.
template <std::size_t N>
std::size_t read_name(const JsonReader& field, const std::array<std::string_view, N>& names,
                      std::string_view reason) {
  const auto named = std::find(names.begin(), names.end(), field.text());
  if (named != names.end()) return static_cast<std::size_t>(named - names.begin());
  field.fail(std::string(reason));
  return 0;
}

/// The panels by the names that a game gives them: another game's are kept.
void read_folded(const JsonReader& field, Settings& settings) {
  for (const auto& [panel, folded] : field.members()) settings.folded[panel] = folded.boolean();
}

std::optional<hands::Deed> deed_called(std::string_view id) {
  const auto row = std::ranges::find(hands::kDeeds, id, &hands::DeedRow::id);
  if (row == hands::kDeeds.end()) return std::nullopt;
  return row->deed;
}

void read_keys(const JsonReader& field, hands::Bindings& bindings) {
  for (const auto& [id, name] : field.members()) {
    const auto deed = deed_called(id);
    const auto chord = hands::chord_called(name.text());
    if (deed && chord) {
      bindings.keys[static_cast<std::size_t>(*deed)] = *chord;
    } else {
      name.fail(deed ? "there is no such key" : "no key does this");
    }
  }
}

void read_buttons(const JsonReader& field, hands::Bindings& bindings) {
  for (const auto& [id, name] : field.members()) {
    const auto deed = deed_called(id);
    if (!deed) return name.fail("no button does this");
    bindings.buttons[static_cast<std::size_t>(*deed)] = static_cast<engine::PadButton>(
        read_name(name, engine::kPadButtonNames, "a pad has no such button"));
  }
}

screens::SoundSettings read_sound(const JsonReader& field) {
  field.allow({"all", "effects", "bed", "music", "has-music", "mono", "night", "captions"});
  return {.all = field.at("all").integer(0, 100),
          .effects = field.at("effects").integer(0, 100),
          .bed = field.at("bed").integer(0, 100),
          .music = field.at("music").integer(0, 100),
          .has_music = field.at("has-music").boolean(),
          .mono = field.at("mono").boolean(),
          .night = field.at("night").boolean(),
          .captions = field.at("captions").boolean()};
}

Settings read_fields(const JsonReader& top) {
  top.allow({"format",         "level",        "effects",       "resolution",      "letters",
             "reduced-motion", "ambient-life", "follow-action", "animation-speed", "colour-vision",
             "high-contrast",  "pace",         "strict-play",   "folded",          "hand-over",
             "language",       "keys",         "buttons",       "full-screen",     "practice",
             "touch-table",    "plain-words",  "spoken",        "ruler",           "sound"});
  if (top.at("format").integer(0, 1000000) != kFormat) {
    top.at("format").fail("this program reads format 1");
  }
  Settings settings;
  settings.level = read_level(top.at("level"));
  read_effects(top.at("effects"), settings);
  settings.resolution = read_one_of(top.at("resolution"), screens::kResolutions);
  settings.letters = read_one_of(top.at("letters"), screens::kLetterSizes);
  settings.reduced_motion = top.at("reduced-motion").boolean();
  settings.ambient_life = top.at("ambient-life").boolean();
  settings.follow_action = top.at("follow-action").boolean();
  settings.animation_speed = read_animation_speed(top.at("animation-speed"));
  // Older files say nothing of these.
  if (const auto vision = top.find("colour-vision")) {
    settings.colour_vision = static_cast<engine::ColourVision>(
        read_name(*vision, engine::kColourVisionNames, "it is full, protan, deutan or tritan"));
  }
  if (const auto full = top.find("full-screen")) settings.full_screen = full->boolean();
  if (const auto table = top.find("touch-table")) settings.touch_table = table->boolean();
  if (const auto ruler = top.find("ruler")) settings.ruler = read_ruler(*ruler);
  if (const auto plain = top.find("plain-words")) settings.plain_words = plain->boolean();
  if (const auto practice = top.find("practice")) settings.practice = practice->boolean();
  if (const auto contrast = top.find("high-contrast")) settings.high_contrast = contrast->boolean();
  if (const auto pace = top.find("pace")) {
    settings.pace = static_cast<screens::Pace>(
        read_name(*pace, screens::kPaces, "it is read, brisk or instant"));
  }
  if (const auto strict = top.find("strict-play")) settings.strict_play = strict->boolean();
  if (const auto spoken = top.find("spoken")) settings.spoken = spoken->boolean();
  if (const auto sound = top.find("sound")) settings.sound = read_sound(*sound);
  if (top.has("hand-over")) {
    for (const auto& [seat, asks] : top.at("hand-over").members()) {
      settings.hand_over[seat] = asks.boolean();
    }
  }
  if (const auto language = top.find("language")) settings.language = language->text();
  if (const auto keys = top.find("keys")) read_keys(*keys, settings.bindings);
  if (const auto buttons = top.find("buttons")) read_buttons(*buttons, settings.bindings);
  if (top.has("folded")) read_folded(top.at("folded"), settings);
  return settings;
}

base::Result<Settings> parse(const std::string& text, const std::string& path) {
  // The first reading minds size and depth, the second fields that stand twice.
  if (const auto harmless = base::parse_json(text); !harmless) {
    return base::Error{path + ": " + harmless.error()};
  }
  base::Fault fault{path};
  const std::optional<json> value = base::parse_text(text, fault);
  if (!value) return fault.error();
  const Settings settings = read_fields(JsonReader(*value, fault));
  if (fault.any()) return fault.error();
  return settings;
}

/// Those alone that are not the usual ones.
json keys_json(const hands::Bindings& bindings) {
  json keys = json::object();
  for (const hands::DeedRow& row : hands::kDeeds) {
    const hands::Chord& chord = bindings.keys[static_cast<std::size_t>(row.deed)];
    if (chord != row.usual) keys[std::string(row.id)] = hands::name_of(chord);
  }
  return keys;
}

json buttons_json(const hands::Bindings& bindings) {
  const hands::Bindings usual = hands::bindings_of(hands::KeySet::kUsual);
  json buttons = json::object();
  for (const hands::DeedRow& row : hands::kDeeds) {
    const auto deed = static_cast<std::size_t>(row.deed);
    const std::optional<engine::PadButton> button = bindings.buttons[deed];
    if (!button || button == usual.buttons[deed]) continue;
    buttons[std::string(row.id)] = engine::kPadButtonNames[static_cast<std::size_t>(*button)];
  }
  return buttons;
}

json sound_json(const screens::SoundSettings& sound) {
  return {{"all", sound.all},     {"effects", sound.effects},     {"bed", sound.bed},
          {"music", sound.music}, {"has-music", sound.has_music}, {"mono", sound.mono},
          {"night", sound.night}, {"captions", sound.captions}};
}

json to_json(const Settings& settings) {
  json effects = json::object();
  for (std::size_t i = 0; i < settings.own_effects.size(); ++i) {
    if (!settings.own_effects[i]) continue;
    effects[std::string(engine::kEffectSwitches[i].id)] = *settings.own_effects[i];
  }
  return {{"format", kFormat},
          {"level", engine::id_of(settings.level)},
          {"effects", effects},
          {"resolution", settings.resolution},
          {"letters", settings.letters},
          {"reduced-motion", settings.reduced_motion},
          {"ambient-life", settings.ambient_life},
          {"follow-action", settings.follow_action},
          {"animation-speed", settings.animation_speed},
          {"colour-vision",
           engine::kColourVisionNames[static_cast<std::size_t>(settings.colour_vision)]},
          {"high-contrast", settings.high_contrast},
          {"pace", screens::kPaces[static_cast<std::size_t>(settings.pace)]},
          {"strict-play", settings.strict_play},
          {"spoken", settings.spoken},
          {"sound", sound_json(settings.sound)},
          {"language", settings.language},
          {"full-screen", settings.full_screen},
          {"practice", settings.practice},
          {"plain-words", settings.plain_words},
          {"touch-table", settings.touch_table},
          {"ruler", settings.ruler},
          {"keys", keys_json(settings.bindings)},
          {"buttons", buttons_json(settings.bindings)},
          {"folded", settings.folded},
          {"hand-over", settings.hand_over}};
}

/// Without what is meant for once, as long as nobody has changed it.
Settings lasting(KeptSettings& kept, Settings settings) {
  const Settings before = kept.settings.value_or(Settings{});
  ForOnce& once = kept.for_once;
  once.table = once.table && settings.full_screen && settings.touch_table;
  once.spoken = once.spoken && settings.spoken;
  if (once.table) {
    settings.full_screen = before.full_screen;
    settings.touch_table = before.touch_table;
  }
  if (once.spoken) settings.spoken = before.spoken;
  return settings;
}

}  // namespace

std::string speech_of(const Settings& settings) {
  return settings.language + (settings.plain_words ? std::string(lang::kPlainly) : "");
}

KeptSettings recall_settings(std::string_view data_dir) {
  KeptSettings kept;
  const base::Result<std::string> folder = match::config_folder(data_dir);
  if (!folder) {
    kept.fault = folder.error();
    return kept;
  }
  kept.path = (fs::path(*folder) / "settings.json").string();
  std::error_code ignored;
  if (!fs::exists(kept.path, ignored)) return kept;
  const base::Result<std::string> text = match::read_file(kept.path, kMostBytes);
  const base::Result<Settings> settings =
      text ? parse(*text, kept.path) : base::Result<Settings>(base::Error{text.error()});
  if (settings) {
    kept.settings = *settings;
  } else {
    kept.fault = settings.error();
    kept.is_bad = true;
  }
  return kept;
}

std::string settings_text(const Settings& settings) { return to_json(settings).dump(2) + "\n"; }

void take_for_once(KeptSettings& kept, ForOnce wish, Settings& settings) {
  kept.for_once = wish;
  if (wish.table) settings.full_screen = settings.touch_table = true;
  if (wish.spoken) settings.spoken = true;
}

std::string keep_settings(KeptSettings& kept, const Settings& settings) {
  kept.settings = lasting(kept, settings);
  if (kept.path.empty()) return {};  // that was told when they were recalled
  if (kept.is_bad) {
    const base::Result<std::string> aside = match::put_aside(kept.path, "bad");
    if (!aside) return aside.error();
    kept.is_bad = false;
  }
  const auto file = match::replace_file(kept.path, settings_text(*kept.settings));
  return file ? "" : file.error();
}

}  // namespace app
