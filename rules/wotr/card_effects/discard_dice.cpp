#include "rules/wotr/card_effects/discard_dice.h"

#include "rules/wotr/names/read_id.h"

namespace wotr {

DiscardDice read_discard_dice(const Rules&, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"discard-dice", "of", "if"});
  DiscardDice data;
  data.face = read_id<DieFace>(entry.at("discard-dice"), "face");
  data.of = read_id<Side>(entry.at("of"), "side");
  return data;
}

void run_discard_dice(Play& play, const DiscardDice& data, const CardStep&) {
  Board& board = play.board();
  const auto side = static_cast<std::size_t>(data.of);
  std::uint8_t& dice = board.dice[side].faces[static_cast<std::size_t>(data.face)];
  for (; dice > 0; --dice) {
    report<EventKind::kDieSkipped>(play, {leading_seat(board, data.of), data.face});
  }
}

}  // namespace wotr
