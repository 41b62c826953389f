// One Hunt tile, from the draw to the last point of damage.

#include <algorithm>

#include "rules/wotr/control.h"
#include "rules/wotr/fellowship.h"
#include "rules/wotr/hunt.h"
#include "rules/wotr/hunt_pool.h"
#include "rules/wotr/mordor.h"
#include "rules/wotr/place.h"

namespace wotr {
namespace {

void set_damage(Play& play, int damage) {
  Hunt& hunt = play.board().hunt;
  hunt.damage = static_cast<std::uint8_t>(std::max(damage, 0));
  report(play, EventKind::kHuntDamage, hunt.damage);
}

/// what the tile does, its die not counted.
void apply_face(Play& play, const TileFace& face) {
  if (face.die) return push(play, StepKind::kTileDie);
  if (face.value < 0) change_corruption(play, face.value);
  set_damage(play, face.eye ? play.board().hunt.eye_damage : face.value);
}

/// Gollum shows the way for a price, if nothing else does.
bool gollum_may_reveal(const Rules& rules, const Board& board) {
  return board.fellowship.hidden != 0 && board.hunt.gollum_reveals == 0 &&
         !tile_reveals(rules, board);
}

/// R-150 step 2, R-154, R-156.
bool can_use_guide(const Rules& rules, const Board& board) {
  if (board.hunt.guide_used != 0) return false;
  const Character guide = board.fellowship.guide;
  return is_hobbit(guide) || (guide == Character::kGollum && gollum_may_reveal(rules, board));
}

/// A Companion gives up his life, or on the Mordor Track his part in the game.
void remove_companion(Play& play, Character who) {
  eliminate(play, figure_of(who), 1, kInFellowship, Cause::kHunt);
  on_companions_left(play);
}

/// a Hobbit comes out alive, unless it is in Mordor.
void let_hobbit_go(Play& play, Character hobbit, Cause cause) {
  const Fellowship& fellowship = play.board().fellowship;
  if (in_mordor(fellowship)) return remove_companion(play, hobbit);
  separate_alone(play, hobbit, fellowship.progress + 1, cause);
}

void use_guide_ability(Play& play) {
  Board& board = play.board();
  const Character guide = board.fellowship.guide;
  board.hunt.guide_used = 1;
  set_damage(play, board.hunt.damage - 1);
  if (is_hobbit(guide)) {
    let_hobbit_go(play, guide, Cause::kSeparated);
  } else {
    board.hunt.gollum_reveals = 1;  // carried out in step 5
  }
}

/// off the Mordor Track, unless the option lets the Hobbits rejoin later.
bool is_taken_alive(const Rules& rules, Character who) {
  return is_hobbit(who) && rules.options.hobbit_return == HobbitReturn::kTakeThemAlive;
}

///
void lose_companion(Play& play, Character who) {
  Hunt& hunt = play.board().hunt;
  hunt.casualty_taken = 1;
  hunt.guide_used = 1;  // R-150 step 2 is over, unless there will be a new Guide
  set_damage(play, hunt.damage - row_of(play.rules, who).level);
  if (is_taken_alive(play.rules, who)) {
    let_hobbit_go(play, who, Cause::kTakenAlive);
  } else {
    remove_companion(play, who);
  }
}

}  // namespace

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
  take_tile(board, tile);
  board.hunt.tile = tile;
  report(play, EventKind::kHuntTile, tile);
  if (board.hunt.on_track != 0) advance_on_track(play, tile);

  // R-150, the last step first. Step 1, a table card, belongs between 2 and the face of the tile.
  push(play, StepKind::kAfterTile);   // 5
  push(play, StepKind::kHuntDamage);  // 2 to 4
  apply_face(play, face_of(tile));
}

void ask_tile_die(const Rules&, const State&, const Step&, Decision& decision) {
  ask_chance(decision, DecisionKind::kHuntTileDie, 143, 1);
  for (int value = 1; value <= 6; ++value) decision.outcome(act(ActionKind::kRoll, value), 1);
}

void answer_tile_die(Play& play, const Step&, Action action) { set_damage(play, action.a); }

void ask_hunt_damage(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Board& board = state.board;
  if (board.hunt.damage == 0) return;
  ask(decision, leading_seat(board, Side::kFree), DecisionKind::kHuntDamage, 150);
  if (can_use_guide(rules, board)) decision.offer(act(ActionKind::kGuideAbility));
  const int companions = count(board.fellowship.companions);
  if (board.hunt.casualty_taken == 0) {  // R-152; chance among one is no choice
    if (companions >= 1) decision.offer(act(ActionKind::kLoseGuide));
    if (companions >= 2) decision.offer(act(ActionKind::kLoseRandom));
  }
  decision.offer(act(ActionKind::kSuffer));
}

void answer_hunt_damage(Play& play, const Step&, Action action) {
  if (is(action, ActionKind::kSuffer)) {  // R-150 step 4
    return change_corruption(play, play.board().hunt.damage);
  }
  push(play, StepKind::kHuntDamage);  // asked again with what is left
  if (is(action, ActionKind::kGuideAbility)) {
    use_guide_ability(play);
  } else if (is(action, ActionKind::kLoseGuide)) {
    lose_companion(play, play.board().fellowship.guide);
  } else {
    push(play, StepKind::kRandomCompanion);
  }
}

void ask_random_companion(const Rules&, const State& state, const Step&, Decision& decision) {
  ask_chance(decision, DecisionKind::kRandomCompanion, 152, 1);
  for_each_character(state.board.fellowship.companions,
                     [&](Character who) { decision.outcome(act(ActionKind::kCompanion, who), 1); });
}

void answer_random_companion(Play& play, const Step&, Action action) {
  lose_companion(play, character_of(action));
}

bool tile_reveals(const Rules& rules, const Board& board) {
  const Fellowship& fellowship = board.fellowship;
  const Tile tile = board.hunt.tile;
  const TileFace& face = face_of(tile);
  const bool gollum_knows_better =
      fellowship.guide == Character::kGollum && is_standard(tile) && !face.eye;
  const bool in_haven = rules.options.ignore_reveal_in_haven && !in_mordor(fellowship) &&
                        is_haven(rules, board, fellowship.region);
  return face.reveal && !gollum_knows_better && !in_haven;
}

void run_after_tile(Play& play, const Step&) {
  Board& board = play.board();
  const Hunt done = board.hunt;
  const bool reveal = tile_reveals(play.rules, board) || done.gollum_reveals != 0;
  board.hunt = Hunt{};
  board.hunt.strongholds = done.strongholds;
  if (reveal && board.fellowship.hidden != 0) reveal_fellowship(play);
  if (done.on_track != 0) check_crack_of_doom(play);
}

}  // namespace wotr
