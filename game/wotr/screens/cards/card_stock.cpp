#include "game/wotr/screens/cards/card_stock.h"

#include "game/wotr/screens/cards/card_face.h"
#include "game/wotr/screens/context/dice_icon.h"

namespace wotr_screens {
namespace {

wotr::DieFace face_of(wotr::CardIcon icon) {
  switch (icon) {
    case wotr::CardIcon::kCharacter: return wotr::DieFace::kCharacter;
    case wotr::CardIcon::kArmy: return wotr::DieFace::kArmy;
    case wotr::CardIcon::kMuster: return wotr::DieFace::kMuster;
  }
  return wotr::DieFace::kEvent;
}

}  // namespace

ImU32 deck_colour(wotr::Side side, wotr::Deck deck) {
  const bool free = side == wotr::Side::kFree;
  const ImU32 colour = free ? IM_COL32(0x2F, 0x5D, 0x8C, 0xFF) : engine::ink::kWax;
  return deck == wotr::Deck::kCharacter ? colour : screens::darker(colour, 0.62F);
}

ImU32 deck_colour(const wotr::Card& card) { return deck_colour(card.side, card.deck); }

void draw_engraving(const Context& context, ImDrawList& list, wotr::CardId card, ImVec2 from,
                    ImVec2 to) {
  screens::draw_engraving(context, list, wotr::card_of(context.rules, card).id, from, to);
}

void draw_die_seal(const Context& context, ImDrawList& list, ImVec2 centre, float radius,
                   const wotr::Card& card) {
  list.AddCircleFilled(centre, radius, deck_colour(card));
  list.AddCircle(centre, radius, screens::kInlay, 0, context.unit(1.5F));
  draw_die_symbol(list, centre, radius * 0.7F, face_of(card.icon), engine::ink::kVellum);
}

void draw_card_back(const Context& context, ImDrawList& list, wotr::Side side, wotr::Deck deck,
                    ImVec2 from, ImVec2 to) {
  const ImU32 colour = deck_colour(side, deck);
  draw_card_stock(context, list, from, to, colour);
  const float frame = frame_of(context) + context.unit(1);
  list.AddRectFilled({from.x + frame, from.y + frame}, {to.x - frame, to.y - frame}, colour,
                     context.unit(2));
  const bool free = side == wotr::Side::kFree;
  draw_die_symbol(list, {(from.x + to.x) / 2, (from.y + to.y) / 2}, (to.x - from.x) * 0.26F,
                  free ? wotr::DieFace::kWill : wotr::DieFace::kEye, engine::ink::kVellum);
}

}  // namespace wotr_screens
