#pragma once

#include "rules/wotr/state/event_fields.h"
#include "rules/wotr/state/field_type.h"
#include "rules/wotr/state/team_layout.h"

// Event cards and Combat cards: drawn, laid, played, given up.
namespace wotr::events {

template <>
struct Fields<EventKind::kCardDrawn> {
  Seat seat;
  Side side;
  Deck deck;
  CardId card;
  static constexpr auto kRow =
      event_row("card-drawn", open("seat"), open("side"), open("deck"), learnt_by("card", "seat"));
};

template <>
struct Fields<EventKind::kCardDiscarded> {
  Seat seat;
  Side side;
  Deck deck;
  CardId card;
  static constexpr auto kRow = event_row("card-discarded", open("seat"), open("side"), open("deck"),
                                         known_to("card", "seat"));
};

template <>
struct Fields<EventKind::kSwapOffered> {
  Seat seat;
  static constexpr auto kRow = event_row("swap-offered", open("seat"));
};

template <>
struct Fields<EventKind::kCardsSwapped> {
  Seat seat;
  Seat other;
  CardId card;
  CardId other_card;
  Deck deck;
  Deck other_deck;
  static constexpr auto kRow =
      event_row("cards-swapped", open("seat"), open("other"), learnt_by("card", "seat", "other"),
                learnt_by("otherCard", "seat", "other"), open("deck"), open("otherDeck"));
};

template <>
struct Fields<EventKind::kCardPlayed> {
  Seat seat;
  CardId card;
  static constexpr auto kRow = event_row("card-played", open("seat"), shown("card"));
};

/// Leaves the table, or the hand of a seat, in the open; from the table the seat is nobody.
template <>
struct Fields<EventKind::kCardLeft> {
  CardId card;
  Seat seat;
  static constexpr auto kRow = event_row("card-left", shown("card"), open("seat"));
};

/// The region of the Army that it strikes.
template <>
struct Fields<EventKind::kCardTarget> {
  CardId card;
  RegionId region;
  static constexpr auto kRow = event_row("card-target", shown("card"), open("region"));
};

template <>
struct Fields<EventKind::kCardDie> {
  CardId card;
  int value;
  bool success;
  static constexpr auto kRow = event_row("card-die", shown("card"), open("value"), open("success"));
};

/// Given up for its effect.
template <>
struct Fields<EventKind::kCardUsed> {
  Seat seat;
  CardId card;
  static constexpr auto kRow = event_row("card-used", open("seat"), shown("card"));
};

/// No swap, no mixed Army, no Combat card.
template <>
struct Fields<EventKind::kDeclined> {
  Seat seat;
  static constexpr auto kRow = event_row("declined", open("seat"));
};

/// The seat will lay one in this round; said before either side does.
template <>
struct Fields<EventKind::kCombatCardDeclared> {
  Seat seat;
  static constexpr auto kRow = event_row("combat-card-declared", open("seat"));
};

/// Face down.
template <>
struct Fields<EventKind::kCombatCardLaid> {
  Seat seat;
  Side side;
  Deck deck;
  CardId card;
  static constexpr auto kRow = event_row("combat-card-laid", open("seat"), open("side"),
                                         open("deck"), known_to("card", "seat"));
};

template <>
struct Fields<EventKind::kCombatCard> {
  Seat seat;
  CardId card;
  CombatHalfId half;
  static constexpr auto kRow =
      event_row("combat-card", open("seat"), turned_up("card"), open("half"));
};

template <>
struct Fields<EventKind::kCardCancelled> {
  CardId card;
  static constexpr auto kRow = event_row("card-cancelled", shown("card"));
};

/// The side that is hit.
template <>
struct Fields<EventKind::kCardHits> {
  CardId card;
  Side side;
  int hits;
  static constexpr auto kRow = event_row("card-hits", shown("card"), open("side"), open("hits"));
};

/// The side that is spared.
template <>
struct Fields<EventKind::kHitsCancelled> {
  CardId card;
  Side side;
  int hits;
  static constexpr auto kRow =
      event_row("hits-cancelled", shown("card"), open("side"), open("hits"));
};

}  // namespace wotr::events
