#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "game/table/pieces/piece.h"

namespace table {

/// A card between its pile and its owner.
struct CardCue {
  Piece piece;  ///< the card as it lies on its pile
  engine::Pose in_hand;
  bool is_drawn = false;  ///< to its owner; otherwise from there to the pile
};

/// A figure that left its spot.
struct Relocation {
  PieceModel model;
  Spot from;

  friend bool operator==(const Relocation&, const Relocation&) = default;
};

/// What is to be seen of some events beside the pieces that stand elsewhere after them.
struct Cues {
  bool has_events = false;         ///< without any, what is missing here is not what is new there
  std::vector<Piece> thrown;       ///< dice that are thrown, read where they fall, and go
  std::vector<PieceModel> rolled;  ///< new pieces that are dice of this throw
  std::vector<CardCue> cards;
  std::vector<Relocation> moves;
  std::vector<PieceModel> flashing;          ///< pieces that light up for a moment
  std::vector<RegionId> lit;                 ///< regions that light up for a moment
  std::array<std::size_t, 2> dice_thrown{};  ///< by each force of the battle
  std::array<int, 2> hits_suffered{};

  bool has_throw() const { return !thrown.empty() || !rolled.empty(); }
};

}  // namespace table
