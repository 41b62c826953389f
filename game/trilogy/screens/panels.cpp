#include "game/trilogy/screens/panels.h"

#include <nlohmann/json.hpp>

#include "game/lang/question.h"
#include "game/screens/sheet.h"
#include "game/trilogy/map/map_plan.h"
#include "game/trilogy/screens/new_game_choices.h"
#include "rules/trilogy/game.h"

namespace trilogy_screens {
namespace {

using nlohmann::json;
using screens::Sheet;

/// "Turn 3 · Red · combat".
std::string turn_words(const lang::Sentences& words, const trilogy::Rules& rules,
                       const trilogy::Board& board) {
  const std::string phase = words.name("phase", trilogy::id_of(board.phase));
  if (board.phase != trilogy::Phase::kTurn) return words.say("screen.set-up", json{{"phase", phase}});
  return words.say("screen.turn",
                   json{{"turn", board.turn},
                        {"seat", trilogy::seat_id(rules, board.to_act)},
                        {"step", words.name("step", trilogy::id_of(board.step))}});
}

/// Where it is answered on the map, kNoRegion for nowhere.
table::RegionId region_of(core::Action action) {
  using Kind = trilogy::ActionKind;
  for (const Kind kind : {Kind::kTerritory, Kind::kClaim, Kind::kPlaceLeader}) {
    if (trilogy::is(action, kind)) return trilogy_table::on_table(trilogy::territory_of(action));
  }
  return table::kNoRegion;
}

screens::Ending ending_of(const lang::Sentences& words, const trilogy::Rules& rules,
                          const trilogy::Board& board) {
  const json args{{"seat", trilogy::seat_id(rules, board.winner)},
                  {"victory", trilogy::id_of(board.victory)}};
  return {.title = words.say("event.won", args),
          .praise = {},
          .turn = words.say("screen.over", json{{"turn", board.turn}})};
}

}  // namespace

std::span<const std::string_view> Panels::seats(const match::AnyView& view) const {
  return trilogy::Game::seats(view.rules<trilogy::Game>());
}

screens::Situation Panels::situation(Sheet& sheet) {
  const auto& view = sheet.state.view.as<trilogy::Game>();
  const auto& rules = sheet.state.view.rules<trilogy::Game>();
  const lang::Sentences& words = sheet.state.words;
  screens::Situation now{
      .turn = turn_words(words, rules, view.board), .question = {}, .ending = {}};
  if (view.decision.is_over()) {
    now.ending = ending_of(words, rules, view.board);
    return now;
  }
  now.question.words = lang::question_words<trilogy::Game>(words, rules, view);
  if (!screens::is_asked(sheet.state)) return now;
  for (const core::Action action : view.decision.actions) {
    screens::Option option;
    option.action = action;
    option.label = lang::option_words<trilogy::Game>(words, rules, view.decision, action);
    option.region = region_of(action);
    now.question.options.push_back(std::move(option));
  }
  return now;
}

screens::RuleValues Panels::rules_of(const match::AnyView& view) const {
  return rule_values(view.rules<trilogy::Game>().options);
}

}  // namespace trilogy_screens
