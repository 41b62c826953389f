#include "game/match/saves/save_name.h"

#include <algorithm>

namespace match {

NameFault fault_of_name(std::string_view name) {
  constexpr std::string_view kBlank = " \t\r\n";
  constexpr std::ptrdiff_t kMostBytes = 216;  // a file's name has at most 255, with its ending
  const std::size_t first = name.find_first_not_of(kBlank);
  if (first == std::string_view::npos) return NameFault::kEmpty;
  const std::string_view inner = name.substr(first, name.find_last_not_of(kBlank) - first + 1);
  const auto begins_letter = [](char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
  };
  const auto letters = static_cast<std::size_t>(std::ranges::count_if(inner, begins_letter));
  const bool is_too_long = letters > kMostLettersOfName || std::ssize(inner) > kMostBytes;
  return is_too_long ? NameFault::kTooLong : NameFault::kNone;
}

}  // namespace match
