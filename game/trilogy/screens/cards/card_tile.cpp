#include "game/trilogy/screens/cards/card_tile.h"

#include <algorithm>

#include "engine/ui/widgets.h"
#include "game/screens/cards/card_stock.h"
#include "game/screens/cards/card_text.h"
#include "game/trilogy/screens/cards/card_face.h"
#include "game/trilogy/screens/context/signs.h"

namespace trilogy_screens {
namespace {

using screens::CardText;

/// Adventure cards show their picture, where there is room.
bool has_picture(const Context& context, trilogy::CardId card) {
  return trilogy::is_adventure(card) && !context.compact();
}

float spine(const Context& context, trilogy::CardId card) {
  return context.unit(has_picture(context, card) ? 68 : 34);
}
float beside_words(const Context& context, trilogy::CardId card) {
  return spine(context, card) + context.unit(6);
}
float after_words(const Context& context) { return screens::frame_of(context) + context.unit(5); }

std::vector<CardText> texts_of(const Context& context, trilogy::CardId card) {
  return {{context.theme.bold, engine::ink::kInk, name_of(context, card), 0, 0.94F},
          {context.theme.italic, engine::ink::kSoftInk, kind_of(context, card), -context.unit(2),
           0.86F}};
}

void draw_spine(const Context& context, ImDrawList& list, trilogy::CardId card, ImVec2 from,
                ImVec2 to) {
  const float frame = screens::frame_of(context);
  if (has_picture(context, card)) {
    draw_engraving(context, list, card, {from.x + frame, from.y + frame},
                   {from.x + spine(context, card), to.y - frame});
    const float radius = context.unit(9);
    return draw_seal(context, list, {from.x + frame + radius, from.y + frame + radius}, radius,
                     card);
  }
  list.AddRectFilled({from.x + context.unit(2), from.y + frame},
                     {from.x + spine(context, card), to.y - frame}, colour_of(context, card));
  const ImVec2 centre(from.x + spine(context, card) / 2 + context.unit(1), (from.y + to.y) / 2);
  const float radius = spine(context, card) / 2 - context.unit(7);
  if (trilogy::is_adventure(card)) return draw_ring(list, centre, radius);
  draw_symbol(list, centre, radius, trilogy::symbol_of(context.rules, card), engine::ink::kVellum);
}

}  // namespace

float tile_words(const Context& context, trilogy::CardId card) {
  float widest = 0;
  for (const CardText& text : texts_of(context, card)) {
    widest = std::max(widest, width_of(text.font, text.words) * text.share);
  }
  return widest + beside_words(context, card) + after_words(context);
}

glm::vec2 tile_size(const Context& context, trilogy::CardId card) {
  const float words = screens::height_of(texts_of(context, card), 1e4F);
  return {tile_words(context, card) + context.unit(2),
          std::max(context.theme.touch, words + 2 * screens::frame_of(context) + context.unit(2))};
}

bool card_tile(const Context& context, trilogy::CardId card, TileLook look) {
  const glm::vec2 size = tile_size(context, card);
  ImGui::PushID(static_cast<int>(card));
  const bool pressed = engine::press_area("card", ImVec2(size.x, size.y));
  ImGui::PopID();
  const float lift = look.is_chosen           ? context.unit(3)
                     : ImGui::IsItemHovered() ? context.unit(1)
                                              : 0;
  const ImVec2 from(ImGui::GetItemRectMin().x, ImGui::GetItemRectMin().y - lift);
  const ImVec2 to(ImGui::GetItemRectMax().x, ImGui::GetItemRectMax().y - lift);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  screens::draw_card_stock(context, list, from, to, colour_of(context, card));
  draw_spine(context, list, card, from, to);
  const std::vector<CardText> texts = texts_of(context, card);
  const float top = (from.y + to.y - screens::height_of(texts, 1e4F)) / 2;
  screens::draw_texts(list, texts, {from.x + beside_words(context, card), top}, 1e4F);
  const bool has_keys = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
  screens::draw_card_rims(context, list, from, to, look.is_lit, has_keys);
  if (look.is_chosen) {
    list.AddRectFilled({from.x + spine(context, card), to.y - context.unit(7)},
                       {to.x - screens::frame_of(context), to.y - context.unit(4)},
                       engine::ink::kWax);
  }
  return pressed;
}

}  // namespace trilogy_screens
