#pragma once

#include <array>
#include <cstdint>

#include "rules/core/guess.h"
#include "rules/trilogy/state/decisions.h"
#include "rules/trilogy/state/rules.h"
#include "rules/trilogy/state/state.h"

namespace trilogy {

/// How many cards, by deck: what the backs show.
using CountByDeck = std::array<std::uint8_t, 2>;

/// What a viewer may know. The board lies open for all; of hands, secret cards and decks a viewer
/// who does not own them knows the number of cards by deck.
struct View {
  core::Viewer viewer;
  Board board;
  Piles piles;     ///< without what the viewer may not know
  CardSet unseen;  ///< all of that
  std::array<CountByDeck, kMostSeats> hands{};
  std::array<std::uint8_t, kMostSeats> secrets{};  ///< territory cards
  CountByDeck decks{};
  StepStack pending;
  Decision decision;  ///< options only for the deciding seat, none for a draw from a deck
};

View view(const Rules& rules, const State& state, core::Viewer viewer);

inline constexpr std::size_t of(Deck deck) { return static_cast<std::size_t>(deck); }

using Guess = core::Guess<State>;
/// A state whose view for the same viewer is `view`: the unseen cards are dealt to hands, secrets
/// and decks by their numbers. `view` must be a view of a real state.
Guess determinize(const Rules& rules, const View& view, const core::Chooser& choose);

}  // namespace trilogy
