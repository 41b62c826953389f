#pragma once

#include <bit>
#include <cstring>

#include "rules/wotr/state/state.h"

namespace wotr {

using CardPlaces = std::array<CardPlace, kCardCount>;

/// The cards whose place is wanted, in the order of the data. A card may be moved while it is
/// visited. `Wanted` finds the first of them from a given card on, kCardCount if there is none.
template <class Wanted>
class CardRange {
 public:
  CardRange(const CardPlaces& cards, Wanted wanted) : cards_(&cards), wanted_(wanted) {}

  class Iterator {
   public:
    Iterator(const CardRange& of, std::size_t at) : of_(&of), at_(of.next(at)) {}
    CardId operator*() const { return static_cast<CardId>(at_); }
    Iterator& operator++() {
      at_ = of_->next(at_ + 1);
      return *this;
    }
    friend bool operator==(const Iterator& one, const Iterator& other) {
      return one.at_ == other.at_;
    }

   private:
    const CardRange* of_;
    std::size_t at_;
  };
  Iterator begin() const { return {*this, 0}; }
  Iterator end() const { return {*this, kCardCount}; }

 private:
  std::size_t next(std::size_t at) const {
    return at < kCardCount ? wanted_.next(*cards_, at) : kCardCount;
  }

  const CardPlaces* cards_;
  Wanted wanted_;
};

struct OnePlace {
  CardPlace place;

  std::size_t next(const CardPlaces& cards, std::size_t at) const {
    const void* found = std::memchr(cards.data() + at, byte_of(place), kCardCount - at);
    if (found == nullptr) return kCardCount;
    return static_cast<std::size_t>(static_cast<const CardPlace*>(found) - cards.data());
  }
};

/// The tables come last among the places. Few cards lie there and they are asked for often, so
/// eight places at a time are compared: the sum with a byte of `kUpToTop` reaches its highest bit.
struct AnyTable {
  std::size_t next(const CardPlaces& cards, std::size_t at) const {
    static_assert(kCardCount % 8 == 0 && std::endian::native == std::endian::little);
    constexpr std::uint64_t kEach = 0x0101010101010101ull;
    constexpr std::uint64_t kUpToTop = kEach * (0x80u - byte_of(CardPlace::kFirstTable));
    std::uint64_t not_before = ~std::uint64_t{0} << (8 * (at % 8));
    for (std::size_t first = at / 8 * 8; first < kCardCount; first += 8) {
      std::uint64_t places;
      std::memcpy(&places, cards.data() + first, sizeof places);
      const std::uint64_t found = (places + kUpToTop) & (0x80u * kEach) & not_before;
      if (found != 0) return first + static_cast<std::size_t>(std::countr_zero(found)) / 8;
      not_before = ~std::uint64_t{0};
    }
    return kCardCount;
  }
};

/// `for (const CardId card : cards_at(state.cards, hand_of(seat)))`.
inline CardRange<OnePlace> cards_at(const CardPlaces& cards, CardPlace place) {
  return {cards, {place}};
}
/// Those on the table before any seat.
inline CardRange<AnyTable> cards_on_table(const CardPlaces& cards) { return {cards, {}}; }

}  // namespace wotr
