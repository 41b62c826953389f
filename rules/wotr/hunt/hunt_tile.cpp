// One Hunt tile from the draw to its reveal, and what cards do with it.

#include <algorithm>

#include "rules/wotr/board/control.h"
#include "rules/wotr/board/hunt_pool.h"
#include "rules/wotr/cards/card_die.h"
#include "rules/wotr/cards/table.h"
#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/fellowship/mordor.h"
#include "rules/wotr/hunt/hunt.h"
#include "rules/wotr/hunt/reveal.h"

namespace wotr {
namespace {

/// R-145, and the Balrog of Moria.
bool has_no_effect(const Hunt& hunt) {
  if (hunt.use == TileUse::kHunt) return false;
  const bool by_side = hunt.use != TileUse::kMoria && is_fellowship_special(hunt.tile);
  return face_of(hunt.tile).eye || by_side;
}

/// What the tile is worth: damage, or the number that a card asks for.
void set_value(Play& play, int value) {
  Board& board = play.board();
  if (board.hunt.use != TileUse::kNumber) return set_damage(play, value);
  board.event.successes = static_cast<std::uint8_t>(std::max(value, 0));
}

/// what the tile does, its die not counted.
void apply_face(Play& play, const TileFace& face) {
  if (face.die) return push(play, StepKind::kTileDie);
  if (face.value < 0) change_corruption(play, face.value);
  set_value(play, face.eye ? play.board().hunt.eye_damage : face.value);
}

}  // namespace

void clear_hunt(Board& board) {
  Hunt clear;
  clear.strongholds = board.hunt.strongholds;
  clear.aside = board.hunt.aside;
  board.hunt = clear;
}

void draw_tile(Play& play) {
  if (!offer_table_card(play, Lasting::kPreventDraw)) draw_from_pool(play);
}

void draw_tile_for(Play& play, TileUse use) {
  clear_hunt(play.board());
  play.board().hunt.use = use;
  draw_tile(play);
}

void prevent_draw(Play& play) {
  if (play.board().hunt.on_track != 0) advance_on_track(play);
  push(play, StepKind::kAfterTile);
}

void draw_from_pool(Play& play) { push(play, StepKind::kDrawTile); }

void ask_draw_tile(const Rules&, const State& state, const Step&, Decision& decision) {
  ask_chance(decision, DecisionKind::kHuntTile, 141, 1);
  for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
    const int tiles = state.board.hunt_pool[kind];
    if (tiles != 0) decision.outcome(act(ActionKind::kTile, static_cast<Tile>(kind)), tiles);
  }
}

void answer_draw_tile(Play& play, const Step&, Action action) {
  Board& board = play.board();
  const auto tile = static_cast<Tile>(action.a);
  report<EventKind::kHuntTile>(play, {tile});
  take_tile(play, tile);
  board.hunt.tile = tile;
  if (!offer_table_card(play, Lasting::kRedrawTile)) resolve_tile(play);
}

void redraw_tile(Play& play) {
  Board& board = play.board();
  board.hunt.aside = board.hunt.tile;
  keep_out(board, board.hunt.aside);
  push(play, StepKind::kDrawTile);
}

void put_back_tile_aside(Play& play) {
  Board& board = play.board();
  const Tile tile = board.hunt.aside;
  if (tile == kNoTile) return;
  board.hunt.aside = kNoTile;
  put_back_drawn(board, tile);
  report<EventKind::kTilePutBack>(play, {tile});
}

void resolve_tile(Play& play) {
  Board& board = play.board();
  const TileFace& face = face_of(board.hunt.tile);
  if (board.hunt.on_track != 0 && !face.stop) advance_on_track(play);
  push(play, StepKind::kAfterTile);                                    // R-150 step 5
  if (has_no_effect(board.hunt)) {
    report<EventKind::kTileDiscarded>(play, {board.hunt.tile});
    board.hunt.tile = kNoTile;
    return;
  }
  push(play, StepKind::kHuntDamage);              // steps 2 to 4
  offer_table_card(play, Lasting::kLowerDamage);  // step 1
  apply_face(play, face);
}

void ask_tile_die(const Rules&, const State&, const Step&, Decision& decision) {
  ask_chance(decision, DecisionKind::kHuntTileDie, 143, 1);
  for (int value = 1; value <= 6; ++value) decision.outcome(act(ActionKind::kRoll, value), 1);
}

void answer_tile_die(Play& play, const Step&, Action action) {
  const Board& board = play.board();
  if (board.hunt.use == TileUse::kNumber) throw_card_die(play, board.event.card, action.a, 1);
  set_value(play, action.a);
}

bool tile_reveals(const Rules& rules, const Board& board) {
  const Fellowship& fellowship = board.fellowship;
  const Hunt& hunt = board.hunt;
  if (hunt.tile == kNoTile || hunt.use == TileUse::kNumber) return false;
  const TileFace& face = face_of(hunt.tile);
  const bool guided_by_gollum =
      fellowship.guide == Character::kGollum && is_standard(hunt.tile) && !face.eye;
  // what the Balrog draws while they declare themselves in a haven.
  const bool may_ignore = rules.options.ignore_reveal_in_haven || hunt.use == TileUse::kMoria;
  const bool in_haven =
      may_ignore && !in_mordor(fellowship) && is_haven(rules, board, fellowship.region);
  return face.reveal && !guided_by_gollum && !in_haven;
}

void run_after_tile(Play& play, const Step&) {
  Board& board = play.board();
  const Hunt done = board.hunt;
  const bool reveal = tile_reveals(play.rules, board) || done.gollum_reveals != 0;
  clear_hunt(board);
  if (reveal && board.fellowship.hidden != 0) reveal_fellowship(play);
  if (done.on_track != 0) check_crack_of_doom(play);
}

}  // namespace wotr
