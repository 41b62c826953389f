#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/lang/sentences.h"
#include "game/table/board/layout.h"

namespace spoken {

enum class Way : std::uint8_t { kNorth, kEast, kSouth, kWest };

/// Where several neighbours lie one way: the one that fits it best, or the one after it.
enum class Choice : std::uint8_t { kFirst, kSecond };

/// The neighbour that lies that way, seen from the middle of the region. A neighbour has one way
/// and one choice of its own as far as there are enough of them, so that each can be reached;
/// nothing where none lies there.
std::optional<table::RegionId> neighbour_towards(const table::Layout& layout, table::RegionId from,
                                                 Way way, Choice choice = Choice::kFirst);

/// All neighbours with where they lie, clockwise from the north.
std::string neighbour_words(const lang::Sentences& words, const table::Layout& layout,
                            table::RegionId region);

}  // namespace spoken
