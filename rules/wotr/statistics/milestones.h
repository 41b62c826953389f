#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "rules/wotr/state/state.h"

namespace wotr {

/// What the course of a game is told by, in statistics of many games.
inline constexpr std::array<std::string_view, 6> kMilestones{
    "mordor", "saruman", "witch-king", "mouth-of-sauron", "aragorn", "gandalf-the-white"};

/// Those that are true now; bit n is the nth name.
std::uint32_t milestones(const State& state);

}  // namespace wotr
