#pragma once

#include <cstring>

#include "rules/wotr/state/state.h"

namespace wotr {

/// The cards that lie in one place, in the order of the data: `for (const CardId card : CardsAt(
/// state.cards, hand_of(seat)))`. A card may be moved while it is visited.
class CardsAt {
 public:
  CardsAt(const std::array<CardPlace, kCardCount>& cards, CardPlace place)
      : cards_(&cards), place_(place) {}

  class Iterator {
   public:
    Iterator(const CardsAt& of, std::size_t at) : of_(&of), at_(of.next(at)) {}
    CardId operator*() const { return static_cast<CardId>(at_); }
    Iterator& operator++() {
      at_ = of_->next(at_ + 1);
      return *this;
    }
    friend bool operator==(const Iterator& one, const Iterator& other) {
      return one.at_ == other.at_;
    }

   private:
    const CardsAt* of_;
    std::size_t at_;
  };
  Iterator begin() const { return {*this, 0}; }
  Iterator end() const { return {*this, kCardCount}; }

 private:
  /// The first card from `at` on, kCardCount if there is none.
  std::size_t next(std::size_t at) const {
    const void* found = std::memchr(cards_->data() + at, byte_of(place_), kCardCount - at);
    if (found == nullptr) return kCardCount;
    return static_cast<std::size_t>(static_cast<const CardPlace*>(found) - cards_->data());
  }

  const std::array<CardPlace, kCardCount>* cards_;
  CardPlace place_;
};

}  // namespace wotr
