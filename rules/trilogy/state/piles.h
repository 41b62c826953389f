#pragma once

#include <array>
#include <cstdint>

#include "rules/trilogy/state/ids.h"

namespace trilogy {

/// Where the cards are; each of the 126 is in one place. Decks are sets: no card orders one.
struct Piles {
  CardSet deck;      ///< both decks
  CardSet discards;  ///< of both
  CardSet turned;    ///< turned over for an event (T-043), or set aside (T-017)
  std::array<CardSet, kMostSeats> hands;
  std::array<CardSet, kMostSeats> played;   ///< missions and powers (T-045)
  std::array<CardSet, kMostSeats> secrets;  ///< a territory card that one looked at

  friend bool operator==(const Piles&, const Piles&) = default;
};

}  // namespace trilogy
