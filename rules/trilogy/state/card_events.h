#pragma once

#include "rules/trilogy/state/event_fields.h"
#include "rules/trilogy/state/field_type.h"
#include "rules/trilogy/state/ids.h"

// Territory and adventure cards, and what they leave in force.
namespace trilogy::events {

template <>
struct Fields<EventKind::kCardDrawn> {
  Seat seat;
  Deck deck;
  CardId card;
  static constexpr auto kRow =
      event_row("card-drawn", open("seat"), open("deck"), learnt_by("card", "seat"));
};

/// From the top of its deck, for all to see.
template <>
struct Fields<EventKind::kCardTurned> {
  Seat seat;
  CardId card;
  static constexpr auto kRow = event_row("card-turned", open("seat"), turned_up("card"));
};

/// All that were turned over.
template <>
struct Fields<EventKind::kTurnedDiscarded> {
  static constexpr auto kRow = event_row("turned-discarded");
};

/// They go back into their deck.
template <>
struct Fields<EventKind::kTurnedBack> {
  static constexpr auto kRow = event_row("turned-back");
};

template <>
struct Fields<EventKind::kLooked> {
  Seat seat;
  CardId card;
  static constexpr auto kRow = event_row("looked", open("seat"), learnt_by("card", "seat"));
};

template <>
struct Fields<EventKind::kDiscarded> {
  Seat seat;
  CardId card;
  static constexpr auto kRow = event_row("discarded", open("seat"), shown("card"));
};

template <>
struct Fields<EventKind::kTurnedIn> {
  Seat seat;
  CardId one;
  CardId two;
  CardId three;
  int value;
  static constexpr auto kRow = event_row("turned-in", open("seat"), shown("one"), shown("two"),
                                         shown("three"), open("value"));
};

template <>
struct Fields<EventKind::kCardPlayed> {
  Seat seat;
  CardId card;
  static constexpr auto kRow = event_row("card-played", open("seat"), shown("card"));
};

template <>
struct Fields<EventKind::kMissionDone> {
  Seat seat;
  CardId card;
  static constexpr auto kRow = event_row("mission-done", open("seat"), shown("card"));
};

/// A secret territory card, which is then discarded.
template <>
struct Fields<EventKind::kCardShown> {
  Seat seat;
  CardId card;
  static constexpr auto kRow = event_row("card-shown", open("seat"), shown("card"));
};

template <>
struct Fields<EventKind::kCardCaptured> {
  Seat seat;
  Seat from;
  CardId card;
  static constexpr auto kRow =
      event_row("card-captured", open("seat"), open("from"), learnt_by("card", "seat", "from"));
};

/// Its discards are the deck.
template <>
struct Fields<EventKind::kReshuffled> {
  Deck deck;
  static constexpr auto kRow = event_row("reshuffled", open("deck"));
};

template <>
struct Fields<EventKind::kInvasionsBarred> {
  Seat seat;
  Territory territory;
  static constexpr auto kRow = event_row("invasions-barred", open("seat"), open("territory"));
};

template <>
struct Fields<EventKind::kBridgeClosed> {
  Seat seat;
  Bridge bridge;
  static constexpr auto kRow = event_row("bridge-closed", open("seat"), open("bridge"));
};

template <>
struct Fields<EventKind::kSeaToll> {
  Seat seat;
  int count;
  static constexpr auto kRow = event_row("sea-toll", open("seat"), open("count"));
};

/// What it brought until its next turn is over.
template <>
struct Fields<EventKind::kLastingEnded> {
  Seat seat;
  static constexpr auto kRow = event_row("lasting-ended", open("seat"));
};

/// Its next invasion may cross a range.
template <>
struct Fields<EventKind::kMountainsOpen> {
  Seat seat;
  static constexpr auto kRow = event_row("mountains-open", open("seat"));
};

}  // namespace trilogy::events
