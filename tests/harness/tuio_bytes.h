#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

// TUIO packets byte by byte, as a tracker sends them, and as none should.
namespace tuio_bytes {

inline std::string number(std::uint32_t value) {
  return {static_cast<char>(value >> 24), static_cast<char>(value >> 16),
          static_cast<char>(value >> 8), static_cast<char>(value)};
}
inline std::string fraction(float value) { return number(std::bit_cast<std::uint32_t>(value)); }

/// With its zero, filled up to four bytes.
inline std::string word(std::string_view text) {
  std::string padded(text);
  padded.append(4 - text.size() % 4, '\0');
  return padded;
}

inline std::string message(std::string_view tags, const std::string& arguments,
                           std::string_view address = "/tuio/2Dcur") {
  return word(address) + word("," + std::string(tags)) + arguments;
}

inline std::string source(std::string_view name) {
  return message("ss", word("source") + word(name));
}
inline std::string alive(std::initializer_list<int> ids) {
  std::string tags = "s";
  std::string arguments = word("alive");
  for (const int id : ids) {
    tags += 'i';
    arguments += number(static_cast<std::uint32_t>(id));
  }
  return message(tags, arguments);
}
inline std::string set(int id, float x, float y) {
  return message("sifffff", word("set") + number(static_cast<std::uint32_t>(id)) + fraction(x) +
                                fraction(y) + fraction(0) + fraction(0) + fraction(0));
}
inline std::string fseq(int frame) {
  return message("si", word("fseq") + number(static_cast<std::uint32_t>(frame)));
}

inline std::string bundle(const std::vector<std::string>& messages) {
  std::string packet = word("#bundle") + number(0) + number(1);
  for (const std::string& one : messages) {
    packet += number(static_cast<std::uint32_t>(one.size())) + one;
  }
  return packet;
}

}  // namespace tuio_bytes
