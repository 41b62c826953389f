#include "rules/wotr/board/control.h"
#include "rules/wotr/board/scores.h"
#include "rules/wotr/board/victory.h"
#include "rules/wotr/json/board_json.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/positions/position_parts.h"

namespace wotr {
namespace {

using base::JsonReader;
using Tiles = std::array<std::uint8_t, kTileKinds>;

Tiles read_list(const JsonReader& list) {
  Tiles tiles{};
  for (const JsonReader& entry : list.list()) {
    ++tiles[static_cast<std::size_t>(read_id<Tile>(entry, "tile"))];
  }
  return tiles;
}

/// Standard tiles that nothing is said of: in the pool, or drawn if the pool is named.
void place_the_rest(const Rules& rules, const JsonReader& top, Board& board) {
  Tiles& rest = top.has("huntPool") ? board.drawn_tiles : board.hunt_pool;
  const bool both_named = top.has("huntPool") && top.has("drawnTiles");
  for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
    const int placed = board.hunt_pool[kind] + board.drawn_tiles[kind] + board.removed_tiles[kind] +
                       board.waiting_tiles[kind];
    const int left = rules.tiles[kind] - placed;
    const std::string name(id_of(static_cast<Tile>(kind)));
    if (left < 0)
      return top.fail("there are only " + std::to_string(rules.tiles[kind]) + " Hunt tiles \"" +
                      name + "\"");
    if (kind >= kStandardTileKinds) continue;
    if (both_named && left > 0) return top.fail("a Hunt tile \"" + name + "\" is nowhere");
    rest[kind] = static_cast<std::uint8_t>(rest[kind] + left);
  }
}

void read_politics(const JsonReader& track, Board& board) {
  for (const auto& [id, entry] : track.members()) {
    const auto nation = find_id<Nation>(id);
    if (!nation) return entry.fail("there is no such Nation");
    entry.allow({"step", "active"});
    PoliticalPosition& position = politics_of(board, *nation);
    if (const auto step = entry.find("step")) {
      position.step = static_cast<std::uint8_t>(step->integer(1, kAtWar));
      if (position.step == kAtWar && !entry.has("active")) position.active = 1;
    }
    if (const auto active = entry.find("active")) position.active = active->boolean() ? 1 : 0;
  }
}

/// Empty where nobody won, or two share the victory.
std::string_view best_seat_id(const Rules& rules, const Board& board) {
  return seat_id(rules, best_seat(rules, board));
}

void read_victory(const Rules& rules, const JsonReader& top, Board& board) {
  if (const auto victory = top.find("victory")) {
    board.victory = read_id<Victory>(*victory, "victory");
  }
  const auto winner = winner_of(board);
  if (const auto side = top.find("winner")) {
    const Side named = read_id<Side>(*side, "side");
    if (!winner || winner->side != named) side->fail("\"victory\" does not say how this side won");
  }
  if (const auto seat = top.find("winnerSeat");
      seat && seat->text() != best_seat_id(rules, board)) {
    seat->fail("the Settlements captured do not say that this seat did best (R-315)");
  }
}

void check_points(const Rules& rules, const JsonReader& points, const Board& board) {
  for_each_side(points, [&](Side side, const JsonReader& value) {
    const int right = victory_points(rules, board, side);
    if (value.integer(0, 38) != right) {
      value.fail("the Settlements captured are worth " + std::to_string(right));
    }
  });
}

}  // namespace

void read_tiles(const Rules& rules, const JsonReader& top, Board& board) {
  const auto read = [&top](std::string_view field, Tiles& tiles) {
    if (const auto list = top.find(field)) tiles = read_list(*list);
  };
  board.hunt_pool = {};
  read("huntPool", board.hunt_pool);
  read("drawnTiles", board.drawn_tiles);
  read("removedTiles", board.removed_tiles);
  read("specialTiles", board.waiting_tiles);
  for (std::size_t kind = 0; kind < kStandardTileKinds; ++kind) {
    if (board.waiting_tiles[kind] != 0) top.at("specialTiles").fail("a standard tile never waits");
  }
  place_the_rest(rules, top, board);
}

void read_tracks(const Rules& rules, const JsonReader& top, Board& board) {
  if (const auto turn = top.find("turn")) {
    board.turn = static_cast<std::uint16_t>(turn->integer(1, 9999));
  }
  if (const auto phase = top.find("phase")) board.phase = read_id<Phase>(*phase, "phase");
  read_turn_order(rules, top, board);
  if (const auto track = top.find("politicalTrack")) read_politics(*track, board);
  if (const auto points = top.find("victoryPoints")) check_points(rules, *points, board);
  read_victory(rules, top, board);
}

}  // namespace wotr
