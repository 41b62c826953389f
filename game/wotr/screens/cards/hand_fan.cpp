#include "game/wotr/screens/cards/hand_fan.h"

#include <algorithm>
#include <array>

#include "game/wotr/screens/cards/card_stock.h"
#include "game/wotr/screens/cards/hand.h"

namespace wotr_screens {
namespace {

/// As large as usual, or smaller so that it ends above the lower half.
std::vector<CardText> title_between(const Context& context, const std::string& words, float width,
                                    float height) {
  constexpr std::array kShares{0.92F, 0.84F, 0.76F, 0.68F};
  std::vector<CardText> title{{context.theme.bold, engine::ink::kInk, words, 0, 0}};
  for (const float share : kShares) {
    title[0].share = share;
    if (height_of(title, width) <= height) break;
  }
  return title;
}

}  // namespace

void draw_small_face(const Context& context, ImDrawList& list, wotr::CardId id, ImVec2 from,
                     ImVec2 to, float shows) {
  const wotr::Card& card = wotr::card_of(context.rules, id);
  draw_card_stock(context, list, from, to, deck_colour(card));
  const float frame = frame_of(context) + context.unit(2);
  const float left = from.x + frame;
  const float inside = to.x - from.x - 2 * frame;
  const float picture = inside / 1.5F;
  draw_engraving(context, list, id, {left, from.y + frame},
                 {left + inside, from.y + frame + picture});
  const float seal = context.unit(11);
  draw_die_seal(context, list, {left + seal, from.y + frame + seal}, seal, card);
  const wotr::CombatHalf& half = context.rules.combat_halves[card.combat];
  const std::vector<CardText> lower{
      {context.theme.italic, engine::ink::kSoftInk, name_of(context, half), 0, 0.84F}};
  const float high = height_of(lower, inside - context.unit(4));
  const float rule = to.y - frame - high - context.unit(3);
  const ImVec2 below(left + context.unit(3), from.y + frame + picture + context.unit(3));
  const float width = std::min(inside, shows - frame) - context.unit(4);
  draw_texts(list, title_between(context, name_of(context, id), width, rule - below.y), below,
             width);
  list.AddRectFilled({left, rule}, {left + inside, to.y - frame}, IM_COL32(0xCD, 0xB9, 0x8F, 0x78));
  list.AddLine({left, rule}, {left + inside, rule}, engine::ink::kSoftInk,
               std::max(1.0F, context.unit(1)));
  draw_texts(list, lower, {left + context.unit(3), rule + context.unit(1)},
             inside - context.unit(4));
}

HandFan fan_for(const Context& context, int count, float sheet) {
  return screens::fan_for(context, count, sheet, is_column_covered(context, wotr::Side::kFree));
}

void draw_in_fan(const Context& context, ImDrawList& list, const HandFan& fan, int number,
                 wotr::CardId card, FanLook look) {
  screens::draw_in_fan(context, list, fan, number, look, [&](ImVec2 from, ImVec2 to, float shows) {
    draw_small_face(context, list, card, from, to, shows);
  });
}

void draw_back_in_fan(const Context& context, ImDrawList& list, const HandFan& fan, int number,
                      wotr::Side side, wotr::Deck deck) {
  screens::draw_in_fan(context, list, fan, number, {},
                       [&](ImVec2 from, ImVec2 to, float /*shows*/) {
                         draw_card_back(context, list, side, deck, from, to);
                       });
}

}  // namespace wotr_screens
