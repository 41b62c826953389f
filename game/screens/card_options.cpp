#include "game/screens/card_options.h"

#include <algorithm>

#include "game/screens/cards.h"
#include "game/screens/control.h"
#include "game/screens/option_button.h"
#include "game/screens/reading.h"
#include "game/screens/shelf.h"

namespace screens {
namespace {

/// Whoever holds a finger on a card so long, in seconds, wants to read it.
constexpr float kHeld = 0.6F;

bool was_held() { return ImGui::GetIO().MouseDownDurationPrev[0] > kHeld; }

void draw_one(Sheet& sheet, core::Action action, const Shelf& shelf, TileLook look) {
  const wotr::CardId card = card_of(action);
  const bool pressed = card_tile(sheet, card, shelf.tile, look);
  sheet.answer.shown.push_back(last_item(sheet, action, tile_words(sheet, card, look)));
  read_pointed_card(sheet, card);
  if (pressed && !was_held()) sheet.answer.action = action;
}

}  // namespace

bool is_card_option(core::Action action) { return card_of(action) != wotr::kNoCard; }

void draw_card_options(Sheet& sheet) {
  std::vector<core::Action> options;
  std::vector<wotr::CardId> cards;
  for (const core::Action action : sheet.model.view.decision.actions) {
    if (!is_card_option(action)) continue;
    options.push_back(action);
    cards.push_back(card_of(action));
  }
  if (cards.empty()) return;
  const TileLook look{.is_lit = true, .is_combat = asks_for_combat_card(sheet)};
  const Shelf shelf = shelf_for(sheet, cards, ImGui::GetContentRegionAvail().x, look);
  for (std::size_t i = 0; i < options.size(); ++i) {
    place_tile(sheet, shelf, i);
    draw_one(sheet, options[i], shelf, look);
  }
}

void draw_card_in_play(Sheet& sheet) {
  const wotr::CardId card = card_in_play(sheet);
  if (card == wotr::kNoCard) return;
  const float room = ImGui::GetContentRegionAvail().x;
  const float width = std::min(sheet.unit(sheet.compact() ? 340 : 240), room);
  card_tile(sheet, card, {width, tile_height(sheet, card, width)}, {});
  note_control(sheet, wotr::card_of(sheet.model.rules, card).title,
               tile_words(sheet, card) - sheet.unit(8));
  read_pointed_card(sheet, card);
  const bool in_battle = sheet.model.view.board.battle.kind != wotr::BattleKind::kNone;
  if (sheet.compact() || in_battle) return;  // its words come when it is pointed at
  ImGui::SameLine(0, sheet.unit(14));
  write(sheet.theme.text, engine::ink::kSoftInk,
        wotr::card_of(sheet.model.rules, card).effect_text);
}

}  // namespace screens
