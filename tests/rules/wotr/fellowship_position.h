#pragma once

#include "tests/rules/wotr/position.h"

namespace wotr {

// Positions that the tests of the Fellowship, the Hunt and Mordor need.

inline void set_companions(Position& p, CharacterSet companions, Character guide) {
  p.board().fellowship.companions = companions;
  p.board().fellowship.guide = guide;
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

}  // namespace wotr
