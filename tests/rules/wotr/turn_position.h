#pragma once

#include <cstring>
#include <initializer_list>

#include "rules/wotr/board/control.h"
#include "tests/rules/wotr/battle_position.h"

namespace wotr {

// Positions that the tests of a turn and its actions need.

inline std::uint8_t& dice_showing(Position& p, Side side, DieFace face) {
  return p.board().dice[static_cast<std::size_t>(side)].faces[static_cast<std::size_t>(face)];
}

inline void set_dice(Position& p, Side side, std::initializer_list<DieFace> faces) {
  p.board().dice[static_cast<std::size_t>(side)] = {};
  for (const DieFace face : faces) ++dice_showing(p, side, face);
}

/// Phase 5 with these unused dice; the side is to act.
inline void begin_actions(Position& p, std::initializer_list<DieFace> free,
                          std::initializer_list<DieFace> shadow, Side to_act = Side::kFree) {
  set_dice(p, Side::kFree, free);
  set_dice(p, Side::kShadow, shadow);
  p.board().phase = Phase::kAction;
  p.board().to_act = seat_of(to_act);
  p.state.pending.clear();
  p.begin_step(StepKind::kActionPhase);
}

/// The side has this one die, the last of the turn, and chooses what it is for.
inline void give_die(Position& p, Side side, DieFace face) {
  if (side == Side::kFree) {
    begin_actions(p, {face}, {}, side);
  } else {
    begin_actions(p, {}, {face}, side);
  }
  if (p.question() == DecisionKind::kChooseDie) p.answer(ActionKind::kDie, face);
}
inline void use_die(Position& p, Side side, DieFace face, Use use) {
  give_die(p, side, face);
  p.answer(ActionKind::kUse, use);
}
inline bool may_use(Position p, Side side, DieFace face, Use use) {
  give_die(p, side, face);
  return p.offers(ActionKind::kUse, use);
}

/// not offered, refused, and the state stays as it is to the last byte.
inline void expect_refused(Position& p, Action action) {
  const State before = p.state;
  const std::size_t events = p.events.size();
  EXPECT_FALSE(p.asked().offers(action));
  EXPECT_TRUE(apply(rules(), p.state, action, &p.events).refused());
  EXPECT_EQ(std::memcmp(&before, &p.state, sizeof(State)), 0);
  EXPECT_EQ(p.events.size(), events);
}
template <class Value>
void expect_refused(Position& p, ActionKind kind, Value value) {
  expect_refused(p, act(kind, value));
}
inline void expect_region_refused(Position& p, std::string_view id) {
  expect_refused(p, ActionKind::kRegion, region(id));
}
inline bool offers_region(const Position& p, std::string_view id) {
  return p.offers(ActionKind::kRegion, region(id));
}

/// Any die moves one Army of the side: what is asked is answered, and everybody goes.
inline void march(Position& p, Side side, std::string_view from, std::string_view to) {
  use_die(p, side, DieFace::kMusterArmy, Use::kMoveArmies);
  if (p.question() == DecisionKind::kArmyFrom) p.answer_region(from);
  if (p.question() == DecisionKind::kArmyTo) p.answer_region(to);
  if (p.question() == DecisionKind::kArmyGroup) p.answer(ActionKind::kGo);
  if (p.question() == DecisionKind::kArmyFrom) p.answer(ActionKind::kStop);
}

inline const PoliticalPosition& politics(Position& p, Nation nation) {
  return politics_of(p.board(), nation);
}
inline bool is_active(Position& p, Nation nation) { return politics(p, nation).active != 0; }
inline int step_of(Position& p, Nation nation) { return politics(p, nation).step; }
inline int count_in(Position& p, std::string_view id, Figure figure) {
  return count_of(p.figures(id), figure);
}
inline bool stands_in(Position& p, std::string_view id, Character who) {
  return place_of(rules(), p.board(), who) == in_region(region(id));
}

}  // namespace wotr
