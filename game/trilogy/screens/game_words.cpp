#include "game/trilogy/screens/game_words.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/lang/capital.h"
#include "game/screens/state/typed.h"
#include "game/trilogy/screens/cards/card_options.h"
#include "game/trilogy/screens/context/context.h"
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
std::string turn_words(const Context& context) {
  const trilogy::Board& board = context.board;
  if (context.decision.is_over()) return say(context, "screen.over", json{{"turn", board.turn}});
  const std::string phase = context.words.name("phase", trilogy::id_of(board.phase));
  if (board.phase != trilogy::Phase::kTurn) {
    return say(context, "screen.set-up", json{{"phase", phase}});
  }
  return say(context, "screen.turn",
             json{{"turn", board.turn},
                  {"seat", trilogy::seat_id(context.rules, board.to_act)},
                  {"step", trilogy::id_of(board.step)}});
}

/// The card whose engraving shows what happened: the fire of the mountain, or whose host is left.
std::string picture_of(const Context& context) {
  if (context.board.victory == trilogy::Victory::kPoints) return "mission-mount-doom";
  const bool is_good =
      trilogy::side_of(context.rules, context.board.winner) == trilogy::Side::kGood;
  return is_good ? "event-aragorn-arrives" : "power-the-enemy-is-at-hand";
}

/// The best of those who have not won.
int best_other_score(const Context& context) {
  const trilogy::State open = open_state(context.view);
  int best = 0;
  for (const core::Seat seat : seats_of(context.rules)) {
    const bool counts = seat != context.board.winner && trilogy::is_in_play(context.board, seat);
    if (counts) best = std::max(best, trilogy::score_of(context.rules, open, seat));
  }
  return best;
}

screens::Ending ending_of(const Context& context) {
  const trilogy::Board& board = context.board;
  const std::string winner(trilogy::seat_id(context.rules, board.winner));
  const json facts{
      {"seat", winner},
      {"points", trilogy::score_of(context.rules, open_state(context.view), board.winner)},
      {"other", best_other_score(context)}};
  const std::string victory(trilogy::id_of(board.victory));
  return {.title = lang::with_capital(say(context, "screen.has-won", facts)),
          .how = say(context, "screen.how-won." + victory, facts),
          .praise = {},
          .turn = say(context, "screen.over", json{{"turn", board.turn}}),
          .picture = picture_of(context),
          .winner = winner};
}

std::span<const std::string_view> seats(const match::AnyView& view) {
  return trilogy::Game::seats(view.rules<trilogy::Game>());
}

screens::Situation situation(const Context& context) {
  screens::Situation situation{
      .turn = turn_words(context), .question = question_of(context), .ending = {}};
  if (context.decision.is_over()) situation.ending = ending_of(context);
  return situation;
}

screens::RuleValues rules_of(const match::AnyView& view) {
  return rule_values(view.rules<trilogy::Game>().options);
}

std::string heard_about(const Context& context, table::RegionId region) {
  const Territory territory = territory_at(region);
  return territory == trilogy::kNoTerritory ? std::string() : words_about(context, territory);
}

std::string words_about_place(const Context& context, table::RegionId region,
                              const table::FrameThing&) {
  return heard_about(context, region);
}

screens::CardId card_shown_by(const core::Event& event) { return shown(card_of(event)); }

std::vector<screens::CardId> cards_held(const Context& context, core::Seat seat) {
  const std::size_t owner = trilogy::at(seat);
  std::vector<screens::CardId> held;
  for (const trilogy::CardId card :
       context.view.piles.hands[owner] | context.view.piles.secrets[owner]) {
    held.push_back(shown(card));
  }
  return held;
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
          .hand = typed<cards_held>,
          .counted = counted};
}

}  // namespace trilogy_screens
