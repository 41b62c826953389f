#pragma once

#include <string_view>

#include "game/table/miniatures/clay.h"

namespace table {

/// A town as a nation builds it; for a nation that is not known, one of the North.
void add_town(Clay& site, std::string_view nation);

}  // namespace table
