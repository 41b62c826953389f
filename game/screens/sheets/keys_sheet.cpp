#include "game/screens/sheets/keys_sheet.h"

#include <algorithm>
#include <string>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/key_words.h"
#include "game/screens/controls/page.h"

namespace screens {
namespace {

using hands::Deed;
using hands::DeedRow;

std::string key_words(const Sheet& sheet, const hands::Bindings& bindings, Deed deed) {
  if (sheet.memory.key_asked == KeyAsked{.deed = deed, .of_pad = false}) {
    return say(sheet, "keys.press");
  }
  return words_of(sheet, bindings.keys[static_cast<std::size_t>(deed)]);
}

std::string button_words(const Sheet& sheet, const hands::Bindings& bindings, Deed deed) {
  if (sheet.memory.key_asked == KeyAsked{.deed = deed, .of_pad = true}) {
    return say(sheet, "keys.press");
  }
  const auto& button = bindings.buttons[static_cast<std::size_t>(deed)];
  if (!button) return say(sheet, "keys.no-button");
  const auto number = static_cast<std::size_t>(*button);
  return say(sheet, "hands.button." + std::string(engine::kPadButtonNames[number]));
}

void draw_sets(Sheet& sheet, Settings& settings) {
  const float space = ImGui::GetStyle().ItemSpacing.x;
  const auto count = static_cast<float>(hands::kKeySetNames.size());
  const float width = (ImGui::GetContentRegionAvail().x - (count - 1) * space) / count;
  for (std::size_t i = 0; i < hands::kKeySetNames.size(); ++i) {
    if (i != 0) ImGui::SameLine();
    const hands::Bindings set = hands::bindings_of(static_cast<hands::KeySet>(i));
    const std::string name = say(sheet, "hands.set." + std::string(hands::kKeySetNames[i]));
    if (choice_control(sheet, name, settings.bindings == set, width)) settings.bindings = set;
  }
}

/// What it does, then the key and the button that can be pressed to choose others.
void draw_row(Sheet& sheet, const hands::Bindings& bindings, const DeedRow& row) {
  const float space = ImGui::GetStyle().ItemSpacing.x;
  const float width = (ImGui::GetContentRegionAvail().x - 2 * space) / 4;
  ImGui::PushID(static_cast<int>(row.deed));
  const std::string key = key_words(sheet, bindings, row.deed);
  const std::string button = button_words(sheet, bindings, row.deed);
  const float from = ImGui::GetCursorPosX();
  ImGui::AlignTextToFramePadding();
  ImGui::PushTextWrapPos(from + 2 * width);
  write(sheet.theme.text, engine::ink::kInk, say(sheet, "hands.deed." + std::string(row.id)));
  ImGui::PopTextWrapPos();
  ImGui::SameLine(from + 2 * width + space);
  if (plain_control(sheet, key, width)) {
    sheet.memory.key_asked = KeyAsked{.deed = row.deed, .of_pad = false};
  }
  ImGui::SameLine();
  ImGui::PushID("pad");
  if (plain_control(sheet, button, width)) {
    sheet.memory.key_asked = KeyAsked{.deed = row.deed, .of_pad = true};
  }
  ImGui::PopID();
  ImGui::PopID();
}

}  // namespace

void draw_keys(Sheet& sheet) {
  if (!sheet.memory.keys_open || sheet.state.settings == nullptr) return;
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
    for (const DeedRow& row : hands::kDeeds) draw_row(sheet, settings.bindings, row);
    end_page();
    if (plain_control(sheet, say(sheet, "screen.close"))) sheet.memory.keys_open = false;
  }
  engine::end_panel();
  if (settings != *sheet.state.settings) sheet.answer.settings = settings;
}

}  // namespace screens
