#include "game/trilogy/screens/game_words.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/lang/capital.h"
#include "game/screens/state/typed.h"
#include "game/trilogy/screens/cards/card_options.h"
#include "game/trilogy/screens/desk/desk.h"
#include "game/trilogy/screens/new_game_choices.h"
#include "game/trilogy/screens/question.h"
#include "game/trilogy/screens/tips/gesture_words.h"
#include "game/trilogy/screens/tips/territory_tip.h"
#include "game/trilogy/screens/tips/why_not.h"
#include "game/trilogy/screens/turn/attack.h"
#include "rules/trilogy/board/scores.h"
#include "rules/trilogy/game.h"
#include "rules/trilogy/names/names.h"
#include "rules/trilogy/names/read_names.h"

namespace trilogy_screens {
namespace {

using nlohmann::json;
using screens::typed;

/// "Turn 3 · Red · combat".
std::string turn_words(const Desk& desk) {
  const trilogy::Board& board = desk.board;
  if (desk.decision.is_over()) return say(desk, "screen.over", json{{"turn", board.turn}});
  const std::string phase = desk.words.name("phase", trilogy::id_of(board.phase));
  if (board.phase != trilogy::Phase::kTurn) {
    return say(desk, "screen.set-up", json{{"phase", phase}});
  }
  return say(desk, "screen.turn",
             json{{"turn", board.turn},
                  {"seat", trilogy::seat_id(desk.rules, board.to_act)},
                  {"step", trilogy::id_of(board.step)}});
}

/// The card whose engraving shows what happened: the fire of the mountain, or whose host is left.
std::string picture_of(const Desk& desk) {
  if (desk.board.victory == trilogy::Victory::kPoints) return "mission-mount-doom";
  const bool is_good = trilogy::side_of(desk.rules, desk.board.winner) == trilogy::Side::kGood;
  return is_good ? "event-aragorn-arrives" : "power-the-enemy-is-at-hand";
}

/// The best of those who have not won.
int best_other_score(const Desk& desk) {
  const trilogy::State open = open_state(desk.view);
  int best = 0;
  for (const core::Seat seat : seats_of(desk.rules)) {
    const bool counts = seat != desk.board.winner && trilogy::is_in_play(desk.board, seat);
    if (counts) best = std::max(best, trilogy::score_of(desk.rules, open, seat));
  }
  return best;
}

screens::Ending ending_of(const Desk& desk) {
  const trilogy::Board& board = desk.board;
  const std::string winner(trilogy::seat_id(desk.rules, board.winner));
  const json facts{{"seat", winner},
                   {"points", trilogy::score_of(desk.rules, open_state(desk.view), board.winner)},
                   {"other", best_other_score(desk)}};
  const std::string victory(trilogy::id_of(board.victory));
  return {.title = lang::with_capital(say(desk, "screen.has-won", facts)),
          .how = say(desk, "screen.how-won." + victory, facts),
          .praise = {},
          .turn = say(desk, "screen.over", json{{"turn", board.turn}}),
          .picture = picture_of(desk),
          .winner = winner};
}

std::span<const std::string_view> seats(const match::AnyView& view) {
  return trilogy::Game::seats(view.rules<trilogy::Game>());
}

screens::Situation situation(const Desk& desk) {
  screens::Situation situation{
      .turn = turn_words(desk), .question = question_of(desk), .ending = {}};
  if (desk.decision.is_over()) situation.ending = ending_of(desk);
  return situation;
}

screens::RuleValues rules_of(const match::AnyView& view) {
  return rule_values(view.rules<trilogy::Game>().options);
}

std::string heard_about(const Desk& desk, table::RegionId region) {
  const Territory territory = territory_at(region);
  return territory == trilogy::kNoTerritory ? std::string() : words_about(desk, territory);
}

std::string words_about_place(const Desk& desk, table::RegionId region, const table::FrameThing&) {
  return heard_about(desk, region);
}

screens::CardId card_shown_by(const core::Event& event) { return shown(card_of(event)); }

std::vector<std::string> hand_titles(const Desk& desk, core::Seat seat) {
  const std::size_t held = trilogy::at(seat);
  std::vector<std::string> titles;
  for (const trilogy::CardId card : desk.view.piles.hands[held] | desk.view.piles.secrets[held]) {
    titles.push_back(name_of(desk, card));
  }
  return titles;
}

std::vector<match::Chart> counted(const match::AnyView& view) {
  const auto& rules = view.rules<trilogy::Game>();
  const trilogy::State state = open_state(view.as<trilogy::Game>());
  match::Chart points{.title = "course.points", .series = {}};
  for (const core::Seat seat : seats_of(rules)) {
    points.series.push_back({.party = std::string(trilogy::Game::seats(rules)[trilogy::at(seat)]),
                             .values = {trilogy::score_of(rules, state, seat)}});
  }
  return {points};
}

}  // namespace

screens::GameWords game_words() {
  return {.seats = seats,
          .situation = typed<situation>,
          .rules = rules_of,
          .about = typed<words_about_place>,
          .heard_about = typed<heard_about>,
          .odds = typed<words_at_stake>,
          .held = typed<held_words>,
          .gesture = typed<gesture_words>,
          .why_not = typed<why_not>,
          .card_of = card_shown_by,
          .hand = typed<hand_titles>,
          .counted = counted};
}

}  // namespace trilogy_screens
