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

Fate fate_of(const Context& context, const GoalShown& goal) {
  const auto& ending = context.situation.ending;
  const bool has_won = ending && !ending->winner.empty() && ending->winner == goal.party;
  if (has_won && goal.mark != match::GoalState::kReached) return Fate::kNeedless;
  return static_cast<Fate>(goal.mark);
}

void draw_goal(Context& context, const GoalShown& goal) {
  const auto mark = static_cast<std::size_t>(fate_of(context, goal));
  const float sign = context.unit(kSign);
  const ImVec2 from = ImGui::GetCursorScreenPos();
  engine::draw_icon(*ImGui::GetWindowDrawList(), kIcons[mark],
                    ImVec2(from.x + sign / 2, from.y + sign / 2), sign, engine::ink::kWax);
  ImGui::Indent(1.5F * sign);
  const nlohmann::json named{{"party", context.state.words.name("seat", goal.party)},
                             {"mark", say(context, kWords[mark])}};
  write(context.theme.bold, engine::ink::kInk, say(context, "goals.of", named));
  write(context.theme.text, engine::ink::kInk, goal.text);
  ImGui::Unindent(1.5F * sign);
}

}  // namespace

void draw_goals(Context& context) {
  if (context.state.goals.empty()) return;
  engine::ink_rule(context.theme);
  for (const GoalShown& goal : context.state.goals) draw_goal(context, goal);
}

void draw_goals_sheet(Context& context) {
  const engine::PanelPlace place{
      .position = {context.screen.x / 2, sheet_top(context)},
      .size = {std::min(context.unit(520), context.screen.x - 2 * gap(context.theme)), 0},
      .pivot = {0.5F, 0}};
  limit_height(context);
  if (engine::begin_panel(context.theme, "goals-sheet", say(context, "goals.title").c_str(),
                          place)) {
    begin_page_that_fits(context, "goals-page", context.theme.touch);
    for (const GoalShown& goal : context.state.goals) draw_goal(context, goal);
    end_page_that_fits();
    if (plain_control(context, say(context, "screen.close")))
      context.memory.sheets.close(kGoalsSheet);
  }
  engine::end_panel();
}

}  // namespace screens
