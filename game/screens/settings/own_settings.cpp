#include "game/screens/settings/own_settings.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

namespace screens {
namespace {

using base::JsonReader;
using nlohmann::json;

constexpr std::string_view kNoButton = "none";

std::optional<std::size_t> effect_called(std::string_view id) {
  for (std::size_t i = 0; i < engine::kEffectSwitches.size(); ++i) {
    if (engine::kEffectSwitches[i].id == id) return i;
  }
  return std::nullopt;
}

/// The row of a command that a key or button can be chosen for.
const commands::Row* bindable(CommandRows rows, std::string_view id) {
  const commands::Row* row = commands::find_row(rows, id);
  return row != nullptr && is_bindable(*row) ? row : nullptr;
}

std::optional<engine::PadButton> button_called(const std::string& name) {
  const auto named = std::ranges::find(engine::kPadButtonNames, name);
  if (named == engine::kPadButtonNames.end()) return std::nullopt;
  return static_cast<engine::PadButton>(named - engine::kPadButtonNames.begin());
}

}  // namespace

void read_language(const JsonReader& field, CommandRows, Settings& settings) {
  settings.language = field.text();
}

json write_language(const Settings& settings) { return settings.language; }

void read_effects(const JsonReader& field, CommandRows, Settings& settings) {
  for (const auto& [name, value] : field.members()) {
    if (const auto effect = effect_called(name)) {
      settings.own_effects[*effect] = value.boolean();
    } else {
      field.fail("there is no effect " + base::quoted(std::string_view(name)));
    }
  }
}

json write_effects(const Settings& settings) {
  json effects = json::object();
  for (std::size_t i = 0; i < settings.own_effects.size(); ++i) {
    if (!settings.own_effects[i]) continue;
    effects[std::string(engine::kEffectSwitches[i].id)] = *settings.own_effects[i];
  }
  return effects;
}

void read_keys(const JsonReader& field, CommandRows rows, Settings& settings) {
  for (const auto& [id, name] : field.members()) {
    const commands::Row* row = bindable(rows, id);
    const auto chord = commands::chord_called(name.text());
    if (row == nullptr || !chord) {
      name.fail(row != nullptr ? "there is no such key" : "no key does this");
    } else if (*chord != row->key) {
      settings.bindings.keys[id] = *chord;
    }
  }
}

json write_keys(const Settings& settings) {
  json keys = json::object();
  for (const auto& [id, chord] : settings.bindings.keys) keys[id] = commands::name_of(chord);
  return keys;
}

/// "none": it was given to something else.
void read_buttons(const JsonReader& field, CommandRows rows, Settings& settings) {
  for (const auto& [id, name] : field.members()) {
    const commands::Row* row = bindable(rows, id);
    if (row == nullptr) return name.fail("no button does this");
    const auto button = button_called(name.text());
    if (!button && name.text() != kNoButton) return name.fail("a pad has no such button");
    if (button != row->button) settings.bindings.buttons[id] = button;
  }
}

json write_buttons(const Settings& settings) {
  json buttons = json::object();
  for (const auto& [id, button] : settings.bindings.buttons) {
    buttons[id] = button ? engine::kPadButtonNames[static_cast<std::size_t>(*button)] : kNoButton;
  }
  return buttons;
}

void read_folded(const JsonReader& field, CommandRows, Settings& settings) {
  for (const auto& [panel, folded] : field.members()) settings.folded[panel] = folded.boolean();
}

json write_folded(const Settings& settings) { return settings.folded; }

void read_hand_over(const JsonReader& field, CommandRows, Settings& settings) {
  for (const auto& [seat, asks] : field.members()) settings.hand_over[seat] = asks.boolean();
}

json write_hand_over(const Settings& settings) { return settings.hand_over; }

}  // namespace screens
