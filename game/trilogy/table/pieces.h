#pragma once

#include <cstdint>

#include "game/table/pieces/piece.h"
#include "game/trilogy/figures/armies.h"
#include "game/trilogy/table/world.h"
#include "rules/trilogy/state/ids.h"

namespace trilogy_table {

/// The kinds of a table::PieceModel; its `a` and `b` say which of them, as noted.
enum class PieceKind : std::uint8_t {
  kFigure,    ///< trilogy::Colour, trilogy_figures::Rank
  kRing,      ///< the Fellowship's marker
  kDie,       ///< DieKind, pips
  kPlace,     ///< trilogy::Territory; b: the owner's colour, or kUnowned
  kShip,      ///< the number of its route
  kStep,      ///< the marker of the turn's step
  kDeck,      ///< trilogy::Deck
  kDiscards,  ///< trilogy::Deck
  kCard,      ///< trilogy::Deck: one card on its way
};

inline constexpr std::uint8_t kUnowned = 0xFF;

/// Whose dice they are.
enum class DieKind : std::uint8_t { kAttack, kDefence, kOther };

/// The zones of a table::Spot.
enum class Zone : std::uint8_t {
  kMap,       ///< trilogy::Territory
  kRingPath,  ///< the Ring
  kTray,      ///< DieKind
  kSea,       ///< the number of a route
  kSteps,
  kScores,  ///< the number of a seat
  kDecks,   ///< trilogy::Deck
};

constexpr table::PieceModel model_of(PieceKind kind, std::uint8_t a = 0, std::uint8_t b = 0) {
  return {static_cast<std::uint8_t>(kind), a, b};
}
constexpr table::PieceModel figure_of(trilogy::Colour colour, trilogy_figures::Rank rank) {
  return model_of(PieceKind::kFigure, trilogy::byte_of(colour), static_cast<std::uint8_t>(rank));
}
constexpr PieceKind kind_of(const table::PieceModel& model) {
  return static_cast<PieceKind>(model.kind);
}
constexpr table::Spot spot_in(Zone zone, std::uint8_t value = 0) {
  return {static_cast<std::uint8_t>(zone), value};
}
constexpr table::Spot on_map(trilogy::Territory territory) {
  return spot_in(Zone::kMap, trilogy::byte_of(territory));
}
constexpr Zone zone_of(const table::Spot& spot) { return static_cast<Zone>(spot.zone); }

/// How a model behaves in a spot.
table::PieceTraits traits_of(const table::PieceModel& model, const table::Spot& spot);

/// A piece with everything that follows from what it is and where.
table::Piece piece_of(const table::PieceModel& model, const table::Spot& spot,
                      const engine::Pose& pose, float scale = 1);

}  // namespace trilogy_table
