#include "game/wotr/players/squire/wounds.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "game/wotr/players/squire/situation/weights.h"
#include "rules/wotr/board/hunt_pool.h"
#include "rules/wotr/hunt/hunt.h"

namespace wotr_players::squire {
namespace {

constexpr int kLost = 12;
constexpr double kFatal = 2000;

int damage_of(Tile tile, int eye_damage) {
  const TileFace& face = face_of(tile);
  constexpr int kDieOnAverage = 4;
  if (face.die) return kDieOnAverage;
  return face.eye ? eye_damage : std::max(0, int{face.value});
}

/// Calls `visit(Tile, share of the pool)`.
template <class Visit>
void for_each_tile(const Board& board, Visit visit) {
  int all = 0;
  for (const std::uint8_t tiles : board.hunt_pool) all += tiles;
  for (std::size_t kind = 0; kind < kTileKinds && all > 0; ++kind) {
    const int tiles = board.hunt_pool[kind];
    if (tiles != 0) visit(static_cast<Tile>(kind), static_cast<double>(tiles) / all);
  }
}

/// What the Company can take on itself of one tile's damage.
int shield(const Situation& now) {
  int most = 0;
  for_each_character(now.board.fellowship.companions, [&](Character who) {
    most = std::max(most, int{row_of(now.rules, who).level});
  });
  return most;
}

/// What is lost with the Companion.
double cost_of_companion(const Situation& now, Character who) {
  const Board& board = now.board;
  const bool white_may_come = who == Character::kGandalfTheGrey;
  if (white_may_come) return board.minions_seen != 0 ? 2 : 14;
  constexpr double kHeirOfIsildur = 12;
  const bool heir = who == Character::kStrider && !in_mordor(board.fellowship);
  return now.weights.companion_level * row_of(now.rules, who).level + (heir ? kHeirOfIsildur : 0);
}

double cost_of_losing(const Situation& now, Character who) {
  const Fellowship& fellowship = now.board.fellowship;
  const int left = std::max(0, now.board.hunt.damage - row_of(now.rules, who).level);
  return cost_of_companion(now, who) + cost_of_corruption(now, fellowship.corruption, left);
}

double cost_of_losing_any(const Situation& now) {
  const CharacterSet companions = now.board.fellowship.companions;
  double sum = 0;
  for_each_character(companions, [&](Character who) { sum += cost_of_losing(now, who); });
  return sum / std::max(1, count(companions));
}

/// A Hobbit goes his way and takes one point with him; Gollum shows the way to be spared one.
double cost_of_ability(const Situation& now) {
  const Fellowship& fellowship = now.board.fellowship;
  const double price = is_hobbit(fellowship.guide)
                           ? cost_of_companion(now, fellowship.guide)
                           : now.weights.revealed * (in_mordor(fellowship) ? 2 : 1);
  return price + cost_of_corruption(now, fellowship.corruption, now.board.hunt.damage - 1);
}

}  // namespace

double cost_of_corruption(const Situation& now, int corruption, int points) {
  double sum = 0;
  for (int at = corruption; at < corruption + points; ++at) {
    sum += at + 1 >= kLost ? kFatal : now.weights.wound + now.weights.wound_growth * at;
  }
  return sum;
}

double chance_of_tile(const Situation& now) {
  constexpr int kMostHuntDice = 5;
  const HuntBox& box = now.board.hunt_box;
  const int dice = std::min<int>(kMostHuntDice, box.shadow);
  const double hit = std::min(5, 1 + box.free) / 6.0;
  const int rerolls = std::min(dice, hunt_rerolls(now.rules, now.board));
  return 1 - std::pow(1 - hit, dice + 0.7 * rerolls);
}

double damage_of_tile(const Situation& now, int eye_damage) {
  double mean = 0;
  for_each_tile(now.board,
                [&](Tile tile, double share) { mean += share * damage_of(tile, eye_damage); });
  return mean;
}

double chance_of_death(const Situation& now, int eye_damage) {
  const int spare = kLost - now.board.fellowship.corruption + shield(now);
  double chance = 0;
  for_each_tile(now.board, [&](Tile tile, double share) {
    if (damage_of(tile, eye_damage) >= spare) chance += share;
  });
  return chance;
}

Answer choose_hunt_damage(const Situation& now) {
  const Fellowship& fellowship = now.board.fellowship;
  return best_offered(now, [&](Action action) -> std::optional<double> {
    switch (static_cast<ActionKind>(action.kind)) {
      case ActionKind::kGuideAbility: return -cost_of_ability(now);
      case ActionKind::kLoseGuide: return -cost_of_losing(now, fellowship.guide);
      case ActionKind::kLoseRandom: return -cost_of_losing_any(now);
      default: return -cost_of_corruption(now, fellowship.corruption, now.board.hunt.damage);
    }
  });
}

}  // namespace wotr_players::squire
