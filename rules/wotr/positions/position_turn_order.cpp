// Who leads, who acts next, and what restricts him.

#include "rules/wotr/flow/setup.h"
#include "rules/wotr/json/figures_json.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/positions/position_parts.h"
#include "rules/wotr/turn/turn.h"

namespace wotr {
namespace {

using base::JsonReader;

void read_seats(const Rules& rules, const JsonReader& both, std::array<Seat, 2>& seats) {
  for_each_side(both, [&](Side side, const JsonReader& entry) {
    const Seat seat = read_seat(rules, entry);
    if (side_of(rules, seat) != side) entry.fail("this seat is of the other side");
    seats[at(side)] = seat;
  });
}

MixedArmy read_army(const Rules& rules, const JsonReader& entry) {
  entry.allow({"region", "units"});
  const Figures figures = read_figures(entry);
  MixedArmy army{.region = read_region(rules, entry.at("region"))};
  for (std::size_t n = 0; n < kFreeNationCount; ++n) {
    army.regular[n] = figures.regular[n];
    army.elite[n] = figures.elite[n];
  }
  return army;
}

ActedWith read_acted_with(const Rules& rules, const JsonReader& entry) {
  entry.allow({"nations", "armies"});
  ActedWith acted;
  for (const JsonReader& id : entry.at("nations").list()) {
    acted.nations |= static_cast<std::uint8_t>(1u << index(read_id<Nation>(id, "Nation")));
  }
  std::size_t armies = 0;
  for (const JsonReader& army : entry.at("armies").list()) {
    if (armies == acted.armies.size()) {
      army.fail("one action moves at most two Armies");
      break;
    }
    acted.armies[armies++] = read_army(rules, army);
  }
  return acted;
}

/// where the turn is still to begin, the tokens lie as they did last turn.
int turn_of_tokens(const Board& board) {
  const bool still_to_pass = board.phase == Phase::kRecover && board.turn > 1;
  return still_to_pass ? board.turn - 1 : board.turn;
}

}  // namespace

void read_turn_order(const Rules& rules, const JsonReader& top, Board& board) {
  give_leading_tokens(rules, board, turn_of_tokens(board));
  if (const auto leading = top.find("leading")) read_seats(rules, *leading, board.leading);
  begin_turn_order(rules, board);
  if (const auto seat = top.find("toAct")) {
    board.to_act = read_seat(rules, *seat);
    board.next[static_cast<std::size_t>(side_of(rules, board.to_act))] = board.to_act;
  }
  if (const auto next = top.find("next")) read_seats(rules, *next, board.next);
  if (const auto mid = top.find("midCycle")) board.mid_cycle = mid->boolean() ? 1 : 0;
  if (const auto acted = top.find("deeds")) board.acted_with = read_acted_with(rules, *acted);
  if (const auto last = top.find("lastNations"))
    board.last_acted_with = read_acted_with(rules, *last);
}

}  // namespace wotr
