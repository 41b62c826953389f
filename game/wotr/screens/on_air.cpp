#include "game/wotr/screens/on_air.h"

#include <nlohmann/json.hpp>

#include "game/screens/controls/percent.h"
#include "game/wotr/screens/battle/battle_sheets.h"
#include "game/wotr/screens/battle/odds.h"
#include "game/wotr/screens/context/flank.h"
#include "game/wotr/screens/sides/side_panel.h"
#include "rules/wotr/board/victory.h"
#include "rules/wotr/hunt/hunt.h"
#include "rules/wotr/names/names.h"
#include "rules/wotr/odds/hunt_odds.h"

namespace wotr_screens {
namespace {

using nlohmann::json;

match::Series now(std::string_view party, int value, int goal) {
  return {.party = std::string(party), .values = {value}, .goal = goal};
}

std::string battle_at_stake(const Context& context) {
  const wotr::Board& board = context.view.board;
  const wotr::BattleOdds& odds = odds_of_battle(context, board);
  const bool storms = board.battle.kind == wotr::BattleKind::kSiege;
  return say(context, storms ? "air.stake-of-assault" : "air.stake",
             json{{"attacker", screens::in_percent(odds.attacker)},
                  {"defender", screens::in_percent(odds.defender + odds.undecided)}});
}

std::string step_at_stake(const Context& context) {
  const wotr::Board& board = context.view.board;
  if (!wotr::can_move_fellowship(board)) return {};
  const wotr::HuntOdds odds = wotr::hunt_odds(context.rules, board);
  const bool on_track = wotr::in_mordor(board.fellowship);
  return say(context, on_track ? "air.stake-of-track" : "air.stake-of-hunt",
             json{{"found", screens::in_percent(odds.found)},
                  {"stopped", screens::in_percent(odds.stopped)},
                  {"damage", odds.damage}});
}

}  // namespace

std::vector<match::Chart> counted(const wotr::Rules& rules, const wotr::Board& board) {
  match::Chart points{.title = "course.points", .series = {}};
  for (const wotr::Side side : {wotr::Side::kFree, wotr::Side::kShadow}) {
    points.series.push_back(
        now(wotr::id_of(side), wotr::victory_points(rules, board, side), points_to_win(side)));
  }
  match::Chart corruption{.title = "course.corruption", .series = {}};
  corruption.series.push_back(
      now(wotr::id_of(wotr::Side::kFree), board.fellowship.corruption, wotr::kMostCorruption));
  return {points, corruption};
}

std::string words_at_stake(const Context& context) {
  if (!is_helped(context)) return {};
  if (is_fighting(context)) {
    return has_thrown(context.view.board.battle) ? std::string() : battle_at_stake(context);
  }
  const bool may_step =
      static_cast<wotr::DecisionKind>(context.decision.kind) == wotr::DecisionKind::kChooseDie &&
      wotr::side_of(context.rules, context.decision.seat) == wotr::Side::kFree;
  return may_step ? step_at_stake(context) : std::string();
}

}  // namespace wotr_screens
