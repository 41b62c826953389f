#pragma once

#include <string_view>

#include "game/figures/clay.h"

// Whose a figure is, said twice: by the colour of its base's rim and by the sign on it.
namespace wotr_figures {

/// Of the base under the Fellowship, in board units.
inline constexpr float kFellowshipBaseRadius = 1.05F;

figures::Base nation_base(std::string_view nation, float radius = figures::kUnitBase);
/// Brass and the leaf.
figures::Base companion_base(float radius = figures::kLargeBase);
/// Wax red and the sign of the lord served.
figures::Base minion_base(std::string_view nation);
/// Moss and the Ring.
figures::Base gollum_base();

}  // namespace wotr_figures
