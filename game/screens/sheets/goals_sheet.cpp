#include "game/screens/sheets/goals_sheet.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/screens/controls/page.h"

namespace screens {
namespace {

/// What becomes of a goal. Whoever wins the game needs no other.
enum class Fate { kOpen, kReached, kMissed, kNeedless };

constexpr std::array<std::string_view, 4> kWords{"goals.open", "goals.reached", "goals.missed",
                                                 "goals.needless"};
constexpr std::array kIcons{engine::Icon::kHourglass, engine::Icon::kCheck, engine::Icon::kClose,
                            engine::Icon::kBanner};
constexpr float kSign = 18;  // points

Fate fate_of(const Sheet& sheet, const GoalShown& goal) {
  const auto& ending = sheet.situation.ending;
  const bool has_won = ending && !ending->winner.empty() && ending->winner == goal.party;
  if (has_won && goal.mark != match::GoalState::kReached) return Fate::kNeedless;
  return static_cast<Fate>(goal.mark);
}

void draw_goal(Sheet& sheet, const GoalShown& goal) {
  const auto mark = static_cast<std::size_t>(fate_of(sheet, goal));
  const float sign = sheet.unit(kSign);
  const ImVec2 from = ImGui::GetCursorScreenPos();
  engine::draw_icon(*ImGui::GetWindowDrawList(), kIcons[mark],
                    ImVec2(from.x + sign / 2, from.y + sign / 2), sign, engine::ink::kWax);
  ImGui::Indent(1.5F * sign);
  const nlohmann::json named{{"party", sheet.state.words.name("seat", goal.party)},
                             {"mark", say(sheet, kWords[mark])}};
  write(sheet.theme.bold, engine::ink::kInk, say(sheet, "goals.of", named));
  write(sheet.theme.text, engine::ink::kInk, goal.text);
  ImGui::Unindent(1.5F * sign);
}

}  // namespace

void draw_goals(Sheet& sheet) {
  if (sheet.state.goals.empty()) return;
  engine::ink_rule(sheet.theme);
  for (const GoalShown& goal : sheet.state.goals) draw_goal(sheet, goal);
}

void draw_goals_sheet(Sheet& sheet) {
  const engine::PanelPlace place{
      .position = {sheet.screen.x / 2, sheet_top(sheet)},
      .size = {std::min(sheet.unit(520), sheet.screen.x - 2 * gap(sheet.theme)), 0},
      .pivot = {0.5F, 0}};
  limit_height(sheet);
  if (engine::begin_panel(sheet.theme, "goals-sheet", say(sheet, "goals.title").c_str(), place)) {
    begin_page_that_fits(sheet, "goals-page", sheet.theme.touch);
    for (const GoalShown& goal : sheet.state.goals) draw_goal(sheet, goal);
    end_page_that_fits();
    if (plain_control(sheet, say(sheet, "screen.close"))) sheet.memory.sheets.close(kGoalsSheet);
  }
  engine::end_panel();
}

}  // namespace screens
