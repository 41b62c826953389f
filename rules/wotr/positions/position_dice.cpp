#include "rules/wotr/flow/setup.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/positions/position_parts.h"

namespace wotr {
namespace {

using base::JsonReader;

///
bool has_face(Side side, DieFace face) {
  if (side == Side::kFree) return face != DieFace::kArmy && face != DieFace::kEye;
  return face != DieFace::kWill && face != DieFace::kEye;
}

void read_faces(const JsonReader& list, Side side, DicePool& pool) {
  for (const JsonReader& entry : list.list()) {
    const auto face = read_id<DieFace>(entry, "face");
    if (!has_face(side, face)) entry.fail("no unused die of this side shows that face (R-015)");
    ++pool.faces[static_cast<std::size_t>(face)];
  }
}

std::uint8_t& of(std::array<std::uint8_t, 2>& both, Side side) { return both[at(side)]; }

void read_flag(const JsonReader& top, std::string_view field, std::uint8_t& flag) {
  if (const auto value = top.find(field)) flag = value->boolean() ? 1 : 0;
}

void read_rings(const Rules& rules, const JsonReader& top, Board& board) {
  if (const auto rings = top.find("elvenRings")) {
    for_each_side(*rings, [&](Side side, const JsonReader& count) {
      of(board.elven_rings, side) = static_cast<std::uint8_t>(count.integer(0, 3));
    });
  }
  if (const auto used = top.find("ringUsed")) {
    for_each_seat(rules, *used, [&](Seat seat, const JsonReader& flag) {
      board.ring_used[static_cast<std::size_t>(core::index(seat))] = flag.boolean() ? 1 : 0;
    });
  }
}

void read_hunt_box(const JsonReader& box, HuntBox& hunt_box) {
  for_each_side(box, [&](Side side, const JsonReader& count) {
    const auto dice = static_cast<std::uint8_t>(count.integer(0, 10));
    (side == Side::kFree ? hunt_box.free : hunt_box.shadow) = dice;
  });
}

/// Between recovering and rolling them the dice show no face.
void assume_unrolled(const Rules& rules, State& state) {
  const Phase phase = state.board.phase;
  const bool unrolled =
      phase == Phase::kFellowship || phase == Phase::kHuntAllocation || phase == Phase::kActionRoll;
  if (!unrolled) return;
  const std::array<std::uint8_t, 2> pools = full_pools(rules, state);
  state.board.dice[0].to_roll = pools[0];
  const int left = pools[1] - state.board.hunt_box.shadow;
  state.board.dice[1].to_roll = static_cast<std::uint8_t>(left < 0 ? 0 : left);
}

}  // namespace

void read_dice(const Rules& rules, const JsonReader& top, State& state) {
  Board& board = state.board;
  const auto pool = [&board](Side side) -> DicePool& { return board.dice[at(side)]; };
  if (const auto box = top.find("huntBox")) read_hunt_box(*box, board.hunt_box);
  if (const auto dice = top.find("dice")) {
    for_each_side(*dice,
                  [&](Side side, const JsonReader& list) { read_faces(list, side, pool(side)); });
  }
  if (const auto to_roll = top.find("diceToRoll")) {
    for_each_side(*to_roll, [&](Side side, const JsonReader& count) {
      pool(side).to_roll = static_cast<std::uint8_t>(count.integer(0, 10));
    });
  } else if (!top.has("dice")) {
    assume_unrolled(rules, state);
  }
  read_rings(rules, top, board);
  read_flag(top, "freeDieReturned", board.free_die_returned);
  read_flag(top, "messengerUsed", board.messenger_used);
  read_flag(top, "mordorAttempt", board.mordor_attempt);
  read_flag(top, "declared", board.declared);
}

}  // namespace wotr
