#include "game/trilogy/screens/cards/announcement.h"

namespace trilogy_screens {
namespace {

constexpr int kMost = 2;  // more than these at once come from another game

/// Adventure cards that all can read.
trilogy::CardSet open_adventures(const Context& context) {
  const trilogy::Piles& piles = context.view.piles;
  trilogy::CardSet open = piles.discards | piles.turned;
  for (const trilogy::CardSet& played : piles.played) open = open | played;
  return open & context.rules.adventure_cards;
}

/// A person who plays it knows it already; an event is news to everybody.
bool is_news(const Context& context, trilogy::CardId card) {
  if (trilogy::adventure_of(context.rules, card).kind == trilogy::CardKind::kEvent) return true;
  const auto& players = context.neutral.state.players;
  for (const core::Seat seat : seats_of(context.rules)) {
    const std::size_t s = trilogy::at(seat);
    const bool is_person = s < players.size() && players[s] == screens::kPerson;
    if (context.view.piles.played[s].contains(card)) return !is_person;
  }
  return false;  // discarded from a hand
}

void notice_cards(Context& context) {
  Memory& memory = context.memory;
  const trilogy::CardSet now = open_adventures(context);
  const trilogy::CardSet opened = now - memory.open_cards;
  const bool plays = context.board.phase == trilogy::Phase::kTurn;
  if (memory.knows_open_cards && plays && opened.size() <= kMost) {
    for (const trilogy::CardId card : opened) {
      if (is_news(context, card)) screens::announce(memory.announced, shown(card));
    }
  }
  memory.open_cards = now;
  memory.knows_open_cards = true;
}

}  // namespace

void draw_announcement(Context& context) {
  notice_cards(context);
  screens::draw_announced(context, context.memory.announced, screens::ScreenEnd::kRight);
}

}  // namespace trilogy_screens
