#pragma once

#include "rules/trilogy/state/event_fields.h"
#include "rules/trilogy/state/field_type.h"
#include "rules/trilogy/state/ids.h"

// Invasions and their battles.
namespace trilogy::events {

template <>
struct Fields<EventKind::kInvasionBegan> {
  Seat seat;
  Territory from;
  Territory to;
  static constexpr auto kRow = event_row("invasion-began", open("seat"), open("from"), open("to"));
};

template <>
struct Fields<EventKind::kSourceChanged> {
  Seat seat;
  Territory from;
  Territory to;
  static constexpr auto kRow = event_row("source-changed", open("seat"), open("from"), open("to"));
};

template <>
struct Fields<EventKind::kStrongholdCancelled> {
  Territory territory;
  static constexpr auto kRow = event_row("stronghold-cancelled", open("territory"));
};

template <>
struct Fields<EventKind::kAttackBonus> {
  Seat seat;
  int count;
  static constexpr auto kRow = event_row("attack-bonus", open("seat"), open("count"));
};

template <>
struct Fields<EventKind::kBattleBegan> {
  Seat seat;
  Territory from;
  Territory to;
  int dice;
  static constexpr auto kRow =
      event_row("battle-began", open("seat"), open("from"), open("to"), open("dice"));
};

template <>
struct Fields<EventKind::kDefended> {
  Seat seat;
  Territory territory;
  int dice;
  static constexpr auto kRow = event_row("defended", open("seat"), open("territory"), open("dice"));
};

template <>
struct Fields<EventKind::kBattleDie> {
  Seat seat;
  bool attacks;
  int value;
  static constexpr auto kRow =
      event_row("battle-die", open("seat"), open("attacks"), open("value"));
};

/// The two dice of a rank, after all bonuses (T-028).
template <>
struct Fields<EventKind::kBattleScore> {
  int attack;
  int defence;
  static constexpr auto kRow = event_row("battle-score", open("attack"), open("defence"));
};

template <>
struct Fields<EventKind::kConquered> {
  Seat seat;
  Territory territory;
  Seat from;
  static constexpr auto kRow =
      event_row("conquered", open("seat"), open("territory"), open("from"));
};

template <>
struct Fields<EventKind::kInvasionEnded> {
  Territory territory;
  static constexpr auto kRow = event_row("invasion-ended", open("territory"));
};

}  // namespace trilogy::events
