#pragma once

#include <cassert>
#include <cstdint>

#include "rules/core/argument_bytes.h"
#include "rules/core/event_table.h"
#include "rules/wotr/state/actions.h"
#include "rules/wotr/state/board.h"
#include "rules/wotr/state/cause.h"
#include "rules/wotr/state/field_type.h"

namespace wotr {

/// What is reported. What each kind tells, to whom and under which name stands below, once.
enum class EventKind : std::uint8_t {
  kNone,
  kTurnBegan,
  kPhaseBegan,
  kFigures,
  kLeading,
  kCardDrawn,
  kCardDiscarded,
  kSwapOffered,
  kCardsSwapped,
  kCardPlayed,
  kCardLeft,
  kCardTarget,
  kCardDie,
  kCardUsed,
  kTileAdded,
  kTileRemoved,
  kDieChanged,
  kDeclined,
  kMerged,
  kHuntAllocated,
  kActing,
  kActionDie,
  kDieUsed,
  kDieSkipped,
  kPassed,
  kRingUsed,
  kRingSpent,
  kDieToHuntBox,
  kPolitics,
  kActivated,
  kFellowshipMoved,
  kTrackAttempted,
  kDeclared,
  kRevealed,
  kHidden,
  kEnteredMordor,
  kGuide,
  kCorruption,
  kHuntDie,
  kHuntTile,
  kTileDiscarded,
  kTilePutBack,
  kPoolRefilled,
  kHuntDamage,
  kBattleBegan,
  kRearguard,
  kNazgulCancelled,
  kRound,
  kWithdrew,
  kCombatCardLaid,
  kCombatCard,
  kCardCancelled,
  kSilenced,
  kForfeited,
  kCardHits,
  kHitsCancelled,
  kCombatDie,
  kHits,
  kBattleEnded,
  kCeased,
  kCaptured,
  kSiegeBegan,
  kSiegeEnded,
  kFellowshipPlaced,
  kWon,
  kCount
};

// One struct for each kind: what it tells, and its row: its name in JSON, and of each field its
// name and who may know it (rules/core/event_table.h has the words for that).
namespace events {

using core::event_row;
using core::known_to;
using core::learnt_by;
using core::open;
using core::shown;
using core::turned_up;

template <EventKind>
struct Fields;

template <>
struct Fields<EventKind::kNone> {
  static constexpr auto kRow = event_row("none");
};

template <>
struct Fields<EventKind::kTurnBegan> {
  int turn;
  static constexpr auto kRow = event_row("turn-began", open("turn"));
};

template <>
struct Fields<EventKind::kPhaseBegan> {
  Phase phase;
  static constexpr auto kRow = event_row("phase-began", open("phase"));
};

template <>
struct Fields<EventKind::kFigures> {
  Figure figure;
  int amount;
  Place from;
  Place to;
  Cause cause;
  static constexpr auto kRow =
      event_row("figures", open("figure"), open("amount"), open("from"), open("to"), open("cause"));
};

/// Has the token of its side.
template <>
struct Fields<EventKind::kLeading> {
  Seat seat;
  static constexpr auto kRow = event_row("leading", open("seat"));
};

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

/// A special one comes into play.
template <>
struct Fields<EventKind::kTileAdded> {
  Tile tile;
  static constexpr auto kRow = event_row("tile-added", open("tile"));
};

/// Out of the game for good.
template <>
struct Fields<EventKind::kTileRemoved> {
  Tile tile;
  static constexpr auto kRow = event_row("tile-removed", open("tile"));
};

template <>
struct Fields<EventKind::kDieChanged> {
  Side side;
  DieFace face;
  DieFace new_face;
  static constexpr auto kRow =
      event_row("die-changed", open("side"), open("face"), open("newFace"));
};

/// No swap, no mixed Army.
template <>
struct Fields<EventKind::kDeclined> {
  Seat seat;
  static constexpr auto kRow = event_row("declined", open("seat"));
};

/// A mixed Army.
template <>
struct Fields<EventKind::kMerged> {
  RegionId region;
  static constexpr auto kRow = event_row("merged", open("region"));
};

template <>
struct Fields<EventKind::kHuntAllocated> {
  int dice;
  static constexpr auto kRow = event_row("hunt-allocated", open("dice"));
};

/// Whose action it is, and who has had his own just now, or nobody.
template <>
struct Fields<EventKind::kActing> {
  Seat seat;
  Seat after;
  static constexpr auto kRow = event_row("acting", open("seat"), open("after"));
};

template <>
struct Fields<EventKind::kActionDie> {
  Side side;
  DieFace face;
  static constexpr auto kRow = event_row("action-die", open("side"), open("face"));
};

template <>
struct Fields<EventKind::kDieUsed> {
  Seat seat;
  DieFace face;
  Use use;
  static constexpr auto kRow = event_row("die-used", open("seat"), open("face"), open("use"));
};

template <>
struct Fields<EventKind::kDieSkipped> {
  Seat seat;
  DieFace face;
  static constexpr auto kRow = event_row("die-skipped", open("seat"), open("face"));
};

template <>
struct Fields<EventKind::kPassed> {
  Seat seat;
  static constexpr auto kRow = event_row("passed", open("seat"));
};

template <>
struct Fields<EventKind::kRingUsed> {
  Seat seat;
  DieFace face;
  DieFace new_face;
  static constexpr auto kRow = event_row("ring-used", open("seat"), open("face"), open("newFace"));
};

/// To be rid of a card on the table.
template <>
struct Fields<EventKind::kRingSpent> {
  Seat seat;
  static constexpr auto kRow = event_row("ring-spent", open("seat"));
};

/// The die that moved the Fellowship.
template <>
struct Fields<EventKind::kDieToHuntBox> {
  Side side;
  static constexpr auto kRow = event_row("die-to-hunt-box", open("side"));
};

template <>
struct Fields<EventKind::kPolitics> {
  Nation nation;
  int step;
  static constexpr auto kRow = event_row("politics", open("nation"), open("step"));
};

template <>
struct Fields<EventKind::kActivated> {
  Nation nation;
  static constexpr auto kRow = event_row("activated", open("nation"));
};

/// Or the step on the Mordor Track.
template <>
struct Fields<EventKind::kFellowshipMoved> {
  int progress;
  static constexpr auto kRow = event_row("fellowship-moved", open("progress"));
};

/// A step on the Mordor Track; whether it succeeds, a tile says.
template <>
struct Fields<EventKind::kTrackAttempted> {
  static constexpr auto kRow = event_row("track-attempted");
};

template <>
struct Fields<EventKind::kDeclared> {
  RegionId region;
  static constexpr auto kRow = event_row("declared", open("region"));
};

template <>
struct Fields<EventKind::kRevealed> {
  RegionId region;
  static constexpr auto kRow = event_row("revealed", open("region"));
};

template <>
struct Fields<EventKind::kHidden> {
  static constexpr auto kRow = event_row("hidden");
};

template <>
struct Fields<EventKind::kEnteredMordor> {
  static constexpr auto kRow = event_row("entered-mordor");
};

template <>
struct Fields<EventKind::kGuide> {
  Character character;
  static constexpr auto kRow = event_row("guide", open("character"));
};

template <>
struct Fields<EventKind::kCorruption> {
  int corruption;
  static constexpr auto kRow = event_row("corruption", open("corruption"));
};

template <>
struct Fields<EventKind::kHuntDie> {
  int value;
  bool success;
  static constexpr auto kRow = event_row("hunt-die", open("value"), open("success"));
};

template <>
struct Fields<EventKind::kHuntTile> {
  Tile tile;
  static constexpr auto kRow = event_row("hunt-tile", open("tile"));
};

/// Without effect.
template <>
struct Fields<EventKind::kTileDiscarded> {
  Tile tile;
  static constexpr auto kRow = event_row("tile-discarded", open("tile"));
};

/// Drawn, but another was used instead.
template <>
struct Fields<EventKind::kTilePutBack> {
  Tile tile;
  static constexpr auto kRow = event_row("tile-put-back", open("tile"));
};

/// It was empty: the standard tiles that were drawn are back.
template <>
struct Fields<EventKind::kPoolRefilled> {
  static constexpr auto kRow = event_row("pool-refilled");
};

template <>
struct Fields<EventKind::kHuntDamage> {
  int damage;
  static constexpr auto kRow = event_row("hunt-damage", open("damage"));
};

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
  RegionId region;
  static constexpr auto kRow = event_row("battle-ended", open("region"));
};

template <>
struct Fields<EventKind::kCeased> {
  Side side;
  static constexpr auto kRow = event_row("ceased", open("side"));
};

template <>
struct Fields<EventKind::kCaptured> {
  RegionId region;
  Side side;
  bool recaptured;
  static constexpr auto kRow =
      event_row("captured", open("region"), open("side"), open("recaptured"));
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

/// The figure's after a reveal, or by a card; Progress now.
template <>
struct Fields<EventKind::kFellowshipPlaced> {
  RegionId region;
  int progress;
  static constexpr auto kRow = event_row("fellowship-placed", open("region"), open("progress"));
};

/// The seat that did best of a team, or nobody.
template <>
struct Fields<EventKind::kWon> {
  Side side;
  Victory victory;
  Seat best;
  static constexpr auto kRow = event_row("won", open("side"), open("victory"), open("best"));
};

}  // namespace events

template <EventKind kind>
using EventFields = events::Fields<kind>;

/// What an event of this kind tells: `const auto drawn = fields_of<EventKind::kCardDrawn>(event)`.
template <EventKind kind>
constexpr EventFields<kind> fields_of(const core::Event& event) {
  assert(event.kind == byte_of(kind));
  return core::from_bytes<EventFields<kind>>(event.args);
}

template <EventKind kind>
constexpr core::Event event_of(const EventFields<kind>& fields) {
  return core::record_of<core::Event>(kind, fields);
}

/// A kind of event that has no fields; another does not compile.
using BareEvent = core::BareKind<EventKind, events::Fields>;

constexpr bool is_event(const core::Event& event, EventKind kind) {
  return event.kind == byte_of(kind);
}

/// The rows of all kinds, in their order.
core::Schema event_schema();

/// The event as this viewer may know it: hidden arguments become core::kHiddenArgument.
core::Event mask(const core::Event& event, core::Viewer viewer);

/// The event shows some seat what it did not know.
bool reveals(const core::Event& event);

}  // namespace wotr
