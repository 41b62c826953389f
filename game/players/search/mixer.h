#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace players {

/// Makes a key of values, four words at a time: the multiplications do not wait for each other.
class Mixer {
 public:
  explicit Mixer(std::uint64_t begin) { lanes_.fill(begin); }

  /// Mixes in the bytes of a value that has no padding.
  template <class T>
  void add(const T& value) {
    static_assert(std::has_unique_object_representations_v<T>);
    const auto* bytes = reinterpret_cast<const char*>(&value);
    std::size_t at = 0;
    for (; at + sizeof lanes_ <= sizeof(T); at += sizeof lanes_) {
      Lanes words;
      std::memcpy(words.data(), bytes + at, sizeof words);
      stir(words);
    }
    Lanes rest{};
    std::memcpy(rest.data(), bytes + at, sizeof(T) - at);
    stir(rest);
  }

  std::uint64_t key() const {
    std::uint64_t key = 0;
    for (const std::uint64_t lane : lanes_) {
      key = (std::rotl(key, 23) ^ lane) * kOdd;
      key ^= key >> 29;
    }
    return key;
  }

 private:
  using Lanes = std::array<std::uint64_t, 4>;
  static constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15U;

  void stir(const Lanes& words) {
    for (std::size_t i = 0; i < lanes_.size(); ++i) {
      lanes_[i] = (std::rotl(lanes_[i], 23) ^ words[i]) * kOdd;
      lanes_[i] ^= lanes_[i] >> 29;
    }
  }

  Lanes lanes_{};
};

}  // namespace players
