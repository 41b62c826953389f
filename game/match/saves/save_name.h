#pragma once

#include <cstddef>
#include <string_view>

namespace match {

/// Letters, of any alphabet, that the name of a saved game has at most.
inline constexpr std::size_t kMostLettersOfName = 72;

enum class NameFault { kNone, kEmpty, kTooLong };

/// Of a name in UTF-8; blanks around it do not count.
NameFault fault_of_name(std::string_view name);

}  // namespace match
