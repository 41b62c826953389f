#include "game/screens/combat_cards.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/screens/card_face.h"
#include "game/screens/control.h"
#include "game/screens/reading.h"

namespace screens {
namespace {

void draw_face_down(Sheet& sheet, wotr::Side side) {
  const ImVec2 size(sheet.unit(24), sheet.unit(33));
  ImGui::Dummy(size);
  draw_card_back(sheet, *ImGui::GetWindowDrawList(), side, wotr::Deck::kCharacter,
                 ImGui::GetItemRectMin(), ImGui::GetItemRectMax());
  ImGui::SameLine();
  write(sheet.theme.italic, engine::ink::kSoftInk, say(sheet, "screen.combat-hidden"));
}

/// Where there is little room the name alone; its words come when it is pointed at.
void draw_name(Sheet& sheet, wotr::CardId card, bool is_cancelled) {
  const wotr::Rules& rules = sheet.model.rules;
  const wotr::CombatHalf& half = rules.combat_halves[wotr::card_of(rules, card).combat];
  write(sheet.theme.bold, is_cancelled ? engine::ink::kSoftInk : engine::ink::kWax, half.title);
  read_pointed_card(sheet, card);
}

}  // namespace

void draw_combat_card(Sheet& sheet, wotr::Side side) {
  const wotr::CombatTerms& terms =
      sheet.model.view.board.battle.cards[static_cast<std::size_t>(side)];
  if (terms.card == wotr::kNoCard) return;
  const bool is_hidden = terms.card == wotr::kFaceDown;
  if (sheet.compact()) {
    if (!is_hidden) draw_name(sheet, terms.card, terms.cancelled != 0);
    return;
  }
  if (is_hidden) return draw_face_down(sheet, side);
  const TileLook look{.is_faded = terms.cancelled != 0, .is_combat = true};
  const float width = std::min(sheet.unit(260), ImGui::GetContentRegionAvail().x);
  card_tile(sheet, terms.card, {width, tile_height(sheet, terms.card, width, look)}, look);
  note_control(sheet, wotr::card_of(sheet.model.rules, terms.card).title,
               tile_words(sheet, terms.card, look) - sheet.unit(8));
  read_pointed_card(sheet, terms.card);
  if (terms.cancelled != 0) {
    write(sheet.theme.italic, engine::ink::kWax, say(sheet, "screen.combat-cancelled"));
  }
}

}  // namespace screens
