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

  constexpr void insert(Id id) { words_[word_of(id)] |= bit(id); }
  constexpr void erase(Id id) { words_[word_of(id)] &= ~bit(id); }
  constexpr bool contains(Id id) const {
    return number(id) < N && (words_[word_of(id)] & bit(id)) != 0;
  }
  constexpr bool empty() const { return *this == IdSet(); }
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

  class Iterator {
   public:
    constexpr explicit Iterator(const std::array<std::uint64_t, (N + 63) / 64>& words)
        : left_(words) {
      find();
    }
    constexpr Id operator*() const {
      return static_cast<Id>(64 * word_ + static_cast<std::size_t>(std::countr_zero(left_[word_])));
    }
    constexpr Iterator& operator++() {
      left_[word_] &= left_[word_] - 1;
      find();
      return *this;
    }
    friend constexpr bool operator==(const Iterator& one, const Iterator& other) {
      return one.word_ == other.word_ && one.left_ == other.left_;
    }

   private:
    /// Words before `word_` are used up.
    constexpr void find() {
      while (word_ + 1 < left_.size() && left_[word_] == 0) ++word_;
    }
    std::array<std::uint64_t, (N + 63) / 64> left_;
    std::size_t word_ = 0;
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
