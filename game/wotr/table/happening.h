#pragma once

#include <array>
#include <span>
#include <string_view>

#include "rules/core/event.h"

namespace wotr_table {

/// What a picture may be taken of while it happens.
inline constexpr std::array<std::string_view, 5> kHappenings{"march", "battle", "casualty", "hunt",
                                                             "card-die"};

/// `happening` is one of kHappenings.
bool is_among(std::string_view happening, std::span<const core::Event> events);

}  // namespace wotr_table
