#include "game/trilogy/screens/cards/announcement.h"

namespace trilogy_screens {
namespace {

constexpr int kMost = 2;  // more than these at once come from another game

/// Adventure cards that all can read.
trilogy::CardSet open_adventures(const Desk& desk) {
  const trilogy::Piles& piles = desk.view.piles;
  trilogy::CardSet open = piles.discards | piles.turned;
  for (const trilogy::CardSet& played : piles.played) open = open | played;
  return open & desk.rules.adventure_cards;
}

/// A person who plays it knows it already; an event is news to everybody.
bool is_news(const Desk& desk, trilogy::CardId card) {
  if (trilogy::adventure_of(desk.rules, card).kind == trilogy::CardKind::kEvent) return true;
  const auto& players = desk.sheet.state.players;
  for (const core::Seat seat : seats_of(desk.rules)) {
    const std::size_t s = trilogy::at(seat);
    const bool is_person = s < players.size() && players[s] == screens::kPerson;
    if (desk.view.piles.played[s].contains(card)) return !is_person;
  }
  return false;  // discarded from a hand
}

void notice_cards(Desk& desk) {
  Memory& memory = desk.memory;
  const trilogy::CardSet now = open_adventures(desk);
  const trilogy::CardSet opened = now - memory.open_cards;
  const bool plays = desk.board.phase == trilogy::Phase::kTurn;
  if (memory.knows_open_cards && plays && opened.size() <= kMost) {
    for (const trilogy::CardId card : opened) {
      if (is_news(desk, card)) screens::announce(memory.announced, shown(card));
    }
  }
  memory.open_cards = now;
  memory.knows_open_cards = true;
}

}  // namespace

void draw_announcement(Desk& desk) {
  notice_cards(desk);
  screens::draw_announced(desk, desk.memory.announced, screens::ScreenEnd::kRight);
}

}  // namespace trilogy_screens
