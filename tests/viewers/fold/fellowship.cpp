#include "rules/wotr/board/hunt_pool.h"
#include "rules/wotr/cards/program.h"
#include "tests/viewers/fold/fold.h"

namespace viewers {
namespace {

using namespace wotr;

std::uint8_t& of(std::array<std::uint8_t, kTileKinds>& tiles, Tile tile) {
  return tiles[static_cast<std::size_t>(tile)];
}

void draw(Board& board, Tile tile) {
  --of(board.hunt_pool, tile);
  ++of(board.drawn_tiles, tile);
  board.hunt.tile = tile;
}

void refill(Board& board) {
  for (int kind = 0; kind < kStandardTileKinds; ++kind) {
    const auto tile = static_cast<Tile>(kind);
    std::uint8_t& pool = of(board.hunt_pool, tile);
    pool = static_cast<std::uint8_t>(pool + of(board.drawn_tiles, tile));
    of(board.drawn_tiles, tile) = 0;
  }
}

/// Given up for another tile: the one drawn stays out meanwhile.
void use_card(const Rules& rules, Board& board, CardId card) {
  const bool redraws = program_of(rules, card).table.lasting == Lasting::kRedrawTile;
  if (redraws && of(board.drawn_tiles, board.hunt.tile) == 0) draw(board, board.hunt.tile);
}

void fold_tiles(const Rules& rules, Board& board, const MaskedEvent& masked) {
  switch (masked.kind()) {
    case EventKind::kHuntTile: return draw(board, masked.get<Tile>("tile"));
    case EventKind::kPoolRefilled: return refill(board);
    case EventKind::kCardUsed: return use_card(rules, board, masked.get<CardId>("card"));
    case EventKind::kTilePutBack:
      --of(board.drawn_tiles, masked.get<Tile>("tile"));
      ++of(board.hunt_pool, masked.get<Tile>("tile"));
      return;
    case EventKind::kTileRemoved:
      --of(board.drawn_tiles, masked.get<Tile>("tile"));
      ++of(board.removed_tiles, masked.get<Tile>("tile"));
      return;
    case EventKind::kTileAdded: {
      auto& tiles = in_mordor(board.fellowship) ? board.hunt_pool : board.waiting_tiles;
      ++of(tiles, masked.get<Tile>("tile"));
      return;
    }
    default: return;
  }
}

void step_on(Fellowship& fellowship, std::uint8_t step) {
  (in_mordor(fellowship) ? fellowship.mordor_step : fellowship.progress) = step;
}

void stand_in(Board& board, const MaskedEvent& masked, std::uint8_t progress) {
  board.fellowship.region = masked.get<RegionId>("region");
  board.fellowship.progress = progress;
}

}  // namespace

void fold_fellowship(const Rules& rules, Board& board, const MaskedEvent& masked) {
  Fellowship& fellowship = board.fellowship;
  switch (masked.kind()) {
    case EventKind::kFellowshipMoved:
      return step_on(fellowship, masked.get<std::uint8_t>("progress"));
    case EventKind::kFellowshipPlaced:
      return stand_in(board, masked, masked.get<std::uint8_t>("progress"));
    case EventKind::kDeclared:
      stand_in(board, masked, 0);
      board.declared = 1;
      return;
    case EventKind::kRevealed: fellowship.hidden = 0; return;
    case EventKind::kHidden:
      fellowship.hidden = 1;
      if (in_mordor(fellowship)) board.mordor_attempt = 1;
      return;
    case EventKind::kTrackAttempted: board.mordor_attempt = 1; return;
    case EventKind::kEnteredMordor:
      fellowship.mordor_step = 0;
      fellowship.progress = 0;
      return renew_pool_for_mordor(rules, board);
    case EventKind::kGuide: fellowship.guide = masked.get<Character>("character"); return;
    case EventKind::kCorruption:
      fellowship.corruption = masked.get<std::uint8_t>("corruption");
      return;
    default: return fold_tiles(rules, board, masked);
  }
}

}  // namespace viewers
