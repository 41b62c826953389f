#pragma once

#include "rules/wotr/state/event_fields.h"
#include "rules/wotr/state/ids.h"

// The Hunt: its box, its dice, its tiles.
namespace wotr::events {

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
struct Fields<EventKind::kHuntAllocated> {
  int dice;
  static constexpr auto kRow = event_row("hunt-allocated", open("dice"));
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

}  // namespace wotr::events
