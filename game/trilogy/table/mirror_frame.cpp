#include <algorithm>

#include "game/trilogy/table/frame/frame.h"
#include "game/trilogy/table/mirror.h"
#include "game/trilogy/table/pieces.h"
#include "game/trilogy/table/seals.h"
#include "rules/trilogy/board/scores.h"
#include "rules/trilogy/view/view.h"

namespace trilogy_table {
namespace {

using trilogy::Deck;

/// A pile sinks into the oak as it loses cards, and so needs no shape of its own for each height.
void add_pile(PieceKind kind, Deck deck, int cards, glm::vec3 place, table::Mirror& into) {
  constexpr float kWholeDeck = 66;
  if (cards == 0) return;
  const float share = std::min(1.0F, static_cast<float>(cards + 4) / kWholeDeck);
  place.y -= kDeckHeight * (1 - share);
  const std::uint8_t d = trilogy::byte_of(deck);
  into.pieces.push_back(
      piece_of(model_of(kind, d), spot_in(Zone::kDecks, d), {place, table::facing(0)}));
}

int cards_of(const trilogy::CardSet& cards, Deck deck) {
  int count = 0;
  for (const trilogy::CardId card : cards) count += trilogy::deck_of(card) == deck ? 1 : 0;
  return count;
}

/// What everybody may reckon: a view knows all that scores.
int score_of(const trilogy::Rules& rules, const trilogy::View& view, core::Seat seat) {
  trilogy::State open{};
  open.board = view.board;
  open.piles.played = view.piles.played;
  return trilogy::score_of(rules, open, seat);
}

}  // namespace

void mirror_frame(const trilogy::Rules& rules, const trilogy::View& view, table::Mirror& into) {
  for (const Deck deck : {Deck::kTerritory, Deck::kAdventure}) {
    add_pile(PieceKind::kDeck, deck, view.decks[trilogy::of(deck)], deck_place(deck), into);
    add_pile(PieceKind::kDiscards, deck, cards_of(view.piles.discards, deck), discard_place(deck),
             into);
  }
  if (view.board.phase == trilogy::Phase::kTurn) {
    into.pieces.push_back(piece_of(model_of(PieceKind::kStep),
                                   spot_in(Zone::kSteps, trilogy::byte_of(view.board.step)),
                                   {step_place(view.board.step), table::facing(0)}));
  }
  // Each player's points are in a seal like those of the armies.
  for (std::size_t seat = 0; seat < trilogy::seat_count(rules); ++seat) {
    const core::Seat who{static_cast<std::uint8_t>(seat)};
    table::Formation seal = seal_of(colour_of(rules, who));
    seal.spot = spot_in(Zone::kScores, static_cast<std::uint8_t>(seat));
    seal.units = std::max(0, score_of(rules, view, who));
    seal.speaker = score_place(seat);
    into.formations.push_back(seal);
  }
}

}  // namespace trilogy_table
