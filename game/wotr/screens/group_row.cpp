#include "game/wotr/screens/group_row.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/option_button.h"
#include "rules/wotr/game.h"

namespace wotr_screens {
namespace {

struct Kind {
  wotr::Figure figure;
  int amount;
};

std::string words_of(const Desk& desk, Kind kind) {
  const std::string name = name_of(desk, kind.figure);
  return kind.amount > 1 ? std::to_string(kind.amount) + " × " + name : name;
}

core::Action leave(Kind kind) { return wotr::act(wotr::ActionKind::kLeave, kind.figure); }

screens::Option leaving(Kind kind) {
  screens::Option option;
  option.action = leave(kind);
  return option;
}

bool may_leave(const Desk& desk) {
  const core::Decision& decision = desk.decision;
  return std::any_of(decision.actions.begin(), decision.actions.end(), is_in_group_row);
}

/// Where there is little room the names themselves are the buttons.
void draw_small_cell(Desk& desk, Kind kind) {
  const std::string label = words_of(desk, kind);
  const float width = width_of(desk.theme.text, label) + desk.unit(20);
  screens::flow(desk, width);
  if (desk.decision.offers(leave(kind))) {
    screens::draw_option_as(desk, leaving(kind), label, width);
  } else {
    engine::refused_button(desk.theme, label.c_str(), say(desk, "screen.must-go").c_str(), width);
  }
}

void draw_cell(Desk& desk, Kind kind) {
  const std::string name = words_of(desk, kind);
  const std::string label = say(desk, kind.amount > 1 ? "screen.leave-one" : "screen.leave");
  const float words = std::max(width_of(desk.theme.text, name), width_of(desk.theme.text, label));
  const float width = words + desk.unit(20);
  screens::flow(desk, width);
  ImGui::BeginGroup();
  const float indent = (width - width_of(desk.theme.text, name)) / 2;
  ImGui::SetCursorPosX(ImGui::GetCursorPosX() + indent);
  screens::draw_button_head(desk, name.c_str());
  if (desk.decision.offers(leave(kind))) {
    screens::draw_option_as(desk, leaving(kind), label, width);
  } else {
    ImGui::Dummy(ImVec2(width, desk.unit(1)));
  }
  ImGui::EndGroup();
}

}  // namespace

void draw_group_row(Desk& desk, wotr::Side side) {
  const wotr::Figures& going = desk.view.board.group.figures;
  if (!wotr::has_figure(going, side)) return;
  if (!may_leave(desk)) {
    write(desk.theme.italic, engine::ink::kSoftInk,
          say(desk, "screen.group", nlohmann::json{{"figures", list_of(desk, going, side)}}));
    return;
  }
  // As wide as the sheet, so that the first cell begins a line.
  ImGui::Dummy(ImVec2(ImGui::GetContentRegionAvail().x, 0));
  wotr::for_each_figure(going, side, [&](wotr::Figure figure, int amount) {
    if (desk.compact()) {
      draw_small_cell(desk, {figure, amount});
    } else {
      draw_cell(desk, {figure, amount});
    }
  });
}

bool has_group_cells(const Desk& desk) { return may_leave(desk) && !desk.compact(); }

bool is_in_group_row(core::Action action) { return wotr::is(action, wotr::ActionKind::kLeave); }

}  // namespace wotr_screens
