#pragma once

#include <initializer_list>

#include "rules/wotr/board/place.h"
#include "tests/rules/wotr/position.h"

namespace wotr {

// Figures on an empty map.

inline constexpr Figure kGondorRegular = regular_of(Nation::kGondor);
inline constexpr Figure kGondorElite = elite_of(Nation::kGondor);
inline constexpr Figure kSauronRegular = regular_of(Nation::kSauron);
inline constexpr Figure kSauronElite = elite_of(Nation::kSauron);

/// Puts figures there out of the reinforcements, or a Character from wherever it is.
inline void put(Position& p, Place place, Figure figure, int amount = 1) {
  Play play{rules(), p.state, nullptr};
  const Place from =
      is_character(figure) ? place_of(rules(), p.board(), character_of(figure)) : kReinforcements;
  relocate(play, figure, amount, from, place, Cause::kEntered);
}
inline void put(Position& p, std::string_view id, Figure figure, int amount = 1) {
  put(p, in_region(region(id)), figure, amount);
}
inline void put(Position& p, std::string_view id, Character who) { put(p, id, figure_of(who)); }
inline void put_inside(Position& p, std::string_view id, Figure figure, int amount = 1) {
  put(p, in_garrison(region(id)), figure, amount);
}

/// An empty map, all its figures in the reinforcements, and these Nations At War.
inline Position peaceful_map() {
  Position p;
  p.clear_map();
  p.board().reinforcements = rules().in_the_box;
  p.board().reinforcements.characters = 0;
  return p;
}
inline Position empty_map(std::initializer_list<Nation> at_war = {Nation::kGondor,
                                                                  Nation::kSauron}) {
  Position p = peaceful_map();
  for (const Nation nation : at_war) politics_of(p.board(), nation) = {kAtWar, 1};
  return p;
}

inline int units(Position& p, std::string_view id, Side side) {
  return units_of(p.figures(id), side);
}

/// The side has these unused dice.
inline void set_dice(Position& p, Side side, std::initializer_list<DieFace> faces) {
  auto& dice = p.board().dice[static_cast<std::size_t>(side)];
  dice = {};
  for (const DieFace face : faces) ++dice.faces[static_cast<std::size_t>(face)];
}

}  // namespace wotr
