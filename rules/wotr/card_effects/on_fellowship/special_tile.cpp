#include "rules/wotr/card_effects/on_fellowship/special_tile.h"

#include "rules/wotr/board/hunt_pool.h"
#include "rules/wotr/names/read_id.h"

namespace wotr {

BringTile read_tile(const Rules&, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"tile", "if"});
  const BringTile data{read_id<Tile>(entry.at("tile"), "tile")};
  if (is_standard(data.tile)) entry.at("tile").fail("a card brings a special tile");
  return data;
}

void run_tile(Play& play, const BringTile& data, const CardStep&) {
  Board& board = play.board();
  const auto kind = static_cast<std::size_t>(data.tile);
  ++(in_mordor(board.fellowship) ? board.hunt_pool : board.waiting_tiles)[kind];
  report<EventKind::kTileAdded>(play, {data.tile});
}

}  // namespace wotr
