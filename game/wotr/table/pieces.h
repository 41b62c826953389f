#pragma once

#include <cstdint>

#include "game/table/pieces/piece.h"
#include "rules/wotr/state/board.h"
#include "rules/wotr/state/rules.h"

namespace wotr_table {

/// The kinds of a table::PieceModel; its `a` and `b` say which of them, as noted.
enum class PieceKind : std::uint8_t {
  kFigure,      ///< wotr::Figure
  kFellowship,  ///< a: hidden
  kSettlement,  ///< region; b: side that holds it
  kControl,     ///< side of the captor
  kSiege,       ///< figures::SiegeWork
  kPosts,       ///< region: what its garrison stands on
  kHuntTile,    ///< wotr::Tile
  kActionDie,   ///< side, wotr::DieFace
  kCombatDie,   ///< side, pips
  kPolitical,   ///< nation; b: active
  kCorruption,
  kProgress,
  kRing,
  kDeck,      ///< side, deck
  kDiscards,  ///< side, deck
  kCard,      ///< side: one card on its way
  kPeg,       ///< side: the victory points
};

/// The zones of a table::Spot.
enum class Zone : std::uint8_t {
  kMap,      ///< wotr::Place
  kTrack,    ///< a fixed track of its own kind
  kTray,     ///< side
  kHuntBox,  ///< side
  kRings,    ///< side
  kDecks,    ///< side * 2 + deck
};

constexpr table::PieceModel model_of(PieceKind kind, std::uint8_t a = 0, std::uint8_t b = 0) {
  return {static_cast<std::uint8_t>(kind), a, b};
}
constexpr PieceKind kind_of(const table::PieceModel& model) {
  return static_cast<PieceKind>(model.kind);
}
constexpr bool is(const table::Piece& piece, PieceKind kind) {
  return kind_of(piece.model) == kind;
}
constexpr table::Spot spot_in(Zone zone, std::uint8_t value = 0) {
  return {static_cast<std::uint8_t>(zone), value};
}
inline table::Spot on_map(wotr::Place place) { return spot_in(Zone::kMap, wotr::byte_of(place)); }
constexpr Zone zone_of(const table::Spot& spot) { return static_cast<Zone>(spot.zone); }

/// How a model behaves in a spot.
table::PieceTraits traits_of(const wotr::Rules& rules, const table::PieceModel& model,
                             const table::Spot& spot);

/// A piece with everything that follows from what it is and where.
table::Piece piece_of(const wotr::Rules& rules, const table::PieceModel& model,
                      const table::Spot& spot, const engine::Pose& pose, float scale = 1);

}  // namespace wotr_table
