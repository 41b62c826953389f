#pragma once

#include <cstdint>
#include <string_view>

namespace engine {

/// Tells whether plain data are what they were: FNV-1a over their bytes, from `seed` on.
inline std::uint64_t fingerprint(const void* data, std::size_t size,
                                 std::uint64_t seed = 0xCBF29CE484222325) {
  std::uint64_t value = seed;
  for (const char byte : std::string_view(static_cast<const char*>(data), size))
    value = (value ^ static_cast<unsigned char>(byte)) * 0x100000001B3ULL;
  return value;
}

}  // namespace engine
