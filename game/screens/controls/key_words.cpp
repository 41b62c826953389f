#include "game/screens/controls/key_words.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <utility>

#include "engine/platform/key_names.h"

namespace screens {
namespace {

using nlohmann::json;
using Named = std::pair<std::string_view, std::string_view>;

/// The name of a key in English, and "hands.key.<id>" of data/lang.
constexpr std::array<Named, 15> kNamed{{{"Return", "return"},
                                        {"Escape", "escape"},
                                        {"Tab", "tab"},
                                        {"Backspace", "backspace"},
                                        {"Space", "space"},
                                        {"Delete", "delete"},
                                        {"Insert", "insert"},
                                        {"Home", "home"},
                                        {"End", "end"},
                                        {"PageUp", "page-up"},
                                        {"PageDown", "page-down"},
                                        {"Left", "left"},
                                        {"Right", "right"},
                                        {"Up", "up"},
                                        {"Down", "down"}}};
constexpr std::string_view kKeypad = "Keypad ";

std::string words_of_name(const Context& context, std::string_view name) {
  if (name.starts_with(kKeypad)) {
    const std::string key = words_of_name(context, name.substr(kKeypad.size()));
    return say(context, "hands.key.keypad", json{{"key", key}});
  }
  const bool is_enter = name == "Enter";  // the one beside the numbers
  const auto named = std::ranges::find(kNamed, is_enter ? "Return" : name, &Named::first);
  if (named == kNamed.end()) return std::string(name);
  return say(context, "hands.key." + std::string(named->second));
}

}  // namespace

std::string words_of(const Context& context, const commands::Chord& chord) {
  std::string words;
  const auto beside = [&](bool is_held, std::string_view key) {
    if (is_held) words += say(context, key) + "+";
  };
  beside(chord.ctrl, "hands.key.ctrl");
  beside(chord.shift, "hands.key.shift");
  beside(chord.alt, "hands.key.alt");
  return words + words_of_name(context, engine::name_of(chord.key));
}

std::string words_of_key(const Context& context, commands::Id command) {
  static const commands::Bindings kUsual;
  const Settings* settings = context.state.settings;
  const commands::Bindings& bindings = settings == nullptr ? kUsual : settings->bindings;
  const commands::Row* row = commands::find_row(context.state.commands, command);
  const commands::Chord chord = row == nullptr ? commands::Chord{} : chord_of(bindings, *row);
  return chord == commands::Chord{} ? std::string() : words_of(context, chord);
}

std::string say_with_key(const Context& context, std::string_view sentence, commands::Id command) {
  std::string words = say(context, sentence);
  const std::string key = words_of_key(context, command);
  if (key.empty()) return words;
  return say(context, "hands.with-key", json{{"words", words}, {"key", key}});
}

}  // namespace screens
