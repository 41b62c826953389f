#include "game/wotr/screens/cards/card_options.h"

#include <algorithm>

#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"
#include "game/screens/controls/taught.h"
#include "game/wotr/screens/cards/card_row.h"
#include "game/wotr/screens/cards/cards.h"
#include "game/wotr/screens/desk/desk.h"

namespace wotr_screens {
namespace {

/// Whoever holds a finger on a card so long, in seconds, wants to read it.
constexpr float kHeld = 0.6F;

bool was_held() { return ImGui::GetIO().MouseDownDurationPrev[0] > kHeld; }

/// The words that stand on its tile in bold.
std::string title_of(const Desk& desk, wotr::CardId id, TileLook look) {
  const wotr::Card& card = wotr::card_of(desk.rules, id);
  return look.is_combat ? name_of(desk, desk.rules.combat_halves[card.combat]) : name_of(desk, id);
}

void draw_one(Desk& desk, core::Action action, const CardRow& row, TileLook look) {
  const wotr::CardId card = card_of(action);
  const bool pressed = card_tile(desk, card, row.tile, look);
  desk.drawn.shown.push_back(screens::last_item(desk, action, tile_words(desk, card, look)));
  desk.drawn.shown.back().label = title_of(desk, card, look);
  screens::mark_taught(desk, action);
  read_pointed_card(desk, card);
  if (pressed && !was_held()) desk.answer.action = action;
}

}  // namespace

bool is_card_option(core::Action action) { return card_of(action) != wotr::kNoCard; }

void draw_card_options(Desk& desk) {
  std::vector<core::Action> options;
  std::vector<wotr::CardId> cards;
  for (const core::Action action : desk.decision.actions) {
    if (!is_card_option(action)) continue;
    options.push_back(action);
    cards.push_back(card_of(action));
  }
  if (cards.empty()) return;
  const TileLook look{.is_lit = true, .is_combat = asks_for_combat_card(desk)};
  const CardRow row = card_row_for(desk, cards, ImGui::GetContentRegionAvail().x, look);
  for (std::size_t i = 0; i < options.size(); ++i) {
    place_tile(desk, row, i);
    draw_one(desk, options[i], row, look);
  }
}

void draw_card_in_play(Desk& desk) {
  const wotr::CardId card = card_in_play(desk);
  if (card == wotr::kNoCard) return;
  const float room = ImGui::GetContentRegionAvail().x;
  const float width = std::min(desk.unit(desk.compact() ? 340 : 240), room);
  card_tile(desk, card, {width, tile_height(desk, card, width)}, {});
  screens::note_control(desk, name_of(desk, card), tile_words(desk, card) - desk.unit(8));
  read_pointed_card(desk, card);
}

}  // namespace wotr_screens
