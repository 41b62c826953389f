// What a move of the Fellowship would bring.
#include "rules/wotr/odds/hunt_odds.h"

#include <algorithm>
#include <array>

#include "rules/wotr/board/hunt_pool.h"
#include "rules/wotr/fellowship/mordor.h"
#include "rules/wotr/hunt/hunt.h"
#include "rules/wotr/odds/battle_odds.h"

namespace wotr {
namespace {

constexpr int kMostHuntDice = 5;
constexpr double kDieMean = 3.5;

/// the dice of the box, with those of the Free Peoples in it to help.
Throwing hunters(const Rules& rules, const Board& board) {
  const int bonus = board.hunt_box.free;
  const double success = std::min(5, 1 + bonus) / 6.0;
  return {.dice = std::min<int>(kMostHuntDice, board.hunt_box.shadow),
          .leadership = hunt_rerolls(rules, board),
          .hit = success,
          .reroll_hit = success};
}

/// What one draw does where an Eye is worth so much.
HuntOdds draw(const Rules& rules, const Board& board, int eye_damage) {
  HuntOdds odds;
  Board drawn = board;
  int tiles = 0;
  for (std::size_t kind = 0; kind < kTileKinds; ++kind) {
    const int number = board.hunt_pool[kind];
    if (number == 0) continue;
    const auto tile = static_cast<Tile>(kind);
    const TileFace& face = face_of(tile);
    drawn.hunt.tile = tile;
    tiles += number;
    const double damage = face.die   ? kDieMean
                          : face.eye ? eye_damage
                                     : std::max<int>(0, face.value);
    odds.damage += number * damage;
    odds.revealed += tile_reveals(rules, drawn) ? number : 0;
    odds.stopped += face.stop ? number : 0;
  }
  if (tiles == 0) return {};
  return {.found = 1,
          .damage = odds.damage / tiles,
          .revealed = odds.revealed / tiles,
          .stopped = odds.stopped / tiles};
}

}  // namespace

HuntOdds hunt_odds(const Rules& rules, const Board& board) {
  Board hunted = board;
  hunted.hunt = Hunt{};
  if (in_mordor(board.fellowship)) {
    return draw(rules, hunted, board.hunt_box.shadow + board.hunt_box.free);
  }
  HuntOdds odds;
  const HitChances successes = hit_chances(hunters(rules, board));
  for (int eyes = 1; eyes <= kMostHits; ++eyes) {
    const double share = successes[static_cast<std::size_t>(eyes)];
    const HuntOdds one = draw(rules, hunted, eyes);
    odds.found += share;
    odds.damage += share * one.damage;
    odds.revealed += share * one.revealed;
  }
  return odds;
}

}  // namespace wotr
