#include "game/screens/group_row.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/option_button.h"
#include "rules/wotr/game.h"

namespace screens {
namespace {

struct Kind {
  wotr::Figure figure;
  int amount;
};

std::string words_of(const Sheet& sheet, Kind kind) {
  const std::string name = name_of(sheet, kind.figure);
  return kind.amount > 1 ? std::to_string(kind.amount) + " × " + name : name;
}

core::Action leave(Kind kind) { return wotr::act(wotr::ActionKind::kLeave, kind.figure); }

bool may_leave(const Sheet& sheet) {
  const core::Decision& decision = sheet.model.view.decision;
  return std::any_of(decision.actions.begin(), decision.actions.end(), is_in_group_row);
}

/// Where there is little room the names themselves are the buttons.
void draw_small_cell(Sheet& sheet, Kind kind) {
  const std::string label = words_of(sheet, kind);
  const float width = width_of(sheet.theme.text, label) + sheet.unit(20);
  flow(sheet, width);
  if (sheet.model.view.decision.offers(leave(kind))) {
    draw_option_as(sheet, leave(kind), label, width);
  } else {
    engine::refused_button(sheet.theme, label.c_str(), say(sheet, "screen.must-go").c_str(), width);
  }
}

void draw_cell(Sheet& sheet, Kind kind) {
  const std::string name = words_of(sheet, kind);
  const std::string label = say(sheet, kind.amount > 1 ? "screen.leave-one" : "screen.leave");
  const float words = std::max(width_of(sheet.theme.text, name), width_of(sheet.theme.text, label));
  const float width = words + sheet.unit(20);
  flow(sheet, width);
  ImGui::BeginGroup();
  const float indent = (width - width_of(sheet.theme.text, name)) / 2;
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + indent);
  draw_cell_head(sheet, name.c_str());
  if (sheet.model.view.decision.offers(leave(kind))) {
    draw_option_as(sheet, leave(kind), label, width);
  } else {
    ImGui::Dummy(ImVec2(width, sheet.unit(1)));
  }
  ImGui::EndGroup();
}

}  // namespace

void draw_group_row(Sheet& sheet, wotr::Side side) {
  const wotr::Figures& going = sheet.model.view.board.group.figures;
  if (!wotr::has_figure(going, side)) return;
  if (!may_leave(sheet)) {
    write(sheet.theme.italic, engine::ink::kSoftInk,
          say(sheet, "screen.group", nlohmann::json{{"figures", list_of(sheet, going, side)}}));
    return;
  }
  // As wide as the sheet, so that the first cell begins a line.
  ImGui::Dummy(ImVec2(ImGui::GetContentRegionAvail().x, 0));
  wotr::for_each_figure(going, side, [&](wotr::Figure figure, int amount) {
    if (sheet.compact()) {
      draw_small_cell(sheet, {figure, amount});
    } else {
      draw_cell(sheet, {figure, amount});
    }
  });
}

void draw_cell_head(const Sheet& sheet, const char* words) {
  ImGui::TextUnformatted(words);
  ImGui::SetCursorPosY(ImGui::GetCursorPosY() - sheet.unit(4));
}

bool has_group_cells(const Sheet& sheet) { return may_leave(sheet) && !sheet.compact(); }

bool is_in_group_row(core::Action action) { return wotr::is(action, wotr::ActionKind::kLeave); }

}  // namespace screens
