// "phase", "turn", "step", who acts, and what each army has.

#include <algorithm>
#include <nlohmann/json.hpp>

#include "rules/trilogy/json/field_json.h"
#include "rules/trilogy/positions/position_parts.h"

namespace trilogy {
namespace {

using base::JsonReader;

constexpr int kMostTurns = 9'999;
constexpr int kMostOfArmy = 60'000;

Seat read_seat_if_any(const Rules& rules, const JsonReader& top, std::string_view field,
                      Seat otherwise) {
  const auto seat = top.find(field);
  return seat ? read_seat(rules, *seat) : otherwise;
}

bool is_all_owned(const Board& board) {
  return std::find(board.owners.begin(), board.owners.end(), kNobody) == board.owners.end();
}

void read_phase(const JsonReader& top, Board& board) {
  board.phase = is_all_owned(board) ? Phase::kTurn : Phase::kSetUp;
  if (const auto phase = top.find("phase")) board.phase = read_id<Phase>(*phase, "phase");
  if (const auto step = top.find("step")) {
    board.step = read_id<TurnStep>(*step, "step");
    if (board.phase != Phase::kTurn) step->fail("only a turn has steps");
  }
  const bool begun = board.phase == Phase::kTurn || board.phase == Phase::kOver;
  board.turn = begun ? 1 : 0;
  if (const auto turn = top.find("turn")) {
    board.turn = static_cast<std::uint16_t>(turn->integer(begun ? 1 : 0, begun ? kMostTurns : 0));
  }
}

/// Whoever holds nothing after the set-up is out (T-050).
SeatSet landless(const Rules& rules, const Board& board) {
  SeatSet seats = 0;
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    const Seat seat{static_cast<std::uint8_t>(s)};
    if (held_by(board, seat).empty()) seats |= only(seat);
  }
  return seats;
}

Seat first_in_play(const Rules& rules, const Board& board) {
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    const Seat seat{static_cast<std::uint8_t>(s)};
    if (is_in_play(board, seat)) return seat;
  }
  return Seat{};
}

void read_end(const Rules& rules, const JsonReader& top, Board& board) {
  const bool over = board.phase == Phase::kOver;
  board.winner = read_seat_if_any(rules, top, "winner", kNobody);
  const auto ring = top.find("ring");
  const auto destroyed = ring ? ring->find("destroyed") : std::nullopt;
  const bool is_destroyed = destroyed && destroyed->boolean();
  if (over) board.victory = is_destroyed ? Victory::kPoints : Victory::kLastStanding;
  if (const auto victory = top.find("victory")) {
    const auto told = read_id<Victory>(*victory, "victory");
    if (told != board.victory && (!over || told == Victory::kNone)) {
      victory->fail("it does not fit the phase");
    }
    board.victory = told;
  }
  if (over && board.winner == kNobody) top.fail("the game is over, and \"winner\" is missing");
}

/// The neutral army is placed by the set-up beyond any supply (T-010).
int begun_with(const Rules& rules, Seat seat) {
  return seat == kNeutralArmy ? 0 : battalions_at_start(rules);
}

int on_board(const Board& board, Seat seat) {
  int count = 0;
  for (const Territory territory : held_by(board, seat)) count += battalions_in(board, territory);
  return count;
}

/// What was raised or lost follows from what is there, where it is not said.
void balance(const Rules& rules, const JsonReader& top, Board& board, Seat seat) {
  const std::string name(seat_id(rules, seat));
  const auto said = [&](std::string_view field) {
    const auto all = top.find(field);
    return all ? all->find(name) : std::nullopt;
  };
  const int supply = seat == kNeutralArmy ? 0 : board.supply[at(seat)];
  const int gained = on_board(board, seat) + supply - begun_with(rules, seat);
  const auto raised = said("raised");
  const auto lost = said("lost");
  const int losses = lost     ? lost->integer(0, kMostOfArmy)
                     : raised ? raised->integer(0, kMostOfArmy) - gained
                              : std::max(0, -gained);
  const int gains = raised ? raised->integer(0, kMostOfArmy) : gained + losses;
  if (losses < 0 || gains < 0)
    return top.fail("more battalions of " + name + " were lost than there were");
  const int to_place = seat == kNeutralArmy ? 0 : board.to_place[at(seat)];
  if (gains + to_place > kMostOfArmy || losses > kMostOfArmy) {
    return top.fail("the army of " + name + " has more than " + std::to_string(kMostOfArmy) +
                    " battalions");
  }
  board.raised[at(seat)] = static_cast<std::uint16_t>(gains);
  board.lost[at(seat)] = static_cast<std::uint16_t>(losses);
}

}  // namespace

void read_course(const Rules& rules, const JsonReader& top, Board& board) {
  read_phase(top, board);
  board.first = read_seat_if_any(rules, top, "first", kNobody);
  board.placing = read_seat_if_any(rules, top, "placing", kNobody);
  if (board.phase == Phase::kTurn || board.phase == Phase::kOver) {
    board.eliminated = landless(rules, board);
  }
  const Seat usual = board.first != kNobody ? board.first : first_in_play(rules, board);
  board.to_act = read_seat_if_any(rules, top, "toAct", usual);
  if (const auto out = top.find("eliminated")) {
    const auto told = read_field(rules, FieldType::kSeats, out->value());
    if (!told) return out->fail("a list of seats is expected");
    board.eliminated = *told;  // the invariants compare it with the board
  }
  read_end(rules, top, board);
}

void read_armies(const Rules& rules, const JsonReader& top, Board& board) {
  const bool placed = board.phase != Phase::kSetUp;
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    const Seat seat{static_cast<std::uint8_t>(s)};
    const int left = battalions_at_start(rules) - on_board(board, seat);
    board.supply[s] = static_cast<std::uint16_t>(placed ? 0 : std::max(0, left));
  }
  if (const auto supply = top.find("supply")) {
    for_each_seat(rules, *supply, [&](Seat seat, const JsonReader& entry) {
      entry.allow({"battalions", "leaders"});
      if (const auto battalions = entry.find("battalions")) {
        board.supply[at(seat)] =
            static_cast<std::uint16_t>(battalions->integer(0, battalions_at_start(rules)));
      }
      const auto leaders = entry.find("leaders");
      const int left = leaders_in_supply(board, seat);
      if (leaders && leaders->integer(0, kLeadersEach) != left) {
        leaders->fail("the board leaves " + std::to_string(left));
      }
    });
  }
  if (const auto to_place = top.find("toPlace")) {
    for_each_seat(rules, *to_place, [&](Seat seat, const JsonReader& count) {
      board.to_place[at(seat)] = static_cast<std::uint16_t>(count.integer(0, kMostOfArmy));
    });
  }
  for (std::size_t s = 0; s < seat_count(rules); ++s) {
    balance(rules, top, board, Seat{static_cast<std::uint8_t>(s)});
  }
  if (rules.seating.has_neutral) balance(rules, top, board, kNeutralArmy);
}

}  // namespace trilogy
