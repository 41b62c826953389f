#include "game/wotr/screens/cards/combat_cards.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/screens/controls/control.h"
#include "game/wotr/screens/cards/card_face.h"
#include "game/wotr/screens/context/context.h"

namespace wotr_screens {
namespace {

constexpr float kBelowCard = 48;  // points: the odds, or that the card is cancelled

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

/// What is left of the screen below what the sheet says already.
float room_below(const Context& context) {
  const float foot =
      ImGui::GetStyle().WindowPadding.y + gap(context.theme) + context.unit(kBelowCard);
  return screens::prompt_top(context.neutral) - ImGui::GetCursorScreenPos().y - foot;
}

/// Its picture, its name and what it does, to be read where it lies; a tile where there is little
/// room.
void draw_open_card(Context& context, wotr::CardId card, bool is_cancelled) {
  const float width = std::min(context.unit(260), ImGui::GetContentRegionAvail().x);
  const float height = combat_face_height(context, card, width);
  if (height <= room_below(context)) {
    ImGui::PushID(static_cast<int>(card));
    engine::press_area("combat-card", ImVec2(width, height));
    ImGui::PopID();
    draw_combat_face(context, *ImGui::GetWindowDrawList(), card, ImGui::GetItemRectMin(), width,
                     is_cancelled);
    screens::note_control(context, name_of(context, card), 0);
    return;
  }
  const TileLook look{.is_faded = is_cancelled, .is_combat = true};
  card_tile(context, card, {width, tile_height(context, card, width, look)}, look);
  screens::note_control(context, name_of(context, card),
                        tile_words(context, card, look) - context.unit(8));
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
  draw_open_card(context, terms.card, terms.cancelled != 0);
  read_pointed_card(context, terms.card);
  if (terms.cancelled != 0) {
    write(context.theme.italic, engine::ink::kWax, say(context, "screen.combat-cancelled"));
  }
}

}  // namespace wotr_screens
