#pragma once

#include <algorithm>

#include "tests/rulings/game.h"

namespace rulings {

// Positions and moves that the tests of the Fellowship, the Hunt and Mordor share.

/// For Setting::fellowship: only these walk with the Ring-bearers.
inline json company(std::initializer_list<const char*> companions, const char* guide) {
  json list = json::array();
  for (const char* who : companions) list.push_back(who);
  return {{"companions", list}, {"guide", guide}};
}

/// Nobody walks with the Ring-bearers but Gollum.
inline json gollum_alone() { return company({}, "gollum"); }

/// The Free Peoples are to act and so many dice lie in the Hunt box. Both sides have dice enough
/// that the turn goes on, and different ones, so that they are asked for.
inline Setting hunting(int shadow_dice, int free_dice = 0) {
  return Setting()
      .empty_map()
      .dice("free", {"character", "character", "muster"})
      .dice("shadow", {"army", "army", "event"})
      .set("/huntBox/shadow", shadow_dice)
      .set("/huntBox/free", free_dice);
}

/// The Fellowship phase: whether to declare is asked first.
inline Setting fellowship_phase(std::string_view region, int progress) {
  return Setting()
      .empty_map()
      .phase("fellowship")
      .fellowship({{"region", region}, {"progress", progress}});
}

inline void move_fellowship(Game& game) { game.play({"die character", "use move-fellowship"}); }

/// The Fellowship moves, the only Hunt die succeeds and this tile is drawn.
inline void move_into_tile(Game& game, std::string_view tile) {
  move_fellowship(game);
  game.roll({6});
  game.play("tile " + std::string(tile));
}

/// The first option as long as these chance questions last: draws that the test is not about.
inline void draw_cards(Game& game) {
  while (game.question().starts_with("draw-")) game.play(game.options()[0]);
}

inline int amount_of(const json& tiles, std::string_view tile) {
  return static_cast<int>(std::count(tiles.begin(), tiles.end(), tile));
}

}  // namespace rulings
