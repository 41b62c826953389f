#pragma once

#include <cstdint>
#include <type_traits>

#include "rules/core/action.h"
#include "rules/trilogy/state/ids.h"

namespace trilogy {

using core::Action;

/// The row of the action schema (json/action_schema.cpp) with the same place gives the JSON form.
enum class ActionKind : std::uint8_t {
  kNone,
  // Chance.
  kRoll,  ///< value 1..6
  kDraw,  ///< card
  // Seats.
  kTerritory,    ///< territory: where to place, from where, to where
  kClaim,        ///< territory
  kPlace,        ///< territory, count
  kPlaceLeader,  ///< territory
  kTurnIn,       ///< three cards
  kAttack,       ///< from, to, dice
  kDefend,       ///< dice
  kStop,         ///< the invasion is over
  kMoveIn,       ///< count
  kFortify,      ///< from, to, count, leader: see fortify_action()
  kMission,      ///< card
  kPlayCard,     ///< card
  kShowCard,     ///< card: the territory of an uprising is held
  kDiscard,      ///< card
  kBridge,       ///< bridge
  kAmount,       ///< amount
  kChange,       ///< by: of a roll
  kPass,
  kEndStep,
  kCount
};

constexpr Action act(ActionKind kind) { return Action{byte_of(kind), 0, 0, 0}; }
template <class Value>
constexpr Action act(ActionKind kind, Value a) {
  return Action{byte_of(kind), static_cast<std::uint8_t>(a), 0, 0};
}
template <class A, class B>
constexpr Action act(ActionKind kind, A a, B b) {
  return Action{byte_of(kind), static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), 0};
}
template <class A, class B, class C>
constexpr Action act(ActionKind kind, A a, B b, C c) {
  return Action{byte_of(kind), static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                static_cast<std::uint8_t>(c)};
}
constexpr bool is(Action action, ActionKind kind) { return action.kind == byte_of(kind); }
constexpr Territory territory_of(Action action) { return static_cast<Territory>(action.a); }
constexpr CardId card_of(Action action) { return static_cast<CardId>(action.a); }

/// The fourth argument of "fortify" has no byte of its own: it is the bit above the territories'.
inline constexpr std::uint8_t kWithLeader = 0x40;
constexpr Action fortify_action(Territory from, Territory to, int count, bool leader) {
  return act(ActionKind::kFortify, from, byte_of(to) | (leader ? kWithLeader : 0), count);
}
struct FortifyMove {
  Territory from, to;
  int count;
  bool leader;
};
constexpr FortifyMove fortify_move(Action action) {
  const auto to = static_cast<std::uint8_t>(action.b & ~kWithLeader);
  return {static_cast<Territory>(action.a), static_cast<Territory>(to), action.c,
          (action.b & kWithLeader) != 0};
}

}  // namespace trilogy
