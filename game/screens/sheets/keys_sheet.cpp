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

std::string key_words(const Sheet& sheet, const commands::Bindings& bindings, const Row& row) {
  if (sheet.memory.own<KeysMemory>().asked ==
      KeyAsked{.id = std::string(row.id), .of_pad = false}) {
    return say(sheet, "keys.press");
  }
  return words_of(sheet, chord_of(bindings, row));
}

std::string button_words(const Sheet& sheet, const commands::Bindings& bindings, const Row& row) {
  if (sheet.memory.own<KeysMemory>().asked == KeyAsked{.id = std::string(row.id), .of_pad = true}) {
    return say(sheet, "keys.press");
  }
  const auto button = button_of(bindings, row);
  if (!button) return say(sheet, "keys.no-button");
  const auto number = static_cast<std::size_t>(*button);
  return say(sheet, "hands.button." + std::string(engine::kPadButtonNames[number]));
}

void draw_sets(Sheet& sheet, Settings& settings) {
  const float space = ImGui::GetStyle().ItemSpacing.x;
  const auto count = static_cast<float>(commands::kKeySetNames.size());
  const float width = (ImGui::GetContentRegionAvail().x - (count - 1) * space) / count;
  for (std::size_t i = 0; i < commands::kKeySetNames.size(); ++i) {
    if (i != 0) ImGui::SameLine();
    const commands::Bindings set = commands::bindings_of(static_cast<commands::KeySet>(i));
    const std::string name = say(sheet, "hands.set." + std::string(commands::kKeySetNames[i]));
    if (choice_control(sheet, name, settings.bindings == set, width)) settings.bindings = set;
  }
}

/// What it does, then the key and the button that can be pressed to choose others.
void draw_row(Sheet& sheet, const commands::Bindings& bindings, const Row& row) {
  const float space = ImGui::GetStyle().ItemSpacing.x;
  const float width = (ImGui::GetContentRegionAvail().x - 2 * space) / 4;
  ImGui::PushID(std::string(row.id).c_str());
  const std::string key = key_words(sheet, bindings, row);
  const std::string button = button_words(sheet, bindings, row);
  const float from = ImGui::GetCursorPosX();
  ImGui::AlignTextToFramePadding();
  ImGui::PushTextWrapPos(from + 2 * width);
  write(sheet.theme.text, engine::ink::kInk, say(sheet, row.sentence));
  ImGui::PopTextWrapPos();
  ImGui::SameLine(from + 2 * width + space);
  if (plain_control(sheet, key, width)) {
    sheet.memory.own<KeysMemory>().asked = KeyAsked{.id = std::string(row.id), .of_pad = false};
  }
  ImGui::SameLine();
  ImGui::PushID("pad");
  if (plain_control(sheet, button, width)) {
    sheet.memory.own<KeysMemory>().asked = KeyAsked{.id = std::string(row.id), .of_pad = true};
  }
  ImGui::PopID();
  ImGui::PopID();
}

}  // namespace

void draw_keys(Sheet& sheet) {
  Settings settings = *sheet.state.settings;
  const float top = sheet_top(sheet);
  const engine::PanelPlace place{
      .position = {sheet.screen.x / 2, top},
      .size = {std::min(sheet.unit(680), sheet.screen.x - 2 * gap(sheet.theme)),
               std::min(sheet.unit(640), sheet.screen.y - top - gap(sheet.theme))},
      .pivot = {0.5F, 0}};
  if (engine::begin_panel(sheet.theme, "keys-sheet", say(sheet, "keys.title").c_str(), place)) {
    const float foot = sheet.theme.touch + ImGui::GetStyle().ItemSpacing.y;
    begin_page("keys-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
    draw_sets(sheet, settings);
    write(sheet.theme.italic, engine::ink::kSoftInk, say(sheet, "keys.how"));
    for (const Row& row : sheet.state.commands) {
      if (is_bindable(row)) draw_row(sheet, settings.bindings, row);
    }
    end_page();
    if (plain_control(sheet, say(sheet, "screen.close"))) sheet.memory.sheets.close(kKeysSheet);
  }
  engine::end_panel();
  if (settings != *sheet.state.settings) ask(sheet, commands::kSettings, settings);
}

}  // namespace screens
