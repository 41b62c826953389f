#include "game/screens/sheets/keys_sheet.h"

#include <algorithm>
#include <string>

#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/key_words.h"
#include "game/screens/controls/page.h"

namespace screens {
namespace {

using commands::Row;

std::string key_words(const Context& context, const commands::Bindings& bindings, const Row& row) {
  if (context.memory.own<KeysMemory>().asked ==
      KeyAsked{.id = std::string(row.id), .of_pad = false}) {
    return say(context, "keys.press");
  }
  const commands::Chord chord = chord_of(bindings, row);
  return chord == commands::Chord{} ? say(context, "keys.no-key") : words_of(context, chord);
}

std::string button_words(const Context& context, const commands::Bindings& bindings,
                         const Row& row) {
  if (context.memory.own<KeysMemory>().asked ==
      KeyAsked{.id = std::string(row.id), .of_pad = true}) {
    return say(context, "keys.press");
  }
  const auto button = button_of(bindings, row);
  if (!button) return say(context, "keys.no-button");
  const auto number = static_cast<std::size_t>(*button);
  return say(context, "hands.button." + std::string(engine::kPadButtonNames[number]));
}

void draw_sets(Context& context, Settings& settings) {
  const float space = ImGui::GetStyle().ItemSpacing.x;
  const auto count = static_cast<float>(commands::kKeySetNames.size());
  const float width = (ImGui::GetContentRegionAvail().x - (count - 1) * space) / count;
  for (std::size_t i = 0; i < commands::kKeySetNames.size(); ++i) {
    if (i != 0) ImGui::SameLine();
    const commands::Bindings set = commands::bindings_of(static_cast<commands::KeySet>(i));
    const std::string name = say(context, "hands.set." + std::string(commands::kKeySetNames[i]));
    if (choice_control(context, name, settings.bindings == set, width)) settings.bindings = set;
  }
}

/// What it does, then the key and the button that can be pressed to choose others.
void draw_row(Context& context, const commands::Bindings& bindings, const Row& row) {
  const float space = ImGui::GetStyle().ItemSpacing.x;
  const float width = (ImGui::GetContentRegionAvail().x - 2 * space) / 4;
  ImGui::PushID(std::string(row.id).c_str());
  const std::string key = key_words(context, bindings, row);
  const std::string button = button_words(context, bindings, row);
  const float from = ImGui::GetCursorPosX();
  ImGui::AlignTextToFramePadding();
  ImGui::PushTextWrapPos(from + 2 * width);
  write(context.theme.text, engine::ink::kInk, say(context, row.sentence));
  ImGui::PopTextWrapPos();
  ImGui::SameLine(from + 2 * width + space);
  if (plain_control(context, key, width)) {
    context.memory.own<KeysMemory>().asked = KeyAsked{.id = std::string(row.id), .of_pad = false};
  }
  ImGui::SameLine();
  ImGui::PushID("pad");
  if (plain_control(context, button, width)) {
    context.memory.own<KeysMemory>().asked = KeyAsked{.id = std::string(row.id), .of_pad = true};
  }
  ImGui::PopID();
  ImGui::PopID();
}

}  // namespace

void draw_keys(Context& context) {
  Settings settings = *context.state.settings;
  const float top = sheet_top(context);
  const engine::PanelPlace place{
      .position = {context.screen.x / 2, top},
      .size = {std::min(context.unit(680), context.screen.x - 2 * gap(context.theme)),
               std::min(context.unit(640), context.screen.y - top - gap(context.theme))},
      .pivot = {0.5F, 0}};
  if (engine::begin_panel(context.theme, "keys-sheet", say(context, "keys.title").c_str(), place)) {
    const float foot = context.theme.touch + ImGui::GetStyle().ItemSpacing.y;
    begin_page("keys-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
    draw_sets(context, settings);
    write(context.theme.italic, engine::ink::kSoftInk, say(context, "keys.how"));
    for (const Row& row : context.state.commands) {
      if (is_bindable(row)) draw_row(context, settings.bindings, row);
    }
    end_page();
    if (plain_control(context, say(context, "screen.close")))
      context.memory.sheets.close(kKeysSheet);
  }
  engine::end_panel();
  if (settings != *context.state.settings) ask(context, commands::kSettings, settings);
}

}  // namespace screens
