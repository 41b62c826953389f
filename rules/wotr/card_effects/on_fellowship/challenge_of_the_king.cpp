#include "rules/wotr/card_effects/on_fellowship/challenge_of_the_king.h"

#include <algorithm>
#include <array>

#include "rules/wotr/board/hunt_pool.h"
#include "rules/wotr/board/place.h"

namespace wotr {
namespace {

constexpr int kTiles = 3;
using Drawn = std::array<std::uint8_t, kTiles>;

bool is_eye(std::uint8_t tile) { return face_of(static_cast<Tile>(tile)).eye; }

void lose_the_king(Play& play) {
  for (const Character who : {Character::kStrider, Character::kAragorn}) {
    const Place place = place_of(play.rules, play.board(), who);
    if (region_of(place) != kNoRegion) eliminate(play, figure_of(who), 1, place, Cause::kCard);
  }
}

void put_away(Play& play, Tile tile, bool for_good) {
  if (for_good) {
    report<EventKind::kTileRemoved>(play, {tile});
  } else {
    report<EventKind::kTilePutBack>(play, {tile});
  }
  if (for_good) return remove_for_good(play.board(), tile);
  put_back_drawn(play.board(), tile);
}

/// three Eyes cost the king his life; fewer leave the game.
void conclude(Play& play, const Drawn& drawn, int amount) {
  const bool fails = amount == kTiles && std::all_of(drawn.begin(), drawn.end(), is_eye);
  for (int n = 0; n < amount; ++n) {
    const std::uint8_t tile = drawn[static_cast<std::size_t>(n)];
    put_away(play, static_cast<Tile>(tile), is_eye(tile) && !fails);
  }
  if (fails) lose_the_king(play);
  refill_empty_pool(play);
}

bool is_pool_empty(const Board& board) {
  return std::all_of(board.hunt_pool.begin(), board.hunt_pool.end(),
                     [](std::uint8_t tiles) { return tiles == 0; });
}

}  // namespace

ChallengeOfTheKing read_challenge(const Rules&, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"challenge-of-the-king", "if"});
  return {};
}

void run_challenge(Play& play, const ChallengeOfTheKing&, const CardStep& step) {
  push_question(play, step.at(0));
}

void ask_challenge(const Rules&, const State& state, const ChallengeOfTheKing&,
                   const CardStep& step, Decision& decision) {
  ask_chance(decision, DecisionKind::kHuntTile, 340, kTiles - step.a);
  for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
    const int tiles = state.board.hunt_pool[kind];
    if (tiles != 0) decision.outcome(act(ActionKind::kTile, static_cast<Tile>(kind)), tiles);
  }
}

void answer_challenge(Play& play, const ChallengeOfTheKing&, const CardStep& step, Action action) {
  lay_aside(play.board(), static_cast<Tile>(action.a));
  report<EventKind::kHuntTile>(play, {static_cast<Tile>(action.a)});
  Drawn drawn{step.b, step.c, step.d};
  drawn[step.a] = action.a;
  const int amount = step.a + 1;
  if (amount == kTiles || is_pool_empty(play.board())) return conclude(play, drawn, amount);
  push_question(play, step.at(0, amount, drawn[0], drawn[1], drawn[2]));
}

}  // namespace wotr
