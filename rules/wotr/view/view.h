#pragma once

#include <array>
#include <cstdint>

#include "rules/core/seat.h"
#include "rules/wotr/state/decisions.h"
#include "rules/wotr/state/rules.h"
#include "rules/wotr/state/state.h"

namespace wotr {

/// How many cards, by deck: what the backs show.
using CountByDeck = std::array<std::uint8_t, 2>;

/// A card that this viewer cannot see.
inline constexpr CardPlace kUnseen{0xFF};

/// What a viewer may know. The board lies open for all; of the hands, decks and hand-limit
/// discards a viewer who does not own them knows the number of cards by deck.
struct View {
  core::Viewer viewer;
  Board board;
  std::array<CardPlace, kCardCount> cards{};              ///< kUnseen where the viewer may not know
  std::array<CountByDeck, kMostSeats> hands{};            ///< by seat
  std::array<CountByDeck, kMostSeats> hidden_discards{};  ///< by seat
  std::array<CountByDeck, 2> decks{};                     ///< by side
  StepStack pending;  ///< what is still to happen; a card offered unseen is kFaceDown
  Decision decision;  ///< options only for the deciding seat, none for a draw of a card
};

View view(const Rules& rules, const State& state, core::Viewer viewer);
/// The same for who knows what decision is pending.
View view(const Rules& rules, const State& state, core::Viewer viewer, const Decision& pending);

inline int total_of(const CountByDeck& counts) { return counts[0] + counts[1]; }

}  // namespace wotr
