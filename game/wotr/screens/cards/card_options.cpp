#include "game/wotr/screens/cards/card_options.h"

#include <algorithm>

#include "game/screens/controls/control.h"
#include "game/screens/controls/option_button.h"
#include "game/screens/controls/taught.h"
#include "game/wotr/screens/cards/card_row.h"
#include "game/wotr/screens/cards/cards.h"
#include "game/wotr/screens/context/context.h"

namespace wotr_screens {
namespace {

/// Whoever holds a finger on a card so long, in seconds, wants to read it.
constexpr float kHeld = 0.6F;

bool was_held() { return ImGui::GetIO().MouseDownDurationPrev[0] > kHeld; }

/// The words that stand on its tile in bold.
std::string title_of(const Context& context, wotr::CardId id, TileLook look) {
  const wotr::Card& card = wotr::card_of(context.rules, id);
  return look.is_combat ? name_of(context, context.rules.combat_halves[card.combat])
                        : name_of(context, id);
}

void draw_one(Context& context, core::Action action, const CardRow& row, TileLook look) {
  const wotr::CardId card = card_of(action);
  const bool pressed = card_tile(context, card, row.tile, look);
  context.drawn.shown.push_back(
      screens::last_item(context, action, tile_words(context, card, look)));
  context.drawn.shown.back().label = title_of(context, card, look);
  screens::mark_taught(context, action);
  read_pointed_card(context, card);
  if (pressed && !was_held()) context.answer.action = action;
}

}  // namespace

bool is_card_option(core::Action action) { return card_of(action) != wotr::kNoCard; }

void draw_card_options(Context& context) {
  std::vector<core::Action> options;
  std::vector<wotr::CardId> cards;
  for (const core::Action action : context.decision.actions) {
    if (!is_card_option(action)) continue;
    options.push_back(action);
    cards.push_back(card_of(action));
  }
  if (cards.empty()) return;
  const TileLook look{.is_lit = true, .is_combat = asks_for_combat_card(context)};
  const CardRow row = card_row_for(context, cards, ImGui::GetContentRegionAvail().x, look);
  for (std::size_t i = 0; i < options.size(); ++i) {
    place_tile(context, row, i);
    draw_one(context, options[i], row, look);
  }
}

void draw_card_in_play(Context& context) {
  const wotr::CardId card = card_in_play(context);
  if (card == wotr::kNoCard) return;
  const float room = ImGui::GetContentRegionAvail().x;
  const float width = std::min(context.unit(context.compact() ? 340 : 240), room);
  card_tile(context, card, {width, tile_height(context, card, width)}, {});
  screens::note_control(context, name_of(context, card),
                        tile_words(context, card) - context.unit(8));
  read_pointed_card(context, card);
}

}  // namespace wotr_screens
