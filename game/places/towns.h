#pragma once

#include <string_view>

#include "game/figures/clay.h"

namespace places {

/// A town as a nation builds it; for a nation that is not known, one of the North.
void add_town(figures::Clay& site, std::string_view nation);

}  // namespace places
