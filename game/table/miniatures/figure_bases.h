#pragma once

#include <string_view>

#include "game/table/miniatures/clay.h"

// Whose a figure is, said twice: by the colour of its base's rim and by the sign on it.
namespace table {

Base nation_base(std::string_view nation, float radius = kUnitBase);
/// Brass and the leaf.
Base companion_base(float radius = kLargeBase);
/// Wax red and the sign of the lord served.
Base minion_base(std::string_view nation);
/// Moss and the Ring.
Base gollum_base();

}  // namespace table
