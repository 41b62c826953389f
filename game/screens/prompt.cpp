#include "game/screens/prompt.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/dice_icon.h"
#include "game/screens/option.h"
#include "game/screens/region_choice.h"
#include "rules/wotr/actions.h"
#include "rules/wotr/game.h"

namespace screens {
namespace {

using wotr::ActionKind;

/// Puts the next item beside the last one if it still fits.
void flow(const Sheet& sheet, float width) {
  const float space = sheet.unit(2 * sheet.theme.grid);
  const float end = ImGui::GetItemRectMax().x + space + width;
  const float edge = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
  if (end <= edge) ImGui::SameLine(0, space);
}

/// A die to press, with its name below.
bool die_button(Sheet& sheet, core::Action action, const std::string& label) {
  const wotr::Side side = static_cast<wotr::Side>(core::index(sheet.model.view.decision.seat));
  const auto face = static_cast<wotr::DieFace>(action.a);
  const float size = sheet.unit(44);
  ImGui::PushFont(sheet.theme.text);
  const ImVec2 words = ImGui::CalcTextSize(label.c_str());
  ImGui::PopFont();
  const ImVec2 box(std::max(size, words.x) + sheet.unit(12), size + words.y + sheet.unit(10));
  const bool pressed = ImGui::InvisibleButton(label.c_str(), box);
  const bool lit = ImGui::IsItemHovered() || ImGui::IsItemFocused();
  const ImVec2 from = ImGui::GetItemRectMin();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (lit) {
    list.AddRectFilled(from, ImGui::GetItemRectMax(), IM_COL32(0xB0, 0x8D, 0x4A, 0x50),
                       sheet.unit(4));
  }
  const float middle = from.x + box.x / 2;
  const float lift = lit ? sheet.unit(2) : 0;
  draw_action_die(list, ImVec2(middle, from.y + size / 2 + sheet.unit(4) - lift), size, side, face);
  list.AddText(sheet.theme.text, sheet.theme.text->FontSize,
               ImVec2(middle - words.x / 2, from.y + size + sheet.unit(7)), engine::ink::kInk,
               label.c_str());
  return pressed;
}

float button_width(const Sheet& sheet, const std::string& label) {
  const ImFont* font = sheet.theme.prompt;
  return font->CalcTextSizeA(font->FontSize, 1e4F, 0, label.c_str()).x + sheet.unit(28);
}

bool option_button(Sheet& sheet, core::Action action, bool is_primary) {
  const std::string label = label_of(sheet, action);
  if (wotr::is(action, ActionKind::kDie)) return die_button(sheet, action, label);
  const float width = button_width(sheet, label);
  return is_primary ? engine::primary_button(sheet.theme, label.c_str(), width)
                    : engine::plain_button(sheet.theme, label.c_str(), width);
}

void draw_options(Sheet& sheet) {
  const core::Decision& decision = sheet.model.view.decision;
  const std::optional<core::Action> primary = primary_option(decision);
  bool first = offered_regions(decision).empty();
  for (std::size_t i = 0; i < decision.actions.size(); ++i) {
    const core::Action action = decision.actions[i];
    if (is_region(action)) continue;
    if (!first) flow(sheet, button_width(sheet, label_of(sheet, action)));
    first = false;
    ImGui::PushID(static_cast<int>(i));
    if (option_button(sheet, action, action == primary)) sheet.answer.action = action;
    ImGui::PopID();
  }
}

nlohmann::json question_args(const Sheet& sheet) {
  const wotr::Board& board = sheet.model.view.board;
  return {{"from", name_of(sheet, wotr::region_of(board.group.from))},
          {"to", name_of(sheet, board.group.to)},
          {"target", name_of(sheet, board.battle.target)},
          {"damage", board.hunt.damage},
          {"progress", board.fellowship.progress}};
}

/// Who goes along, while the group is being gathered.
void draw_group(Sheet& sheet, wotr::Side side) {
  const std::string going = list_of(sheet, sheet.model.view.board.group.figures, side);
  if (going.empty()) return;
  write(sheet.theme.italic, engine::ink::kSoftInk,
        say(sheet, "screen.group", nlohmann::json{{"figures", going}}));
}

void draw_question(Sheet& sheet) {
  const core::Decision& decision = sheet.model.view.decision;
  const auto side = static_cast<wotr::Side>(core::index(decision.seat));
  write(sheet.theme.small_caps, engine::ink::kWax,
        say(sheet, key_for("screen.decides", side)));
  const std::string key = "decision." + std::string(wotr::Game::decision_name(decision));
  write(sheet.theme.prompt, engine::ink::kInk, say(sheet, key, question_args(sheet)));
  draw_group(sheet, side);
  draw_region_choice(sheet);
  draw_options(sheet);
}

void draw_waiting(Sheet& sheet) {
  const core::Decision& decision = sheet.model.view.decision;
  if (decision.is_chance() || sheet.model.is_thinking) {
    const std::string key = "decision." + std::string(wotr::Game::decision_name(decision));
    write(sheet.theme.italic, engine::ink::kSoftInk,
          say(sheet, decision.is_chance() ? key : "screen.thinking", question_args(sheet)));
  } else {
    write(sheet.theme.italic, engine::ink::kSoftInk, say(sheet, "screen.waiting"));
  }
}

}  // namespace

void draw_prompt(Sheet& sheet) {
  if (sheet.model.view.decision.is_over()) return;
  const float edge = gap(sheet.theme);
  const float columns = column_width(sheet.theme, sheet.screen) + edge;
  const float width = std::min(sheet.unit(760), sheet.screen.x - 2 * columns - 2 * edge);
  const engine::PanelPlace place{
      .position = {sheet.screen.x / 2, sheet.screen.y - edge}, .size = {width, 0}, .pivot = {0.5F, 1}};
  if (engine::begin_panel(sheet.theme, "prompt", "", place)) {
    if (is_asked(sheet.model)) {
      draw_question(sheet);
    } else {
      draw_waiting(sheet);
    }
  }
  engine::end_panel();
}

}  // namespace screens
