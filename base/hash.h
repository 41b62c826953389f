#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace base {

/// FNV-1a, 64 bits: the hash of every text in this project (positions, data files, stream names).
/// The same bytes give the same number on every build.
constexpr std::uint64_t fnv1a(std::string_view text, std::uint64_t hash = 0xcbf29ce484222325ULL) {
  for (const char c : text) {
    hash ^= static_cast<unsigned char>(c);
    hash *= 0x100000001b3ULL;
  }
  return hash;
}

/// Sixteen hexadecimal digits, as hashes stand in saves and answers.
inline std::string hash_text(std::uint64_t hash) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text(16, '0');
  for (std::size_t i = 16; i-- > 0; hash >>= 4) text[i] = kDigits[hash & 0xF];
  return text;
}

}  // namespace base
