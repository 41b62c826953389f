#include "rules/wotr/positions/position.h"

#include <nlohmann/json.hpp>

#include "rules/core/settle.h"
#include "rules/wotr/board/place.h"
#include "rules/wotr/checks/invariants.h"
#include "rules/wotr/flow/setup.h"
#include "rules/wotr/flow/step_table.h"
#include "rules/wotr/load/load.h"
#include "rules/wotr/positions/position_parts.h"

namespace wotr {
namespace {

using base::Fault;
using base::JsonReader;
using nlohmann::json;

/// The options belong to the rules; a position may only repeat them.
void check_options(const Rules& rules, const JsonReader& top) {
  const auto options = top.find("options");
  if (!options) return;
  const json known = options_json(rules);
  for (const auto& [id, value] : options->members()) {
    const auto option = known.find(id);
    if (option == known.end()) {
      value.fail("there is no such option");
    } else if (*option != value.value()) {
      value.fail("this game is played with " + option->dump());
    }
  }
}

void read_all(const Rules& rules, const JsonReader& top, State& state) {
  top.allow({"turn",       "phase",         "toAct",           "options",      "board",
             "leading",    "next",          "midCycle",        "deeds",        "lastNations",
             "winnerSeat", "regions",       "characters",      "minionsSeen",  "politicalTrack",
             "fellowship", "huntBox",       "huntPool",        "specialTiles", "removedTiles",
             "drawnTiles", "dice",          "diceToRoll",      "elvenRings",   "ringUsed",
             "hands",      "decks",         "freeDieReturned", "discards",     "hiddenDiscards",
             "tableCards", "removedCards",  "offBoard",        "victory",      "victoryPoints",
             "battle",     "messengerUsed", "mordorAttempt",   "declared",     "inProgress",
             "winner",     "pending",       "returning"});
  check_options(rules, top);
  read_map(rules, top, state.board);
  read_people(rules, top, state.board);
  index_figures(state.board);
  read_pools(rules, top, state.board);
  read_tiles(rules, top, state.board);
  read_tracks(rules, top, state.board);
  read_dice(rules, top, state);
  read_cards(rules, top, state);
  read_progress(rules, top, state);
}

}  // namespace

base::Result<State> parse_position(const Rules& rules, const json& position) {
  Fault fault{"position"};
  State state = standard_setup(rules);
  read_all(rules, JsonReader(position, fault), state);
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

}  // namespace wotr
