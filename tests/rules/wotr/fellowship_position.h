#pragma once

#include "rules/wotr/hunt/hunt.h"
#include "tests/rules/wotr/position.h"

namespace wotr {

// Positions that the tests of the Fellowship, the Hunt and Mordor need.

inline void set_companions(Position& p, CharacterSet companions, Character guide) {
  p.board().fellowship.companions = companions;
  p.board().fellowship.guide = guide;
}

/// The next draw can only bring this tile.
inline void only_tile(Position& p, Tile tile) {
  p.board().hunt_pool = {};
  p.board().hunt_pool[static_cast<std::size_t>(tile)] = 1;
}

inline void place_fellowship(Position& p, std::string_view id, int progress = 0) {
  p.board().fellowship.region = region(id);
  p.board().fellowship.progress = static_cast<std::uint8_t>(progress);
}

inline Position on_track(int step) {
  Position p;
  place_fellowship(p, "morannon");
  p.board().fellowship.mordor_step = static_cast<std::uint8_t>(step);
  return p;
}

/// Everybody of the Free Peoples in the region is shut in by one Regular of Sauron.
inline void besiege(Position& p, std::string_view id) {
  Board& board = p.board();
  Figures& outside = p.figures(id);
  board.garrisons[region_of(rules(), region(id)).stronghold] = outside;
  outside = Figures{};
  add(outside, regular_of(Nation::kSauron));
}

/// R-138 for a figure in this region, with only these figures on the map.
inline int re_rolls_in(std::string_view id, const Figures& figures) {
  Position p;
  p.clear_map();
  p.figures(id) = figures;
  place_fellowship(p, id);
  return hunt_rerolls(rules(), p.board());
}

}  // namespace wotr
