#include <algorithm>

#include "game/wotr/figures/dice.h"
#include "game/wotr/table/die_faces.h"
#include "game/wotr/table/frame/frame.h"
#include "game/wotr/table/mirror.h"
#include "game/wotr/table/pieces.h"
#include "rules/wotr/board/victory.h"
#include "rules/wotr/view/view.h"

namespace wotr_table {
namespace {

using table::Mirror;
using table::Piece;
using table::PieceModel;
using table::Spot;
using wotr::Board;
using wotr::Side;

constexpr std::array kBoth{Side::kFree, Side::kShadow};
constexpr float kCardsInDeck = 24;

/// Puts things down, one after the other.
struct Lying {
  const wotr::Rules& rules;
  Mirror& into;

  Piece& add(const PieceModel& model, const Spot& spot, const glm::vec3& place, float scale) {
    into.pieces.push_back(piece_of(rules, model, spot, {place, table::facing(0)}, scale));
    return into.pieces.back();
  }
};

void add_fellowship_track(const Board& board, Lying& lying) {
  const table::Spot track = spot_in(Zone::kTrack);
  lying.add(model_of(PieceKind::kProgress), track, progress_place(board.fellowship.progress),
            kTrackCounterScale);
  lying.add(model_of(PieceKind::kCorruption), track, corruption_place(board.fellowship.corruption),
            kTrackCounterScale);
}

void add_politics(const Board& board, Lying& lying) {
  for (int i = 0; i < wotr::kNationCount; ++i) {
    const auto nation = static_cast<wotr::Nation>(i);
    const wotr::PoliticalPosition& position = politics_of(board, nation);
    lying.add(model_of(PieceKind::kPolitical, wotr::byte_of(nation), position.active),
              spot_in(Zone::kTrack), political_place(nation, position.step), kCounterScale);
  }
}

void add_points(const Board& board, Lying& lying) {
  for (const Side side : kBoth) {
    const int points = wotr::victory_points(lying.rules, board, side);
    lying.add(model_of(PieceKind::kPeg, wotr::byte_of(side)), spot_in(Zone::kTrack),
              peg_place(side, points), 1);
  }
}

void add_die(Side side, wotr::DieFace face, Zone zone, const glm::vec3& place, Lying& lying) {
  Piece& die = lying.add(model_of(PieceKind::kActionDie, wotr::byte_of(side), wotr::byte_of(face)),
                         spot_in(zone, wotr::byte_of(side)), place, kDieScale);
  die.pose.rotation = action_die_rest(side, face);
}

void add_dice(const Board& board, Lying& lying) {
  for (const Side side : kBoth) {
    const auto& faces = board.dice[static_cast<std::size_t>(side)].faces;
    int number = 0;
    for (int face = 0; face < wotr::kFaceCount; ++face) {
      for (int i = 0; i < faces[static_cast<std::size_t>(face)]; ++i) {
        add_die(side, static_cast<wotr::DieFace>(face), Zone::kTray, tray_place(side, number++),
                lying);
      }
    }
  }
}

/// Shadow dice in the box show the Eye; Free Peoples dice lie as they were used, on Will.
void add_hunt_box(const Board& board, Lying& lying) {
  const std::array<int, 2> counts{board.hunt_box.free, board.hunt_box.shadow};
  for (const Side side : kBoth) {
    const auto face = side == Side::kShadow ? wotr::DieFace::kEye : wotr::DieFace::kCharacter;
    for (int i = 0; i < counts[static_cast<std::size_t>(side)]; ++i) {
      add_die(side, face, Zone::kHuntBox, hunt_box_place(side, i), lying);
    }
  }
  if (board.hunt.tile != wotr::kNoTile) {
    lying.add(model_of(PieceKind::kHuntTile, wotr::byte_of(board.hunt.tile)),
              spot_in(Zone::kHuntBox), hunt_tile_place(), 2);
  }
}

void add_rings(const Board& board, Lying& lying) {
  for (const Side side : kBoth) {
    for (int i = 0; i < board.elven_rings[static_cast<std::size_t>(side)]; ++i) {
      lying.add(model_of(PieceKind::kRing), spot_in(Zone::kRings, wotr::byte_of(side)),
                ring_place(side, i), 2.3F);
    }
  }
}

/// A pile sinks into the oak as it loses cards, and so needs no shape of its own for each height.
void add_pile(const PieceModel& pile, int cards, glm::vec3 place, Lying& lying) {
  if (cards == 0) return;
  const float share = std::min(1.0F, static_cast<float>(cards) / kCardsInDeck);
  place.y -= kDeckHeight * (1 - share);
  lying.add(pile, spot_in(Zone::kDecks, pile.a), place, 1);
}

void add_cards(const CardStacks& cards, Lying& lying) {
  for (const Side side : kBoth) {
    const auto s = static_cast<std::size_t>(side);
    for (const auto deck : {wotr::Deck::kCharacter, wotr::Deck::kStrategy}) {
      const auto d = static_cast<std::size_t>(deck);
      add_pile(model_of(PieceKind::kDeck, wotr::byte_of(side), wotr::byte_of(deck)),
               cards.decks[s][d], deck_place(side, deck), lying);
      add_pile(model_of(PieceKind::kDiscards, wotr::byte_of(side), wotr::byte_of(deck)),
               cards.discards[s][d], discard_place(side, deck), lying);
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

void mirror_frame(const World& world, const Board& board, const CardStacks& cards, Mirror& into) {
  Lying lying{world.rules, into};
  add_fellowship_track(board, lying);
  add_politics(board, lying);
  add_points(board, lying);
  add_dice(board, lying);
  add_hunt_box(board, lying);
  add_rings(board, lying);
  add_cards(cards, lying);
}

}  // namespace wotr_table
