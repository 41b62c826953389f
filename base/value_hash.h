#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace base {

/// For tables in memory: quick, and no number to keep, for it differs between kinds of machines.
/// Takes plain values without padding. Two words at a time are multiplied and the halves of the
/// product folded (as wyhash does, Wang Yi 2019), in two lanes that do not wait for each other.
class ValueHash {
 public:
  explicit ValueHash(std::uint64_t begin = 0) : lanes_{begin ^ kOdd[0], begin ^ kOdd[1]} {}

  template <class T>
  void add(const T& value) {
    static_assert(std::has_unique_object_representations_v<T>);
    const auto* bytes = reinterpret_cast<const char*>(&value);
    std::size_t at = 0;
    for (; at + sizeof(Words) <= sizeof(T); at += sizeof(Words)) {
      stir({word_at(bytes + at), word_at(bytes + at + 8), word_at(bytes + at + 16),
            word_at(bytes + at + 24)});
    }
    if (at == sizeof(T)) return;
    Words rest{};
    std::memcpy(rest.data(), bytes + at, sizeof(T) - at);
    stir(rest);
  }

  std::uint64_t result() const { return folded(lanes_[0] ^ kOdd[2], lanes_[1] ^ kOdd[3]); }

 private:
  using Words = std::array<std::uint64_t, 4>;
  __extension__ using Product = unsigned __int128;
  static constexpr Words kOdd{0x9E3779B97F4A7C15U, 0xBF58476D1CE4E5B9U, 0x94D049BB133111EBU,
                              0xD6E8FEB86659FD93U};

  static std::uint64_t word_at(const char* bytes) {
    std::uint64_t word;
    std::memcpy(&word, bytes, sizeof word);
    return word;
  }
  static std::uint64_t folded(std::uint64_t one, std::uint64_t other) {
    const Product product = static_cast<Product>(one) * other;
    return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
  }
  void stir(const Words& words) {
    lanes_[0] = folded(words[0] ^ kOdd[0], words[1] ^ lanes_[0]);
    lanes_[1] = folded(words[2] ^ kOdd[1], words[3] ^ lanes_[1]);
  }

  std::array<std::uint64_t, 2> lanes_;
};

/// Byte for byte; a comparison of one member after the other takes much longer.
template <class T>
bool same_value(const T& one, const T& other) {
  static_assert(std::has_unique_object_representations_v<T>);
  return std::memcmp(&one, &other, sizeof(T)) == 0;
}

}  // namespace base
