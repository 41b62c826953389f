#include <algorithm>

#include "game/figures/dice.h"
#include "game/table/dice/die_faces.h"
#include "game/table/frame/frame.h"
#include "game/table/mirror.h"
#include "rules/wotr/game.h"

namespace table {
namespace {

using wotr::Board;
using wotr::Side;

constexpr std::array kSides{Side::kFree, Side::kShadow};
constexpr float kCardsInDeck = 24;

Piece lying(const Model& model, const Spot& spot, const glm::vec3& place, float scale) {
  return {.model = model, .spot = spot, .pose = {place, facing(0)}, .scale = scale};
}

void add_fellowship_track(const Board& board, Mirror& into) {
  into.pieces.push_back(lying({PieceKind::kProgress}, {Zone::kTrack},
                              progress_place(board.fellowship.progress), kTrackCounterScale));
  into.pieces.push_back(lying({PieceKind::kCorruption}, {Zone::kTrack},
                              corruption_place(board.fellowship.corruption), kTrackCounterScale));
}

void add_politics(const Board& board, Mirror& into) {
  for (int i = 0; i < wotr::kNationCount; ++i) {
    const auto nation = static_cast<wotr::Nation>(i);
    const wotr::PoliticalPosition& position = politics_of(board, nation);
    into.pieces.push_back(lying({PieceKind::kPolitical, wotr::byte_of(nation), position.active},
                                {Zone::kTrack}, political_place(nation, position.step),
                                kCounterScale));
  }
}

void add_points(const Surroundings& world, const Board& board, Mirror& into) {
  for (const Side side : kSides) {
    const int points = wotr::victory_points(world.rules, board, side);
    into.pieces.push_back(
        lying({PieceKind::kPeg, wotr::byte_of(side)}, {Zone::kTrack}, peg_place(side, points), 1));
  }
}

Piece die(Side side, wotr::DieFace face, const Spot& spot, const glm::vec3& place) {
  Piece piece = lying({PieceKind::kActionDie, wotr::byte_of(side), wotr::byte_of(face)}, spot,
                      place, kDieScale);
  piece.pose.rotation = action_die_rest(side, face);
  return piece;
}

void add_dice(const Board& board, Mirror& into) {
  for (const Side side : kSides) {
    const auto& faces = board.dice[static_cast<std::size_t>(side)].faces;
    int number = 0;
    for (int face = 0; face < wotr::kFaceCount; ++face) {
      for (int i = 0; i < faces[static_cast<std::size_t>(face)]; ++i) {
        into.pieces.push_back(die(side, static_cast<wotr::DieFace>(face),
                                  {Zone::kTray, wotr::byte_of(side)}, tray_place(side, number++)));
      }
    }
  }
}

/// Shadow dice in the box show the Eye; Free Peoples dice lie as they were used, on Will.
void add_hunt_box(const Board& board, Mirror& into) {
  const std::array<int, 2> counts{board.hunt_box.free, board.hunt_box.shadow};
  for (const Side side : kSides) {
    const auto face = side == Side::kShadow ? wotr::DieFace::kEye : wotr::DieFace::kCharacter;
    for (int i = 0; i < counts[static_cast<std::size_t>(side)]; ++i) {
      into.pieces.push_back(
          die(side, face, {Zone::kHuntBox, wotr::byte_of(side)}, hunt_box_place(side, i)));
    }
  }
  if (board.hunt.tile != wotr::kNoTile) {
    into.pieces.push_back(lying({PieceKind::kHuntTile, wotr::byte_of(board.hunt.tile)},
                                {Zone::kHuntBox}, hunt_tile_place(), 2));
  }
}

void add_rings(const Board& board, Mirror& into) {
  for (const Side side : kSides) {
    for (int i = 0; i < board.elven_rings[static_cast<std::size_t>(side)]; ++i) {
      into.pieces.push_back(lying({PieceKind::kRing}, {Zone::kRings, wotr::byte_of(side)},
                                  ring_place(side, i), 2.3F));
    }
  }
}

/// A pile sinks into the oak as it loses cards, and so needs no shape of its own for each height.
void add_pile(PieceKind kind, Side side, wotr::Deck deck, int cards, glm::vec3 place,
              Mirror& into) {
  if (cards == 0) return;
  const float share = std::min(1.0F, static_cast<float>(cards) / kCardsInDeck);
  place.y -= kDeckHeight * (1 - share);
  into.pieces.push_back(lying({kind, wotr::byte_of(side), wotr::byte_of(deck)},
                              {Zone::kDecks, wotr::byte_of(side)}, place, 1));
}

void add_cards(const CardStacks& cards, Mirror& into) {
  for (const Side side : kSides) {
    const auto s = static_cast<std::size_t>(side);
    for (const auto deck : {wotr::Deck::kCharacter, wotr::Deck::kStrategy}) {
      const auto d = static_cast<std::size_t>(deck);
      add_pile(PieceKind::kDeck, side, deck, cards.decks[s][d], deck_place(side, deck), into);
      add_pile(PieceKind::kDiscards, side, deck, cards.discards[s][d], discard_place(side, deck),
               into);
    }
  }
}

}  // namespace

CardStacks card_stacks(const wotr::View& view, const wotr::Rules& rules) {
  CardStacks stacks{.decks = view.decks};
  for (std::size_t card = 0; card < view.cards.size(); ++card) {
    if (view.cards[card] != wotr::CardPlace::kDiscard) continue;
    const wotr::Card& row = wotr::card_of(rules, static_cast<wotr::CardId>(card));
    ++stacks.discards[static_cast<std::size_t>(row.side)][static_cast<std::size_t>(row.deck)];
  }
  return stacks;
}

void mirror_frame(const Surroundings& world, const Board& board, const CardStacks& cards,
                  Mirror& into) {
  add_fellowship_track(board, into);
  add_politics(board, into);
  add_points(world, board, into);
  add_dice(board, into);
  add_hunt_box(board, into);
  add_rings(board, into);
  add_cards(cards, into);
}

}  // namespace table
