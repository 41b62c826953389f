#include "game/screens/settings/own_settings.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

namespace screens {
namespace {

using base::JsonReader;
using nlohmann::json;

std::optional<std::size_t> effect_called(std::string_view id) {
  for (std::size_t i = 0; i < engine::kEffectSwitches.size(); ++i) {
    if (engine::kEffectSwitches[i].id == id) return i;
  }
  return std::nullopt;
}

std::optional<std::size_t> deed_called(std::string_view id) {
  const auto row = std::ranges::find(hands::kDeeds, id, &hands::DeedRow::id);
  if (row == hands::kDeeds.end()) return std::nullopt;
  return static_cast<std::size_t>(row->deed);
}

std::optional<engine::PadButton> button_called(const std::string& name) {
  const auto named = std::ranges::find(engine::kPadButtonNames, name);
  if (named == engine::kPadButtonNames.end()) return std::nullopt;
  return static_cast<engine::PadButton>(named - engine::kPadButtonNames.begin());
}

}  // namespace

void read_language(const JsonReader& field, Settings& settings) {
  settings.language = field.text();
}

json write_language(const Settings& settings) { return settings.language; }

void read_effects(const JsonReader& field, Settings& settings) {
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

void read_keys(const JsonReader& field, Settings& settings) {
  for (const auto& [id, name] : field.members()) {
    const auto deed = deed_called(id);
    const auto chord = hands::chord_called(name.text());
    if (deed && chord) {
      settings.bindings.keys[*deed] = *chord;
    } else {
      name.fail(deed ? "there is no such key" : "no key does this");
    }
  }
}

json write_keys(const Settings& settings) {
  json keys = json::object();
  for (const hands::DeedRow& row : hands::kDeeds) {
    const hands::Chord& chord = settings.bindings.keys[static_cast<std::size_t>(row.deed)];
    if (chord != row.usual) keys[std::string(row.id)] = hands::name_of(chord);
  }
  return keys;
}

void read_buttons(const JsonReader& field, Settings& settings) {
  for (const auto& [id, name] : field.members()) {
    const auto deed = deed_called(id);
    if (!deed) return name.fail("no button does this");
    const auto button = button_called(name.text());
    if (!button) return name.fail("a pad has no such button");
    settings.bindings.buttons[*deed] = button;
  }
}

json write_buttons(const Settings& settings) {
  const hands::Bindings usual = hands::bindings_of(hands::KeySet::kUsual);
  json buttons = json::object();
  for (const hands::DeedRow& row : hands::kDeeds) {
    const auto deed = static_cast<std::size_t>(row.deed);
    const std::optional<engine::PadButton> button = settings.bindings.buttons[deed];
    if (!button || button == usual.buttons[deed]) continue;
    buttons[std::string(row.id)] = engine::kPadButtonNames[static_cast<std::size_t>(*button)];
  }
  return buttons;
}

void read_folded(const JsonReader& field, Settings& settings) {
  for (const auto& [panel, folded] : field.members()) settings.folded[panel] = folded.boolean();
}

json write_folded(const Settings& settings) { return settings.folded; }

void read_hand_over(const JsonReader& field, Settings& settings) {
  for (const auto& [seat, asks] : field.members()) settings.hand_over[seat] = asks.boolean();
}

json write_hand_over(const Settings& settings) { return settings.hand_over; }

}  // namespace screens
