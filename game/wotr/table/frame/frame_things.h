#pragma once

#include <cstdint>
#include <glm/vec2.hpp>
#include <vector>

#include "game/table/board/frame_thing.h"

namespace table {
struct FramePlace;
struct Layout;
}  // namespace table

namespace wotr_table {

/// The parts of a table::FrameThing; its `a` and `b` say which of them, as noted.
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
  // What lies on no place of its own, but can be taken up.
  kCard,       ///< wotr::CardId
  kDie,        ///< wotr::DieFace, of whoever decides
  kCompanion,  ///< wotr::Character in the Fellowship
};

constexpr table::FrameThing thing(FramePart part, std::uint8_t a = 0, std::uint8_t b = 0) {
  return {static_cast<std::uint8_t>(part), a, b};
}
constexpr FramePart part_of(const table::FrameThing& thing) {
  return static_cast<FramePart>(thing.part);
}

/// What the first view shows: wherever an Army may stand, from the Havens to Rhûn, and the
/// sideboard on the sea.
std::vector<glm::vec2> home_places(const table::Layout& layout);

/// What of the frame lies where, seen from above.
std::vector<table::FramePlace> frame_places();

}  // namespace wotr_table
