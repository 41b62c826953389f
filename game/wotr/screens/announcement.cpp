#include "game/wotr/screens/announcement.h"

#include "game/wotr/screens/cards/cards.h"

namespace wotr_screens {
namespace {

constexpr int kMost = 2;  // more than these at once come from another game, not from a hand

bool is_open(wotr::CardPlace place) {
  return place == wotr::CardPlace::kDiscard || (place != wotr::kUnseen && wotr::is_on_table(place));
}

/// Where the card was, nobody before the screen held it.
bool was_with_others(const Desk& desk, wotr::CardPlace place) {
  if (place == wotr::kUnseen) return true;
  const auto seat = static_cast<std::size_t>(core::index(wotr::holder_of(place)));
  return seat < desk.sheet.state.players.size() && desk.sheet.state.players[seat] != "human";
}

void notice_cards(Desk& desk) {
  Memory& memory = desk.memory;
  const auto& now = desk.view.cards;
  int opened = 0;
  wotr::CardId last = wotr::kNoCard;
  for (std::size_t card = 0; card < now.size(); ++card) {
    const wotr::CardPlace before = memory.card_places[card];
    if (!is_open(now[card]) || is_open(before) || !was_with_others(desk, before)) continue;
    ++opened;
    last = static_cast<wotr::CardId>(card);
  }
  const bool is_news = memory.knows_places && opened > 0 && opened <= kMost;
  if (is_news) screens::announce(memory.announced, shown(last));
  memory.card_places = now;
  memory.knows_places = true;
}

}  // namespace

/// The card lies at its side's end.
void draw_announcement(Desk& desk) {
  notice_cards(desk);
  screens::AnnouncedCard& announced = desk.memory.announced;
  if (announced.card == screens::kNoCard) return;
  const bool free = wotr::card_of(desk.rules, own(announced.card)).side == wotr::Side::kFree;
  const auto end = free ? screens::ScreenEnd::kLeft : screens::ScreenEnd::kRight;
  screens::draw_announced(desk, announced, end);
}

}  // namespace wotr_screens
