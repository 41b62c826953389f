#pragma once

#include <cstdint>
#include <glm/vec2.hpp>

namespace table {

struct Piece;

/// Something of the table that can be pointed at and says how it stands. `a` and `b` of a
/// FrameThing say which of them, as noted.
enum class FramePart : std::uint8_t {
  kNone,
  kFellowship,  ///< the figure, its track and both counters
  kNation,      ///< wotr::Nation
  kPolitics,    ///< the Political Track where no counter lies
  kVictory,     ///< side
  kHuntBox,
  kHuntPool,
  kRings,
  kDeck,      ///< side, deck
  kDiscards,  ///< side, deck
  kTray,      ///< side
};

struct FrameThing {
  FramePart part = FramePart::kNone;
  std::uint8_t a = 0;
  std::uint8_t b = 0;

  friend bool operator==(const FrameThing&, const FrameThing&) = default;
};

/// What a piece belongs to; nothing for those that only belong to their region.
FrameThing thing_of(const Piece& piece);
/// What of the frame lies there, seen from above.
FrameThing frame_thing_at(glm::vec2 place);

}  // namespace table
