#pragma once

#include "rules/wotr/state/board.h"
#include "rules/wotr/state/event_fields.h"
#include "rules/wotr/state/figures.h"

// Battles and sieges.
namespace wotr::events {

template <>
struct Fields<EventKind::kBattleBegan> {
  Side side;
  RegionId from;
  RegionId to;
  BattleKind battle;
  static constexpr auto kRow =
      event_row("battle-began", open("side"), open("from"), open("to"), open("battle"));
};

/// They stay out of the battle.
template <>
struct Fields<EventKind::kRearguard> {
  Figure figure;
  int amount;
  static constexpr auto kRow = event_row("rearguard", open("figure"), open("amount"));
};

/// By the White Rider, at the price of his Leadership.
template <>
struct Fields<EventKind::kNazgulCancelled> {
  static constexpr auto kRow = event_row("nazgul-cancelled");
};

template <>
struct Fields<EventKind::kRound> {
  int round;
  static constexpr auto kRow = event_row("round", open("round"));
};

/// From the field into its Stronghold.
template <>
struct Fields<EventKind::kWithdrew> {
  Side side;
  static constexpr auto kRow = event_row("withdrew", open("side"));
};

/// Without Leadership in this round.
template <>
struct Fields<EventKind::kSilenced> {
  Character character;
  bool abilities;
  static constexpr auto kRow = event_row("silenced", open("character"), open("abilities"));
};

/// Points of Leadership.
template <>
struct Fields<EventKind::kForfeited> {
  Side side;
  int points;
  static constexpr auto kRow = event_row("forfeited", open("side"), open("points"));
};

template <>
struct Fields<EventKind::kCombatDie> {
  Side side;
  int value;
  bool hit;
  bool reroll;
  static constexpr auto kRow =
      event_row("combat-die", open("side"), open("value"), open("hit"), open("reroll"));
};

template <>
struct Fields<EventKind::kHits> {
  Side side;
  int hits;
  static constexpr auto kRow = event_row("hits", open("side"), open("hits"));
};

template <>
struct Fields<EventKind::kBattleEnded> {
  Side side;  // the attacker
  RegionId region;
  BattleKind battle;
  BattleOutcome outcome;
  static constexpr auto kRow =
      event_row("battle-ended", open("side"), open("region"), open("battle"), open("outcome"));
};

template <>
struct Fields<EventKind::kCeased> {
  Side side;
  static constexpr auto kRow = event_row("ceased", open("side"));
};

template <>
struct Fields<EventKind::kSiegeBegan> {
  RegionId region;
  static constexpr auto kRow = event_row("siege-began", open("region"));
};

template <>
struct Fields<EventKind::kSiegeEnded> {
  RegionId region;
  static constexpr auto kRow = event_row("siege-ended", open("region"));
};

}  // namespace wotr::events
