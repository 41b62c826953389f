#include "rules/trilogy/positions/position.h"

#include <nlohmann/json.hpp>

#include "rules/core/settle.h"
#include "rules/trilogy/board/scores.h"
#include "rules/trilogy/checks/invariants.h"
#include "rules/trilogy/flow/step_table.h"
#include "rules/trilogy/load/load.h"
#include "rules/trilogy/positions/position_parts.h"
#include "rules/trilogy/setup/setup.h"

namespace trilogy {
namespace {

using base::Fault;
using base::JsonReader;
using nlohmann::json;

/// The options belong to the rules; a position may only repeat them.
void check_options(const Rules& rules, const JsonReader& top) {
  const json known = options_json(rules);
  if (const auto options = top.find("options")) {
    for (const auto& [id, value] : options->members()) {
      const auto option = known.find(id);
      if (option == known.end()) {
        value.fail("there is no such option");
      } else if (*option != value.value()) {
        value.fail("this game is played with " + option->dump());
      }
    }
  }
  const auto seats = top.find("seats");
  if (seats && seats->value() != known["seats"]) {
    seats->fail("in this game sit " + known["seats"].dump());
  }
  const auto neutral = top.find("neutral");
  const std::string_view army = seat_id(rules, kNeutralArmy);
  if (neutral && neutral->value() != json(army)) {
    neutral->fail(army.empty() ? "this game has no neutral army"
                               : "the neutral army is " + base::quoted(army));
  }
}

void read_all(const Rules& rules, const JsonReader& top, State& state) {
  top.allow({"phase",
             "turn",
             "step",
             "toAct",
             "seats",
             "first",
             "placing",
             "neutral",
             "options",
             "territories",
             "fill",
             "owned",
             "free",
             "supply",
             "toPlace",
             "raised",
             "lost",
             "territoryCards",
             "adventureCards",
             "playedCards",
             "secretCards",
             "turnedCards",
             "decks",
             "discards",
             "ring",
             "effects",
             "invasion",
             "eliminated",
             "enteredThisTurn",
             "conqueredThisTurn",
             "siteTakenByLeader",
             "extraCards",
             "drewAdventure",
             "fortifyMoves",
             "mountainsOpen",
             "score",
             "winner",
             "victory",
             "pending"});
  check_options(rules, top);
  read_map(rules, top, state.board);
  read_course(rules, top, state.board);
  read_armies(rules, top, state.board);
  read_cards(rules, top, state.piles);
  read_progress(rules, top, state.board);
}

}  // namespace

/// Points follow from what is there, and only when the game is over.
void check_score(const Rules& rules, const JsonReader& top, const State& state) {
  const auto score = top.find("score");
  if (!score || score->value().is_null()) return;
  if (state.board.phase != Phase::kOver) return score->fail("points are counted at the end");
  for (const auto& [seat, points] : score->members()) {
    const auto found = std::ranges::find(rules.seating.names, seat);
    const auto at = static_cast<std::size_t>(found - rules.seating.names.begin());
    if (at >= seat_count(rules)) {
      points.fail("there is no seat " + base::quoted(seat));
    } else if (points.value() !=
               json(score_of(rules, state, Seat{static_cast<std::uint8_t>(at)}))) {
      points.fail("the cards and territories are worth another number");
    }
  }
}

base::Result<State> parse_position(const Rules& rules, const json& position) {
  Fault fault{"position"};
  const JsonReader top(position, fault);
  State state = empty_table(rules);
  read_all(rules, top, state);
  if (fault.any()) return fault.error();
  read_pending(rules, top, state);
  check_score(rules, top, state);
  if (fault.any()) return fault.error();

  std::vector<std::string> broken = broken_invariants(rules, state);
  if (!broken.empty()) return base::Error{"position: " + broken.front()};
  Play play{rules, state};
  settle(play);
  if (const auto why = core::why_stuck(state.pending); !why.empty()) {
    return base::Error{"position, pending: " + std::string(why)};
  }
  if (state.pending.empty() && state.board.victory == Victory::kNone) {
    return base::Error{"position, pending: nothing is to be decided, and nobody has won"};
  }
  broken = broken_invariants(rules, state);  // what was pending may have broken some
  if (!broken.empty()) return base::Error{"position, pending: " + broken.front()};
  return state;
}

}  // namespace trilogy
