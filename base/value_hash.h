#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace base {

/// For tables in memory: quick, and no number to keep, for it differs between kinds of machines.
/// Takes plain values without padding. Two words at a time are multiplied and the halves of the
/// product folded (as wyhash does, Wang Yi 2019), in lanes that do not wait for each other.
class ValueHash {
 public:
  explicit ValueHash(std::uint64_t begin = 0) {
    for (std::size_t i = 0; i < lanes_.size(); ++i) lanes_[i] = begin ^ kBegin[i];
  }

  template <class T>
  void add(const T& value) {
    static_assert(std::has_unique_object_representations_v<T>);
    const auto* bytes = reinterpret_cast<const char*>(&value);
    std::size_t at = 0;
    for (; at + kBlock <= sizeof(T); at += kBlock) stir(bytes + at);
    if (at == sizeof(T)) return;
    std::array<char, kBlock> rest{};
    std::memcpy(rest.data(), bytes + at, sizeof(T) - at);
    stir(rest.data());
  }

  std::uint64_t result() const {
    return folded(folded(lanes_[0], lanes_[1]) ^ kOdd[0], folded(lanes_[2], lanes_[3]) ^ kOdd[1]);
  }

 private:
  using Words = std::array<std::uint64_t, 4>;
  static constexpr std::size_t kBlock = 2 * sizeof(Words);
  __extension__ using Product = unsigned __int128;
  /// Not those of kOdd: the two factors of a product must not change places unnoticed.
  static constexpr Words kBegin{0xA0761D6478BD642FU, 0xE7037ED1A0B428DBU, 0x8EBC6AF09C88C6E3U,
                                0x589965CC75374CC3U};
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
  void stir(const char* block) {
    for (std::size_t i = 0; i < lanes_.size(); ++i) {
      lanes_[i] =
          folded(word_at(block + 16 * i) ^ kOdd[i], word_at(block + 16 * i + 8) ^ lanes_[i]);
    }
  }

  Words lanes_{};
};

/// Byte for byte; a comparison of one member after the other takes much longer.
template <class T>
bool same_value(const T& one, const T& other) {
  static_assert(std::has_unique_object_representations_v<T>);
  return std::memcmp(&one, &other, sizeof(T)) == 0;
}

}  // namespace base
