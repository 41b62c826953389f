#pragma once

#include <string>

#include "game/lang/sentences.h"
#include "game/table/board/layout.h"

namespace spoken {

/// All neighbours with where they lie, clockwise from the north.
std::string neighbour_words(const lang::Sentences& words, const table::Layout& layout,
                            table::RegionId region);

}  // namespace spoken
