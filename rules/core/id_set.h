#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace core {

/// A set of the ids 0 to N - 1, iterated in their order. `Id` is an enum or an integer. Plain
/// words: it may stand in a State.
template <class Id, std::size_t N>
class IdSet {
 public:
  constexpr IdSet() = default;
  static constexpr IdSet all() {
    IdSet set;
    for (std::size_t i = 0; i < N; ++i) set.insert(static_cast<Id>(i));
    return set;
  }

  constexpr void insert(Id id) { words_[word_of(id)] |= bit(id); }
  constexpr void erase(Id id) { words_[word_of(id)] &= ~bit(id); }
  constexpr bool contains(Id id) const {
    return number(id) < N && (words_[word_of(id)] & bit(id)) != 0;
  }
  constexpr bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words_) any |= word;
    return any == 0;
  }
  constexpr int size() const {
    int count = 0;
    for (const std::uint64_t word : words_) count += std::popcount(word);
    return count;
  }

  constexpr IdSet operator&(const IdSet& other) const {
    IdSet result;
    for (std::size_t i = 0; i < kWords; ++i) result.words_[i] = words_[i] & other.words_[i];
    return result;
  }
  constexpr IdSet operator|(const IdSet& other) const {
    IdSet result;
    for (std::size_t i = 0; i < kWords; ++i) result.words_[i] = words_[i] | other.words_[i];
    return result;
  }
  constexpr IdSet operator-(const IdSet& other) const {
    IdSet result;
    for (std::size_t i = 0; i < kWords; ++i) result.words_[i] = words_[i] & ~other.words_[i];
    return result;
  }
  friend constexpr bool operator==(const IdSet&, const IdSet&) = default;

  /// For tables of sets.
  constexpr std::uint64_t hash() const {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : words_) hash = (hash ^ word ^ hash >> 29) * 0x9E3779B97F4A7C15U;
    return hash ^ hash >> 32;
  }

  class Iterator {
   public:
    constexpr explicit Iterator(const std::array<std::uint64_t, (N + 63) / 64>& words)
        : left_(words) {}
    constexpr Id operator*() const {
      for (std::size_t word = 0; word + 1 < left_.size(); ++word) {
        if (left_[word] != 0) return lowest(word);
      }
      return lowest(left_.size() - 1);
    }
    constexpr Iterator& operator++() {
      for (std::size_t word = 0; word + 1 < left_.size(); ++word) {
        if (left_[word] == 0) continue;
        left_[word] &= left_[word] - 1;
        return *this;
      }
      left_.back() &= left_.back() - 1;
      return *this;
    }
    friend constexpr bool operator==(const Iterator& one, const Iterator& other) {
      for (std::size_t word = 0; word < one.left_.size(); ++word) {
        if (one.left_[word] != other.left_[word]) return false;
      }
      return true;
    }

   private:
    constexpr Id lowest(std::size_t word) const {
      return static_cast<Id>(64 * word + static_cast<std::size_t>(std::countr_zero(left_[word])));
    }
    /// The ids still to come. Every loop above has a constant index in each round, so that the
    /// compiler keeps the words in registers.
    std::array<std::uint64_t, (N + 63) / 64> left_;
  };
  constexpr Iterator begin() const { return Iterator(words_); }
  constexpr Iterator end() const { return Iterator({}); }

 private:
  static constexpr std::size_t kWords = (N + 63) / 64;
  static constexpr std::size_t number(Id id) { return static_cast<std::size_t>(id); }
  static constexpr std::size_t word_of(Id id) { return number(id) / 64; }
  static constexpr std::uint64_t bit(Id id) { return std::uint64_t{1} << (number(id) % 64u); }

  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace core
