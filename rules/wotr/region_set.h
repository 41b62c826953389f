#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "rules/wotr/ids.h"

namespace wotr {

/// A set of regions; iterated in the order of the map file.
class RegionSet {
 public:
  constexpr void insert(RegionId region) { word(region) |= bit(region); }
  constexpr void erase(RegionId region) { word(region) &= ~bit(region); }
  constexpr bool contains(RegionId region) const {
    return index(region) < kRegionCount && (words_[word_of(region)] & bit(region)) != 0;
  }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr int size() const { return std::popcount(words_[0]) + std::popcount(words_[1]); }

  constexpr RegionSet operator&(const RegionSet& other) const {
    return {words_[0] & other.words_[0], words_[1] & other.words_[1]};
  }
  constexpr RegionSet operator|(const RegionSet& other) const {
    return {words_[0] | other.words_[0], words_[1] | other.words_[1]};
  }
  constexpr RegionSet operator-(const RegionSet& other) const {
    return {words_[0] & ~other.words_[0], words_[1] & ~other.words_[1]};
  }
  friend constexpr bool operator==(const RegionSet&, const RegionSet&) = default;

  constexpr RegionSet() = default;

  class Iterator {
   public:
    constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr RegionId operator*() const {
      const int at = low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_);
      return static_cast<RegionId>(at);
    }
    constexpr Iterator& operator++() {
      if (low_ != 0) {
        low_ &= low_ - 1;
      } else {
        high_ &= high_ - 1;
      }
      return *this;
    }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

   private:
    std::uint64_t low_;
    std::uint64_t high_;
  };
  constexpr Iterator begin() const { return {words_[0], words_[1]}; }
  constexpr Iterator end() const { return {0, 0}; }

 private:
  constexpr RegionSet(std::uint64_t low, std::uint64_t high) : words_{low, high} {}
  static constexpr std::size_t word_of(RegionId region) {
    return static_cast<std::size_t>(index(region)) / 64;
  }
  static constexpr std::uint64_t bit(RegionId region) {
    return std::uint64_t{1} << (static_cast<unsigned>(index(region)) % 64u);
  }
  constexpr std::uint64_t& word(RegionId region) { return words_[word_of(region)]; }

  std::array<std::uint64_t, 2> words_{};
};

}  // namespace wotr
