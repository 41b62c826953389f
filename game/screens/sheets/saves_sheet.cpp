#include "game/screens/sheets/saves_sheet.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include <imgui_stdlib.h>

#include "engine/ui/ink_pictures.h"
#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/match/save_name.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"
#include "game/screens/controls/page.h"
#include "game/screens/controls/tab_stops.h"

namespace screens {
namespace {

using nlohmann::json;

void ask_for(Sheet& sheet, commands::Id command, std::any about) {
  ask(sheet, command, std::move(about));
  sheet.memory.own<SavesMemory>().to_delete.clear();
}

std::span<const SaveShown> saves_in(const Sheet& sheet) {
  const SavesShown* shown = sheet.state.find<SavesShown>();
  return shown == nullptr ? std::span<const SaveShown>() : shown->saves;
}

/// A game that is looked at again, or taught, is kept by nobody.
bool can_save(const Sheet& sheet) {
  return sheet.state.find<ReplayShown>() == nullptr && sheet.state.find<TutorialShown>() == nullptr;
}

/// Why nothing can be saved under that name.
std::string fault_in_words(const Sheet& sheet, const std::string& name) {
  switch (match::fault_of_name(name)) {
    case match::NameFault::kEmpty: return say(sheet, "saves.needs-name");
    case match::NameFault::kTooLong:
      return say(sheet, "saves.name-too-long", {{"most", match::kMostLettersOfName}});
    case match::NameFault::kNone: break;
  }
  return {};
}

void draw_save_field(Sheet& sheet) {
  if (!can_save(sheet)) return;
  std::string& name = sheet.memory.own<SavesMemory>().name;
  const std::string label = say(sheet, "saves.keep");
  const float button = control_width(sheet, label);
  const float space = ImGui::GetStyle().ItemSpacing.x;
  ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x - button - space);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(sheet.unit(10), sheet.unit(13)));
  ImGui::PushAllowKeyboardFocus(false);  // Tab is ours
  const std::string hint = say(sheet, "saves.name");
  const bool entered = ImGui::InputTextWithHint("##save-name", hint.c_str(), &name,
                                                ImGuiInputTextFlags_EnterReturnsTrue);
  ImGui::PopAllowKeyboardFocus();
  ImGui::PopStyleVar();
  note_control(sheet, "save-name", 0);
  ImGui::SameLine();
  const std::string fault = fault_in_words(sheet, name);
  if (!fault.empty()) {
    refused_control(sheet, label, fault, button);
    const bool tells = entered || match::fault_of_name(name) == match::NameFault::kTooLong;
    if (tells) write(sheet.theme.italic, engine::ink::kWax, fault);
  } else if (plain_control(sheet, label, button) || entered) {
    ask(sheet, commands::kSave, name);
  }
}

void draw_words_of(const Sheet& sheet, const SaveShown& save) {
  const std::string title = !save.aside.empty() ? say(sheet, "saves.aside." + save.aside)
                            : save.name.empty() ? say(sheet, "saves.automatic")
                                                : save.name;
  write(sheet.theme.bold, engine::ink::kInk, title);
  if (!save.fault.empty()) return write(sheet.theme.italic, engine::ink::kWax, save.fault);
  const json told{{"turn", save.turn}, {"date", save.date}};
  write(sheet.theme.text, engine::ink::kSoftInk, say(sheet, "saves.turn", told));
  write(sheet.theme.text, engine::ink::kSoftInk, save.players);
}

/// What is deleted is gone, so it is asked twice.
void draw_delete(Sheet& sheet, const SaveShown& save) {
  const bool is_sure = sheet.memory.own<SavesMemory>().to_delete == save.path;
  const std::string words = say(sheet, is_sure ? "saves.delete-indeed" : "saves.delete");
  if (save.fault.empty()) flow(sheet, control_width(sheet, words));
  if (!is_sure) {
    if (plain_control(sheet, words)) sheet.memory.own<SavesMemory>().to_delete = save.path;
  } else if (primary_control(sheet, words)) {
    ask_for(sheet, commands::kSaveDelete, save);
  }
}

/// What the table looked like, at the left; the words begin beside it.
void draw_picture(Sheet& sheet, const SaveShown& save) {
  engine::InkPictures* pictures = sheet.state.find<SavesShown>()->pictures;
  const ImTextureID picture =
      pictures == nullptr || save.picture.empty() ? nullptr : pictures->find(save.picture);
  if (picture == nullptr) return;
  const float width = 0.3F * ImGui::GetContentRegionAvail().x;
  const ImVec2 size(width, width * 9 / 16);
  ImGui::Image(picture, size, ImVec2(0, 0), ImVec2(1, 1), ImVec4(1, 1, 1, 1),
               ImGui::ColorConvertU32ToFloat4(engine::ink::kSoftInk));
  ImGui::SameLine();
}

void draw_save(Sheet& sheet, const SaveShown& save) {
  draw_picture(sheet, save);
  ImGui::BeginGroup();
  draw_words_of(sheet, save);
  if (save.fault.empty()) {
    if (plain_control(sheet, say(sheet, "saves.load")))
      ask_for(sheet, commands::kSaveLoad, save.path);
    flow(sheet, control_width(sheet, say(sheet, "replay.open")));
    if (plain_control(sheet, say(sheet, "replay.open"))) {
      ask_for(sheet, commands::kSaveWatch, save.path);
    }
  }
  if (!save.name.empty() || !save.aside.empty()) draw_delete(sheet, save);
  ImGui::EndGroup();
  engine::ink_rule(sheet.theme);
}

}  // namespace

void draw_saves(Sheet& sheet) {
  const float top = sheet_top(sheet);
  const engine::PanelPlace place{
      .position = {sheet.screen.x / 2, top},
      .size = {std::min(sheet.unit(620), sheet.screen.x - 2 * gap(sheet.theme)),
               std::min(sheet.unit(600), sheet.screen.y - top - gap(sheet.theme))},
      .pivot = {0.5F, 0}};
  if (engine::begin_panel(sheet.theme, "saves-sheet", say(sheet, "saves.title").c_str(), place)) {
    draw_save_field(sheet);
    const float foot = sheet.theme.touch + ImGui::GetStyle().ItemSpacing.y;
    begin_page("saves-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
    int number = 0;
    bool is_aside = false;
    for (const SaveShown& save : saves_in(sheet)) {
      if (!std::exchange(is_aside, !save.aside.empty()) && is_aside) {
        write(sheet.theme.italic, engine::ink::kSoftInk, say(sheet, "saves.aside"));
        engine::ink_rule(sheet.theme);
      }
      ImGui::PushID(number++);
      draw_save(sheet, save);
      ImGui::PopID();
    }
    if (saves_in(sheet).empty()) {
      write(sheet.theme.italic, engine::ink::kSoftInk, say(sheet, "saves.none"));
    }
    end_page();
    if (plain_control(sheet, say(sheet, "screen.close"))) sheet.memory.sheets.close(kSavesSheet);
  }
  engine::end_panel();
}

}  // namespace screens
