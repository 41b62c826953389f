#include "game/wotr/screens/tips/army_picture.h"

#include <algorithm>
#include <array>
#include <vector>

#include "game/wotr/screens/battle/odds.h"
#include "game/wotr/screens/battle/odds_bar.h"
#include "game/wotr/screens/tips/force_row.h"
#include "rules/wotr/battle/force.h"
#include "rules/wotr/board/control.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

// In points.
constexpr float kBetweenRows = 4;
constexpr float kWallsWide = 24;
constexpr float kAttackWide = 260;
constexpr float kAttackBar = 18;

struct Stand {
  ForceRow row;
  bool is_besieged = false;
};

void add_stands(std::vector<Stand>& stands, const wotr::Figures& figures, bool is_besieged) {
  for (const wotr::Side side : {wotr::Side::kFree, wotr::Side::kShadow}) {
    ForceRow row = force_row(figures, side);
    if (!row.is_empty()) stands.push_back({std::move(row), is_besieged});
  }
}

std::vector<Stand> stands_in(const Context& context, wotr::RegionId id) {
  const wotr::Board& board = context.view.board;
  const wotr::Region& region = wotr::region_of(context.rules, id);
  std::vector<Stand> stands;
  add_stands(stands, wotr::figures_in(board, id), false);
  if (board.battle.target == id) add_stands(stands, board.landing, false);
  if (region.stronghold != 0xFF) add_stands(stands, board.garrisons[region.stronghold], true);
  return stands;
}

/// A wall with merlons, as on a plan.
void draw_walls(const Context& context, ImDrawList& list, ImVec2 from, float tall) {
  const float merlon = context.unit(4);
  const float top = from.y + tall * 0.34F;
  const float foot = from.y + tall * 0.86F;
  list.AddRectFilled({from.x, top}, {from.x + 5 * merlon, foot}, engine::ink::kSoftInk);
  for (const float at : {0.0F, 2.0F, 4.0F}) {
    const float left = from.x + at * merlon;
    list.AddRectFilled({left, top - merlon}, {left + merlon, top}, engine::ink::kSoftInk);
  }
}

ImVec2 size_of_stand(const Context& context, const Stand& stand) {
  ImVec2 size = size_of(context, stand.row);
  if (stand.is_besieged) size.x += context.unit(kWallsWide);
  return size;
}

void draw_stand(const Context& context, ImDrawList& list, ImVec2 from, const Stand& stand) {
  if (stand.is_besieged) {
    draw_walls(context, list, from, size_of(context, stand.row).y);
    from.x += context.unit(kWallsWide);
  }
  draw_force_row(context, list, from, stand.row);
}

}  // namespace

engine::TipPicture army_picture(const Context& made, wotr::RegionId region) {
  const std::vector<Stand> stands = stands_in(made, region);
  if (stands.empty()) return {};
  const float between = made.unit(kBetweenRows);
  ImVec2 size(0, 0);
  for (const Stand& stand : stands) {
    const ImVec2 row = size_of_stand(made, stand);
    size = {std::max(size.x, row.x), size.y + row.y + between};
  }
  // What it was made with may be gone when it is drawn; what all panels are drawn with is not.
  screens::Context* on = &made.neutral;
  const auto draw = [on, stands, between](ImDrawList& list, ImVec2 from) {
    const Context context(*on);
    for (const Stand& stand : stands) {
      draw_stand(context, list, from, stand);
      from.y += size_of_stand(context, stand).y + between;
    }
  };
  return {.size = size, .draw = draw};
}

engine::TipPicture attack_picture(const Context& made) {
  const auto asked = static_cast<wotr::DecisionKind>(made.decision.kind);
  if (!is_helped(made) || asked != wotr::DecisionKind::kAttackGroup) return {};
  const wotr::Board attacked = wotr::with_attack_of_group(made.rules, made.view.board);
  const wotr::Side attacker = attacked.battle.attacker;
  const std::array rows{
      force_row(wotr::force_of(made.rules, attacked, attacker), attacker),
      force_row(wotr::force_of(made.rules, attacked, wotr::defender_of(attacked.battle)),
                wotr::defender_of(attacked.battle))};
  const float between = made.unit(kBetweenRows);
  const float bar = made.unit(kAttackBar);
  const ImVec2 first = size_of(made, rows[0]);
  const ImVec2 second = size_of(made, rows[1]);
  const float width = std::max({made.unit(kAttackWide), first.x, second.x});
  const wotr::BattleOdds odds = odds_of_battle(made, attacked);
  screens::Context* on = &made.neutral;
  const auto draw = [=](ImDrawList& list, ImVec2 from) {
    const Context context(*on);
    draw_force_row(context, list, from, rows[0]);
    from.y += first.y + between;
    draw_odds_bar(context, list, from, {from.x + width, from.y + bar}, odds, attacker);
    from.y += bar + between;
    draw_force_row(context, list, {from.x + width - second.x, from.y}, rows[1]);
  };
  return {.size = {width, first.y + bar + second.y + 2 * between}, .draw = draw};
}

}  // namespace wotr_screens
