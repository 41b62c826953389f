#pragma once

#include <array>
#include <string_view>

// What a picture of this game may be asked for, beside what one of any game may.
namespace wotr_data {

/// It may be taken while this happens.
inline constexpr std::array<std::string_view, 5> kHappenings{"march", "battle", "casualty", "hunt",
                                                             "card-die"};

}  // namespace wotr_data
