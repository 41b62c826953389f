#include "game/sound/book/theme.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "base/json_reader.h"

namespace sound {
namespace {

using base::JsonReader;

constexpr int kOctave = 12;

/// Each note as [step, beats]; a step of null is a rest.
Bar read_bar(const JsonReader& field, int beats) {
  Bar bar;
  float sum = 0;
  for (const JsonReader& note : field.list()) {
    const std::vector<JsonReader> parts = note.list();
    if (parts.size() != 2) {
      note.fail("a note is [step, beats]");
      return {};
    }
    bar.push_back({.step = {}, .beats = parts[1].number(0.1F, 16)});
    if (!parts[0].is_null()) bar.back().step = parts[0].integer(-14, 21);
    sum += bar.back().beats;
  }
  if (std::abs(sum - static_cast<float>(beats)) > 0.01F) field.fail("its beats do not fill a bar");
  return bar;
}

std::vector<int> read_phrase(const JsonReader& field, std::size_t bars) {
  std::vector<int> phrase;
  for (const JsonReader& bar : field.list()) {
    phrase.push_back(bar.integer(0, static_cast<int>(bars) - 1));
  }
  if (phrase.empty()) field.fail("a phrase has bars");
  return phrase;
}

Theme read_theme(const JsonReader& entry) {
  entry.allow({"id", "of", "mode", "tonic", "tempo", "beats", "melody", "drone", "figure", "drum",
               "bars", "phrases"});
  Theme theme;
  theme.id = entry.at("id").text();
  for (const JsonReader& one : entry.at("of").list()) theme.of.push_back(one.text());
  for (const JsonReader& step : entry.at("mode").list()) theme.mode.push_back(step.integer(0, 11));
  if (theme.mode.empty()) entry.at("mode").fail("a mode has tones");
  theme.tonic = entry.at("tonic").integer(24, 84);
  theme.tempo = entry.at("tempo").number(30, 160);
  theme.beats = entry.at("beats").integer(2, 12);
  theme.melody = entry.at("melody").text();
  theme.drone = entry.at("drone").text();
  theme.figure = entry.at("figure").text();
  theme.drum = entry.at("drum").text();
  for (const JsonReader& bar : entry.at("bars").list()) {
    theme.bars.push_back(read_bar(bar, theme.beats));
  }
  for (const JsonReader& phrase : entry.at("phrases").list()) {
    theme.phrases.push_back(read_phrase(phrase, theme.bars.size()));
  }
  if (theme.phrases.empty()) entry.at("phrases").fail("a theme has phrases");
  return theme;
}

}  // namespace

base::Result<std::vector<Theme>> read_themes(std::string_view text, std::string_view name) {
  base::Fault fault{std::string(name)};
  const std::optional<nlohmann::json> file = base::parse_text(text, fault);
  if (!file) return fault.error();
  const JsonReader top(*file, fault);
  top.allow({"note", "themes"});
  std::vector<Theme> themes;
  for (const JsonReader& entry : top.at("themes").list()) themes.push_back(read_theme(entry));
  if (fault.any()) return fault.error();
  return themes;
}

int half_tones(const Theme& theme, int step) {
  const int size = static_cast<int>(theme.mode.size());
  const int octave = step >= 0 ? step / size : -((size - 1 - step) / size);
  const auto tone = static_cast<std::size_t>(step - octave * size);
  return kOctave * octave + theme.mode[tone];
}

double bar_seconds(const Theme& theme) { return theme.beats * 60.0 / theme.tempo; }

}  // namespace sound
