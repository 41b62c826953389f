// Figures beside the board: every figure is in exactly one place.

#include "rules/wotr/json/figures_json.h"
#include "rules/wotr/names/names.h"
#include "rules/wotr/positions/position_parts.h"

namespace wotr {
namespace {

using base::JsonReader;

void read_casualties(const JsonReader& pool, Side side, Board& board) {
  Figures dead = read_pool(pool, side);
  if (side == Side::kShadow && (has_unit(dead, side) || dead.nazgul != 0)) {
    pool.fail("Shadow units and Nazgûl that are lost are reinforcements (R-236)");
  }
  dead.characters = 0;  // read_people has placed them
  board.casualties = plus(board.casualties, dead);
}

/// A position may place more than the bytes of Figures could count.
int count_placed(const Board& board, Figure figure) {
  int placed = count_of(board.casualties, figure) + count_of(board.landing, figure);
  for (const Figures& here : board.regions) placed += count_of(here, figure);
  for (const Figures& here : board.garrisons) placed += count_of(here, figure);
  return placed;
}

/// What the box holds less what is placed.
void compute_reinforcements(const Rules& rules, const JsonReader& top, Board& board) {
  board.reinforcements = {};
  for (int kind = 0; kind < kPlainFigureKinds; ++kind) {
    const auto figure = static_cast<Figure>(kind);
    const int placed = count_placed(board, figure);
    const int left = count_of(rules.in_the_box, figure) - placed;
    if (left < 0) {
      return top.fail("it places " + std::to_string(placed) + " of " + std::string(id_of(figure)) +
                      ", but there are only " + std::to_string(count_of(rules.in_the_box, figure)));
    }
    add(board.reinforcements, figure, left);
  }
}

void compare(const JsonReader& count, const Figures& pool, Figure figure) {
  const int right = count_of(pool, figure);
  if (count.integer(0, 255) == right) return;
  count.fail("the figures that are placed leave " + std::to_string(right) + " in reinforcements");
}

/// Only what is named is compared.
void check_reinforcements(const JsonReader& named, Side side, const Figures& pool) {
  if (read_pool(named, side).characters != 0) named.fail("no Character is a reinforcement");
  for (const auto& [name, entry] : named.members()) {
    if (name == "nazgul") compare(entry, pool, kNazgul);
    const auto nation = find_id<Nation>(name);
    if (!nation) continue;
    if (const auto n = entry.find("regular")) compare(*n, pool, regular_of(*nation));
    if (const auto n = entry.find("elite")) compare(*n, pool, elite_of(*nation));
    const auto leaders = side == Side::kFree ? entry.find("leader") : std::nullopt;
    if (leaders) compare(*leaders, pool, leader_of(*nation));
  }
}

}  // namespace

void read_pools(const Rules& rules, const JsonReader& top, Board& board) {
  const auto off_board = top.find("offBoard");
  if (!off_board) return compute_reinforcements(rules, top, board);
  for_each_side(*off_board, [&](Side side, const JsonReader& pools) {
    const std::string_view dead = side == Side::kFree ? "graveyard" : "removed";
    pools.allow({"reinforcements", dead});
    if (const auto pool = pools.find(dead)) read_casualties(*pool, side, board);
  });
  compute_reinforcements(rules, top, board);
  for_each_side(*off_board, [&](Side side, const JsonReader& pools) {
    const auto named = pools.find("reinforcements");
    if (named) check_reinforcements(*named, side, board.reinforcements);
  });
}

}  // namespace wotr
