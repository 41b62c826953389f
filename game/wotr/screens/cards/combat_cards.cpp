#include "game/wotr/screens/cards/combat_cards.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/screens/controls/control.h"
#include "game/wotr/screens/cards/card_face.h"
#include "game/wotr/screens/desk/desk.h"

namespace wotr_screens {
namespace {

void draw_face_down(Desk& desk, wotr::Side side) {
  const ImVec2 size(desk.unit(24), desk.unit(33));
  ImGui::Dummy(size);
  draw_card_back(desk, *ImGui::GetWindowDrawList(), side, wotr::Deck::kCharacter,
                 ImGui::GetItemRectMin(), ImGui::GetItemRectMax());
  ImGui::SameLine();
  write(desk.theme.italic, engine::ink::kSoftInk, say(desk, "screen.combat-hidden"));
}

/// Where there is little room the name alone; its words come when it is pointed at.
void draw_name(Desk& desk, wotr::CardId card, bool is_cancelled) {
  const wotr::Rules& rules = desk.rules;
  const wotr::CombatHalf& half = rules.combat_halves[wotr::card_of(rules, card).combat];
  write(desk.theme.bold, is_cancelled ? engine::ink::kSoftInk : engine::ink::kWax,
        name_of(desk, half));
  read_pointed_card(desk, card);
}

}  // namespace

void draw_combat_card(Desk& desk, wotr::Side side) {
  const wotr::CombatTerms& terms = desk.view.board.battle.cards[static_cast<std::size_t>(side)];
  if (terms.card == wotr::kNoCard) return;
  const bool is_hidden = terms.card == wotr::kFaceDown;
  if (desk.compact()) {
    if (!is_hidden) draw_name(desk, terms.card, terms.cancelled != 0);
    return;
  }
  if (is_hidden) return draw_face_down(desk, side);
  const TileLook look{.is_faded = terms.cancelled != 0, .is_combat = true};
  const float width = std::min(desk.unit(260), ImGui::GetContentRegionAvail().x);
  card_tile(desk, terms.card, {width, tile_height(desk, terms.card, width, look)}, look);
  screens::note_control(desk, name_of(desk, terms.card),
                        tile_words(desk, terms.card, look) - desk.unit(8));
  read_pointed_card(desk, terms.card);
  if (terms.cancelled != 0) {
    write(desk.theme.italic, engine::ink::kWax, say(desk, "screen.combat-cancelled"));
  }
}

}  // namespace wotr_screens
