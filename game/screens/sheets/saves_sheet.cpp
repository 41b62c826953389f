#include "game/screens/sheets/saves_sheet.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include <imgui_stdlib.h>

#include "engine/ui/ink_pictures.h"
#include "engine/ui/widgets.h"
#include "game/commands/ids.h"
#include "game/match/saves/save_name.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"
#include "game/screens/controls/page.h"
#include "game/screens/controls/tab_stops.h"

namespace screens {
namespace {

using nlohmann::json;

void ask_for(Context& context, commands::Id command, std::any about) {
  ask(context, command, std::move(about));
  context.memory.own<SavesMemory>().to_delete.clear();
}

std::span<const SaveShown> saves_in(const Context& context) {
  const SavesShown* shown = context.state.find<SavesShown>();
  return shown == nullptr ? std::span<const SaveShown>() : shown->saves;
}

/// A game that is looked at again, or taught, is kept by nobody.
bool can_save(const Context& context) {
  return context.state.find<ReplayShown>() == nullptr &&
         context.state.find<TutorialShown>() == nullptr;
}

/// Why nothing can be saved under that name.
std::string fault_in_words(const Context& context, const std::string& name) {
  switch (match::fault_of_name(name)) {
    case match::NameFault::kEmpty: return say(context, "saves.needs-name");
    case match::NameFault::kTooLong:
      return say(context, "saves.name-too-long", {{"most", match::kMostLettersOfName}});
    case match::NameFault::kNone: break;
  }
  return {};
}

void draw_save_field(Context& context) {
  if (!can_save(context)) return;
  std::string& name = context.memory.own<SavesMemory>().name;
  const std::string label = say(context, "saves.keep");
  const float button = control_width(context, label);
  const float space = ImGui::GetStyle().ItemSpacing.x;
  ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x - button - space);
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(context.unit(10), context.unit(13)));
  ImGui::PushAllowKeyboardFocus(false);  // Tab is ours
  const std::string hint = say(context, "saves.name");
  const bool entered = ImGui::InputTextWithHint("##save-name", hint.c_str(), &name,
                                                ImGuiInputTextFlags_EnterReturnsTrue);
  ImGui::PopAllowKeyboardFocus();
  ImGui::PopStyleVar();
  note_control(context, "save-name", 0);
  ImGui::SameLine();
  const std::string fault = fault_in_words(context, name);
  if (!fault.empty()) {
    refused_control(context, label, fault, button);
    const bool tells = entered || match::fault_of_name(name) == match::NameFault::kTooLong;
    if (tells) write(context.theme.italic, engine::ink::kWax, fault);
  } else if (plain_control(context, label, button) || entered) {
    ask(context, commands::kSave, name);
  }
}

void draw_words_of(const Context& context, const SaveShown& save) {
  const std::string title = !save.aside.empty() ? say(context, "saves.aside." + save.aside)
                            : save.name.empty() ? say(context, "saves.automatic")
                                                : save.name;
  write(context.theme.bold, engine::ink::kInk, title);
  if (!save.fault.empty()) return write(context.theme.italic, engine::ink::kWax, save.fault);
  const json told{{"turn", save.turn}, {"date", save.date}};
  write(context.theme.text, engine::ink::kSoftInk, say(context, "saves.turn", told));
  write(context.theme.text, engine::ink::kSoftInk, save.players);
}

/// What is deleted is gone, so it is asked twice.
void draw_delete(Context& context, const SaveShown& save) {
  const bool is_sure = context.memory.own<SavesMemory>().to_delete == save.path;
  const std::string words = say(context, is_sure ? "saves.delete-indeed" : "saves.delete");
  if (save.fault.empty()) flow(context, control_width(context, words));
  if (!is_sure) {
    if (plain_control(context, words)) context.memory.own<SavesMemory>().to_delete = save.path;
  } else if (primary_control(context, words)) {
    ask_for(context, commands::kSaveDelete, save);
  }
}

/// What the table looked like, at the left; the words begin beside it.
void draw_picture(Context& context, const SaveShown& save) {
  engine::InkPictures* pictures = context.state.find<SavesShown>()->pictures;
  const ImTextureID picture =
      pictures == nullptr || save.picture.empty() ? nullptr : pictures->find(save.picture);
  if (picture == nullptr) return;
  const float width = 0.3F * ImGui::GetContentRegionAvail().x;
  const ImVec2 size(width, width * 9 / 16);
  ImGui::Image(picture, size, ImVec2(0, 0), ImVec2(1, 1), ImVec4(1, 1, 1, 1),
               ImGui::ColorConvertU32ToFloat4(engine::ink::kSoftInk));
  ImGui::SameLine();
}

void draw_save(Context& context, const SaveShown& save) {
  draw_picture(context, save);
  ImGui::BeginGroup();
  draw_words_of(context, save);
  if (save.fault.empty()) {
    if (plain_control(context, say(context, "saves.load")))
      ask_for(context, commands::kSaveLoad, save.path);
    flow(context, control_width(context, say(context, "replay.open")));
    if (plain_control(context, say(context, "replay.open"))) {
      ask_for(context, commands::kSaveWatch, save.path);
    }
  }
  if (!save.name.empty() || !save.aside.empty()) draw_delete(context, save);
  ImGui::EndGroup();
  engine::ink_rule(context.theme);
}

}  // namespace

void draw_saves(Context& context) {
  const float top = sheet_top(context);
  const engine::PanelPlace place{
      .position = {context.screen.x / 2, top},
      .size = {std::min(context.unit(620), context.screen.x - 2 * gap(context.theme)),
               std::min(context.unit(600), context.screen.y - top - gap(context.theme))},
      .pivot = {0.5F, 0}};
  if (engine::begin_panel(context.theme, "saves-sheet", say(context, "saves.title").c_str(),
                          place)) {
    draw_save_field(context);
    const float foot = context.theme.touch + ImGui::GetStyle().ItemSpacing.y;
    begin_page("saves-page", ImVec2(0, ImGui::GetContentRegionAvail().y - foot));
    int number = 0;
    bool is_aside = false;
    for (const SaveShown& save : saves_in(context)) {
      if (!std::exchange(is_aside, !save.aside.empty()) && is_aside) {
        write(context.theme.italic, engine::ink::kSoftInk, say(context, "saves.aside"));
        engine::ink_rule(context.theme);
      }
      ImGui::PushID(number++);
      draw_save(context, save);
      ImGui::PopID();
    }
    if (saves_in(context).empty()) {
      write(context.theme.italic, engine::ink::kSoftInk, say(context, "saves.none"));
    }
    end_page();
    if (plain_control(context, say(context, "screen.close")))
      context.memory.sheets.close(kSavesSheet);
  }
  engine::end_panel();
}

}  // namespace screens
