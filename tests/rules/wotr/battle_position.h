#pragma once

#include <initializer_list>

#include "rules/wotr/board/place.h"
#include "tests/rules/wotr/position.h"

namespace wotr {

// Positions that the tests of battles and sieges need.

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
inline const Figures& inside(Position& p, std::string_view id) {
  return figures_at(rules(), p.board(), in_garrison(region(id)));
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

/// The side attacks with this die, the only one left in the turn.
inline void begin_attack(Position& p, Side side, DieFace die = DieFace::kArmy) {
  p.board().phase = Phase::kAction;
  p.board().to_act = seat_of(side);
  p.board().dice = {};
  p.board().dice[static_cast<std::size_t>(side)].faces[static_cast<std::size_t>(die)] = 1;
  p.begin_step(StepKind::kActionPhase);
  if (p.question() == DecisionKind::kChooseDie) p.answer(ActionKind::kDie, die);
  p.answer(ActionKind::kUse, Use::kAttack);
}
/// The same, and everybody goes who may.
inline void attack(Position& p, Side side, DieFace die = DieFace::kArmy) {
  begin_attack(p, side, die);
  if (p.question() == DecisionKind::kAttackGroup) p.answer(ActionKind::kGo);
}

/// Sauron's Regulars besiege Gondor's in Minas Tirith; both are At War.
inline Position besieged_tirith(int shadow, int free) {
  Position p = empty_map();
  put(p, "minas-tirith", kSauronRegular, shadow);
  put_inside(p, "minas-tirith", kGondorRegular, free);
  return p;
}

inline int units(Position& p, std::string_view id, Side side) {
  return units_of(p.figures(id), side);
}
inline const Battle& battle(Position& p) { return p.board().battle; }
/// How often this was reported.
inline int times(const Position& p, EventKind kind) {
  int sum = 0;
  for (const core::Event& event : p.events) sum += event.kind == byte_of(kind) ? 1 : 0;
  return sum;
}

}  // namespace wotr
