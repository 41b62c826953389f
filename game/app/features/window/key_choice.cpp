#include "game/app/features/window/key_choice.h"

#include <algorithm>
#include <optional>

#include "engine/platform/key_names.h"
#include "game/app/shell/shell.h"
#include "game/commands/ids.h"
#include "game/screens/sheets/keys_sheet.h"

namespace app {
namespace {

/// Shift waits for its key.
std::optional<commands::Chord> chord_in(const engine::Input& input) {
  const auto pressed = std::ranges::find_if(input.keys, [](const engine::KeyPress& press) {
    return !press.repeat && !engine::is_modifier(press.key);
  });
  if (pressed == input.keys.end()) return std::nullopt;
  return commands::Chord{pressed->key, pressed->shift, pressed->alt, pressed->ctrl};
}

std::optional<engine::PadButton> button_in(const engine::Input& input) {
  const auto pad =
      std::ranges::find_if(input.pads, [](const engine::Pad& one) { return !one.pressed.empty(); });
  if (pad == input.pads.end()) return std::nullopt;
  return pad->pressed.front();
}

/// False while it is still waited for.
bool take_choice(commands::Bindings& bindings, std::span<const commands::Row> rows,
                 const screens::KeyAsked& asked, const engine::Input& input) {
  if (asked.of_pad) {
    const auto button = button_in(input);
    if (button) bind_button(bindings, rows, asked.id, *button);
    return button.has_value();
  }
  const auto chord = chord_in(input);
  if (chord) bind_key(bindings, rows, asked.id, *chord);
  return chord.has_value();
}

}  // namespace

void KeyChoice::take_input(Shell& shell, commands::Read& input, const engine::Input& raw, double) {
  std::optional<screens::KeyAsked>& asked = shell.memory().own<screens::KeysMemory>().asked;
  if (!asked) return;
  const bool gives_up = engine::is_pressed(raw, engine::Key::kEscape) ||
                        !shell.memory().sheets.is_open(screens::kKeysSheet);
  screens::Settings settings = shell.settings();
  const bool is_chosen =
      !gives_up && take_choice(settings.bindings, shell.screen.commands(), *asked, raw);
  if (gives_up || is_chosen) asked.reset();
  if (is_chosen) obey(shell, {commands::kSettings, settings});
  shell.keep_drawing();
  input.pressed.clear();
  input.held.clear();
  input.input.keys.clear();
  input.input.held.clear();
  input.input.text.clear();
  input.input.pads.clear();
}

}  // namespace app
