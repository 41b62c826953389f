#pragma once

#include <compare>
#include <cstdint>
#include <glm/vec3.hpp>

#include "engine/scene/pose.h"
#include "rules/wotr/game.h"

namespace table {

/// What kind of thing stands there; `a` and `b` say which of them, as noted.
enum class PieceKind : std::uint8_t {
  kFigure,      ///< wotr::Figure
  kFellowship,  ///< a: hidden
  kSettlement,  ///< region; b: side that holds it
  kControl,     ///< side of the captor
  kSiege,
  kHuntTile,   ///< wotr::Tile
  kActionDie,  ///< side, wotr::DieFace
  kCombatDie,  ///< side, pips
  kPolitical,  ///< nation; b: active
  kCorruption,
  kProgress,
  kRing,
  kDeck,      ///< side, deck
  kDiscards,  ///< side, deck
  kCard,      ///< side: one card on its way
  kPeg,       ///< side: the victory points
};

struct Model {
  PieceKind kind = PieceKind::kFigure;
  std::uint8_t a = 0;
  std::uint8_t b = 0;

  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy takes the 0 of its comparisons for a pointer
  friend constexpr auto operator<=>(const Model&, const Model&) = default;
};

/// Where a piece is in the words of the game, so that what stays can be told from what goes.
enum class Zone : std::uint8_t {
  kMap,      ///< wotr::Place
  kTrack,    ///< a fixed track of its own kind
  kTray,     ///< side
  kHuntBox,  ///< side
  kRings,    ///< side
  kDecks,    ///< side * 2 + deck
};

struct Spot {
  Zone zone = Zone::kMap;
  std::uint8_t value = 0;

  // NOLINTNEXTLINE(modernize-use-nullptr): the same
  friend constexpr auto operator<=>(const Spot&, const Spot&) = default;
};
inline Spot on_map(wotr::Place place) { return {Zone::kMap, wotr::byte_of(place)}; }

struct Piece {
  Model model;
  Spot spot;
  engine::Pose pose;
  float scale = 1;
  bool speaks_for_all = false;  ///< stands for its whole group when seen from afar

  friend bool operator==(const Piece& one, const Piece& other) {
    return one.model == other.model && one.spot == other.spot && one.scale == other.scale &&
           one.pose.position == other.pose.position && one.pose.rotation == other.pose.rotation;
  }
};

/// Turned about the vertical; 0 faces south, as figures are made, and grows towards the east.
glm::quat facing(float yaw);

}  // namespace table
