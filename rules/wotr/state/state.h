#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "rules/wotr/state/board.h"
#include "rules/wotr/state/step.h"

namespace wotr {

/// Where a card is. Hands, what was discarded to their limit, and cards on the table belong to a
/// seat.
enum class CardPlace : std::uint8_t {
  kDeck,
  kFirstHand,
  kFirstHiddenDiscard = kFirstHand + kMostSeats,
  kDiscard = kFirstHiddenDiscard + kMostSeats,
  kRemoved,
  kFirstTable
};
constexpr CardPlace hand_of(Seat seat) {
  return static_cast<CardPlace>(byte_of(CardPlace::kFirstHand) + byte_of(seat));
}
constexpr CardPlace hidden_discard_of(Seat seat) {
  return static_cast<CardPlace>(byte_of(CardPlace::kFirstHiddenDiscard) + byte_of(seat));
}
constexpr CardPlace table_of(Seat seat) {
  return static_cast<CardPlace>(byte_of(CardPlace::kFirstTable) + byte_of(seat));
}
inline constexpr std::size_t kCardPlaceCount = byte_of(CardPlace::kFirstTable) + kMostSeats;
constexpr bool is_on_table(CardPlace place) {
  return place >= CardPlace::kFirstTable &&
         index(place) < index(CardPlace::kFirstTable) + static_cast<int>(kMostSeats);
}
/// The seat whose hand or hidden discard the place is, or kNobody.
constexpr Seat holder_of(CardPlace place) {
  const int seat = index(place) - index(CardPlace::kFirstHand);
  const bool held = place >= CardPlace::kFirstHand && place < CardPlace::kDiscard;
  return held ? static_cast<Seat>(seat % kMostSeats) : core::kNobody;
}

/// The whole game at one moment. Always waiting for the decision of its topmost step.
struct State {
  Board board;
  std::array<CardPlace, kCardCount> cards{};
  StepStack pending;
  std::array<std::uint8_t, 7> unused{};  ///< always 0: no byte of a State is padding

  friend bool operator==(const State& one, const State& other);
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 4096);

}  // namespace wotr
