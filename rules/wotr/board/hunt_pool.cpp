// The Hunt Pool and its tiles.

#include "rules/wotr/board/hunt_pool.h"

#include <algorithm>
#include <cassert>

namespace wotr {
namespace {

constexpr std::array<TileFace, kTileKinds> kFaces{{
    {.value = 0, .reveal = true},                 // kZeroReveal
    {.value = 1},                                 // kOne
    {.value = 1, .reveal = true},                 // kOneReveal
    {.value = 2},                                 // kTwo
    {.value = 2, .reveal = true},                 // kTwoReveal
    {.value = 3},                                 // kThree
    {.eye = true, .reveal = true},                // kEyeReveal
    {.value = 0},                                 // kElvenCloaks
    {.value = 0},                                 // kElvenRope
    {.value = -2},                                // kPhial
    {.value = -1},                                // kSmeagol
    {.stop = true, .die = true},                  // kShelobsLair
    {.eye = true, .reveal = true, .stop = true},  // kRingIsMine
    {.value = 3, .stop = true},                   // kOnOnTheyWent
    {.value = 1, .reveal = true, .stop = true},   // kGiveItToUss
}};

void put_back(std::uint8_t& count, std::uint8_t& pool) {
  pool = static_cast<std::uint8_t>(pool + count);
  count = 0;
}

/// Those out of the game for good stay out.
void put_back_standard(Board& board) {
  if (is_standard(board.hunt.aside)) board.hunt.aside = kNoTile;  // it comes back with them
  for (std::size_t kind = 0; kind < kStandardTileKinds; ++kind) {
    put_back(board.drawn_tiles[kind], board.hunt_pool[kind]);
  }
}

bool is_empty(const std::array<std::uint8_t, kTileKinds>& pool) {
  return std::all_of(pool.begin(), pool.end(), [](std::uint8_t count) { return count == 0; });
}

}  // namespace

const TileFace& face_of(Tile tile) { return kFaces[static_cast<std::size_t>(tile)]; }

void take_tile(Play& play, Tile tile) {
  lay_aside(play.board(), tile);
  refill_empty_pool(play);
}

void lay_aside(Board& board, Tile tile) {
  const auto at = static_cast<std::size_t>(tile);
  assert(board.hunt_pool[at] != 0);
  --board.hunt_pool[at];
  ++board.drawn_tiles[at];
}

void remove_for_good(Board& board, Tile tile) {
  const auto at = static_cast<std::size_t>(tile);
  --board.drawn_tiles[at];
  ++board.removed_tiles[at];
}

void refill_empty_pool(Play& play) {
  if (!is_empty(play.board().hunt_pool)) return;
  put_back_standard(play.board());
  report(play, EventKind::kPoolRefilled);
}

void keep_out(Board& board, Tile tile) {
  const auto at = static_cast<std::size_t>(tile);
  if (board.drawn_tiles[at] != 0) return;
  --board.hunt_pool[at];
  ++board.drawn_tiles[at];
}

void put_back_drawn(Board& board, Tile tile) {
  const auto at = static_cast<std::size_t>(tile);
  --board.drawn_tiles[at];
  ++board.hunt_pool[at];
}

void renew_pool_for_mordor(const Rules& rules, Board& board) {
  constexpr auto kEye = static_cast<std::size_t>(Tile::kEyeReveal);
  if (rules.options.pool_reset == PoolReset::kFullStandard) {
    put_back_standard(board);
  } else {
    put_back(board.drawn_tiles[kEye], board.hunt_pool[kEye]);
  }
  for (std::size_t kind = kStandardTileKinds; kind < kTileKinds; ++kind) {
    put_back(board.waiting_tiles[kind], board.hunt_pool[kind]);
  }
}

}  // namespace wotr
