#include "game/screens/option_button.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/dice_icon.h"
#include "game/screens/option.h"
#include "game/screens/tab_stops.h"
#include "rules/wotr/game.h"

namespace screens {
namespace {

using wotr::ActionKind;

bool is_primary(const Sheet& sheet, core::Action action) {
  return primary_option(sheet.model.view.decision) == action;
}

float die_size(const Sheet& sheet) { return sheet.unit(44); }

/// A die to press, with its name beside it; below it where the prompt is narrow.
bool die_button(Sheet& sheet, core::Action action, const std::string& label, float width) {
  const wotr::Side side = wotr::side_of(sheet.model.rules, sheet.model.view.decision.seat);
  const float size = die_size(sheet);
  const float line = ImGui::GetTextLineHeight();
  const bool below = sheet.compact();
  const float height = below ? size + line + sheet.unit(8) : size + sheet.unit(2);
  const bool pressed = ImGui::InvisibleButton(label.c_str(), ImVec2(width, height));
  const bool lit = ImGui::IsItemHovered() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible);
  const ImVec2 from = ImGui::GetItemRectMin();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  if (lit) {
    list.AddRectFilled(from, ImGui::GetItemRectMax(), IM_COL32(0xB0, 0x8D, 0x4A, 0x50),
                       sheet.unit(4));
  }
  const float words = ImGui::CalcTextSize(label.c_str()).x;
  const float lift = lit ? sheet.unit(2) : 0;
  const float die_x = below ? from.x + width / 2 : from.x + size / 2 + sheet.unit(2);
  const float die_y = from.y + size / 2 + sheet.unit(below ? 4 : 1) - lift;
  draw_action_die(list, ImVec2(die_x, die_y), size, side, static_cast<wotr::DieFace>(action.a));
  const ImVec2 at = below ? ImVec2(die_x - words / 2, from.y + size + sheet.unit(5))
                          : ImVec2(from.x + size + sheet.unit(8), from.y + (height - line) / 2);
  list.AddText(at, engine::ink::kInk, label.c_str());
  return pressed;
}

float label_width(const Sheet& sheet, core::Action action, const std::string& label) {
  return width_of(is_primary(sheet, action) ? sheet.theme.prompt : sheet.theme.text, label);
}

/// What a use of the die means, while it is pointed at.
void explain(const Sheet& sheet, core::Action action) {
  if (!wotr::is(action, ActionKind::kUse) || !ImGui::IsItemHovered()) return;
  const nlohmann::json words = wotr::Game::action_json(sheet.model.rules, action);
  const std::string key = "tip." + words.at("use").get<std::string>();
  if (sheet.model.words.has(key)) engine::tip(sheet.theme, say(sheet, key).c_str());
}

}  // namespace

void flow(const Sheet& sheet, float width) {
  const float space = sheet.unit(2 * 4);
  const float end = ImGui::GetItemRectMax().x + space + width;
  const float edge = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
  if (end <= edge) ImGui::SameLine(0, space);
}

float option_width(const Sheet& sheet, core::Action action) {
  const float words = label_width(sheet, action, label_of(sheet, action));
  if (!wotr::is(action, ActionKind::kDie)) return words + sheet.unit(28);
  if (sheet.compact()) return std::max(die_size(sheet), words) + sheet.unit(12);
  return die_size(sheet) + words + sheet.unit(16);
}

ShownOption last_item(Sheet& sheet, core::Action action, float label_width) {
  note_tab_stop(sheet);
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  return {
      .action = action, .from = {from.x, from.y}, .to = {to.x, to.y}, .label_width = label_width};
}

void draw_option(Sheet& sheet, core::Action action) {
  draw_option_as(sheet, action, label_of(sheet, action), option_width(sheet, action));
}

void draw_option_as(Sheet& sheet, core::Action action, const std::string& label, float width) {
  ImGui::PushID(static_cast<int>(action.kind << 8 | action.a));
  const bool pressed = wotr::is(action, ActionKind::kDie) ? die_button(sheet, action, label, width)
                       : is_primary(sheet, action)
                           ? engine::primary_button(sheet.theme, label.c_str(), width)
                           : engine::plain_button(sheet.theme, label.c_str(), width);
  sheet.answer.shown.push_back(last_item(sheet, action, label_width(sheet, action, label)));
  explain(sheet, action);
  if (pressed) sheet.answer.action = action;
  ImGui::PopID();
}

}  // namespace screens
