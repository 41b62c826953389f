#include "game/screens/prompt.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/card_options.h"
#include "game/screens/cards.h"
#include "game/screens/group_row.h"
#include "game/screens/log_panel.h"
#include "game/screens/option.h"
#include "game/screens/option_button.h"
#include "game/screens/region_choice.h"
#include "game/screens/secrets.h"
#include "rules/wotr/game.h"

namespace screens {
namespace {

/// In line with the buttons of the group's cells, which have a name above them.
void draw_beside_group(Sheet& sheet, core::Action action) {
  if (!has_group_cells(sheet)) {
    draw_option(sheet, action);
    return;
  }
  ImGui::BeginGroup();
  draw_cell_head(sheet, "");
  draw_option(sheet, action);
  ImGui::EndGroup();
}

void draw_options(Sheet& sheet) {
  const core::Decision& decision = sheet.model.view.decision;
  bool first = offered_regions(decision).empty() && !has_group_cells(sheet);
  for (const core::Action action : decision.actions) {
    if (is_region(action) || is_in_group_row(action) || is_card_option(action)) continue;
    if (!first) flow(sheet, option_width(sheet, action));
    first = false;
    draw_beside_group(sheet, action);
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

/// The question in words; of a group on its way, with where it goes from and to.
std::string question(const Sheet& sheet) {
  const wotr::Board& board = sheet.model.view.board;
  const std::string key =
      "decision." + std::string(wotr::Game::decision_name(sheet.model.view.decision));
  const std::string on_the_way = key + ".on-the-way";
  const wotr::RegionId from = wotr::region_of(board.group.from);
  const bool goes =
      from != wotr::kNoRegion && board.group.to != wotr::kNoRegion && board.group.to != from;
  const bool tells = goes && sheet.model.words.has(on_the_way);
  return say(sheet, tells ? on_the_way : key, question_args(sheet));
}

/// Who decides and what, on one line where they fit: the sheet hides no more than it must.
void draw_heading(Sheet& sheet) {
  ImFont* font = sheet.compact() ? sheet.theme.bold : sheet.theme.small_caps;
  const core::Seat seat = sheet.model.view.decision.seat;
  const std::string who = say(sheet, key_for(sheet, "screen.decides", seat));
  const std::string what = question(sheet);
  const float space = sheet.unit(14);
  const float wanted = width_of(font, who) + space + width_of(sheet.theme.prompt, what);
  const bool fits =
      wanted <= ImGui::GetContentRegionAvail().x && card_in_play(sheet) == wotr::kNoCard;
  write(font, engine::ink::kWax, who);
  if (fits) {
    ImGui::SameLine(0, space);
  } else {
    draw_card_in_play(sheet);
  }
  write(sheet.theme.prompt, engine::ink::kInk, what);
}

void draw_question(Sheet& sheet) {
  const core::Decision& decision = sheet.model.view.decision;
  const wotr::Side side = wotr::side_of(sheet.model.rules, decision.seat);
  draw_heading(sheet);
  if (are_options_covered(sheet)) {
    draw_cover(sheet);
    return;
  }
  draw_group_row(sheet, side);
  draw_region_choice(sheet);
  draw_card_options(sheet);
  draw_options(sheet);
}

void draw_waiting(Sheet& sheet) {
  const core::Decision& decision = sheet.model.view.decision;
  draw_card_in_play(sheet);
  std::string sentence;
  if (decision.is_chance()) {
    sentence = question(sheet);
  } else if (sheet.model.is_thinking) {
    sentence = say(sheet, key_for(sheet, "screen.thinking", decision.seat));
  } else {
    sentence = say(sheet, key_for(sheet, "screen.waiting", decision.seat));
  }
  write(sheet.theme.italic, engine::ink::kSoftInk, sentence);
}

}  // namespace

void draw_prompt(Sheet& sheet) {
  const core::Decision& decision = sheet.model.view.decision;
  const bool is_silent = decision.kind == wotr::byte_of(wotr::DecisionKind::kNone);
  if (decision.is_over() || is_silent) return;  // dice are falling
  const float column =
      std::max(column_width(sheet.theme, sheet.screen), log_width(sheet)) + 2 * gap(sheet.theme);
  const float width = std::min(sheet.unit(880), sheet.screen.x - 2 * column);
  const engine::PanelPlace place{
      .position = {sheet.screen.x / 2, sheet.screen.y - gap(sheet.theme) / 2},
      .size = {width, 0},
      .pivot = {0.5F, 1}};
  limit_height(sheet);
  const ImVec2 low(ImGui::GetStyle().WindowPadding.x, sheet.unit(sheet.compact() ? 11 : 13));
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, low);
  const bool is_drawn = engine::begin_panel(sheet.theme, "prompt", "", place);
  ImGui::PopStyleVar();
  if (is_drawn) {
    if (is_asked(sheet.model)) {
      draw_question(sheet);
    } else {
      draw_waiting(sheet);
    }
  }
  sheet.answer.clear_to.y = ImGui::GetWindowPos().y;
  engine::end_panel();
}

}  // namespace screens
