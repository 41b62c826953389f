#include "game/wotr/screens/cards/combat_cards.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "game/screens/controls/control.h"
#include "game/wotr/screens/cards/card_face.h"
#include "game/wotr/screens/context/context.h"

namespace wotr_screens {
namespace {

void draw_face_down(Context& context, wotr::Side side) {
  const ImVec2 size(context.unit(24), context.unit(33));
  ImGui::Dummy(size);
  draw_card_back(context, *ImGui::GetWindowDrawList(), side, wotr::Deck::kCharacter,
                 ImGui::GetItemRectMin(), ImGui::GetItemRectMax());
  ImGui::SameLine();
  write(context.theme.italic, engine::ink::kSoftInk, say(context, "screen.combat-hidden"));
}

/// Where there is little room the name alone; its words come when it is pointed at.
void draw_name(Context& context, wotr::CardId card, bool is_cancelled) {
  const wotr::Rules& rules = context.rules;
  const wotr::CombatHalf& half = rules.combat_halves[wotr::card_of(rules, card).combat];
  write(context.theme.bold, is_cancelled ? engine::ink::kSoftInk : engine::ink::kWax,
        name_of(context, half));
  read_pointed_card(context, card);
}

}  // namespace

void draw_combat_card(Context& context, wotr::Side side) {
  const wotr::CombatTerms& terms = context.view.board.battle.cards[static_cast<std::size_t>(side)];
  if (terms.card == wotr::kNoCard) return;
  const bool is_hidden = terms.card == wotr::kFaceDown;
  if (context.compact()) {
    if (!is_hidden) draw_name(context, terms.card, terms.cancelled != 0);
    return;
  }
  if (is_hidden) return draw_face_down(context, side);
  const TileLook look{.is_faded = terms.cancelled != 0, .is_combat = true};
  const float width = std::min(context.unit(260), ImGui::GetContentRegionAvail().x);
  card_tile(context, terms.card, {width, tile_height(context, terms.card, width, look)}, look);
  screens::note_control(context, name_of(context, terms.card),
                        tile_words(context, terms.card, look) - context.unit(8));
  read_pointed_card(context, terms.card);
  if (terms.cancelled != 0) {
    write(context.theme.italic, engine::ink::kWax, say(context, "screen.combat-cancelled"));
  }
}

}  // namespace wotr_screens
