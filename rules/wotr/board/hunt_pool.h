#pragma once

#include "rules/wotr/state/play.h"

namespace wotr {

/// A Hunt tile as printed (R-141, table of special tiles, R-143).
struct TileFace {
  std::int8_t value = 0;  ///< damage; negative heals
  bool eye = false;
  bool reveal = false;
  bool stop = false;
  bool die = false;
};

const TileFace& face_of(Tile tile);

/// a special tile comes with a card.
constexpr bool is_standard(Tile tile) { return index(tile) < kStandardTileKinds; }

/// A blue tile.
constexpr bool is_fellowship_special(Tile tile) {
  return tile >= Tile::kElvenCloaks && tile <= Tile::kSmeagol;
}

/// the tile stays out; an empty pool gets the standard tiles back at once.
void take_tile(Play& play, Tile tile);
/// A tile just drawn stays out of the pool, even if all tiles came back to it.
void keep_out(Board& board, Tile tile);
void put_back_drawn(Board& board, Tile tile);

/// A card draws the tile and then does one of these with it; the pool is not filled up meanwhile.
void lay_aside(Board& board, Tile tile);
void remove_for_good(Board& board, Tile tile);
///
void refill_empty_pool(Play& play);

/// the pool of the Mordor Track.
void renew_pool_for_mordor(const Rules& rules, Board& board);

}  // namespace wotr
