#include "game/trilogy/screens/cards/card_tile.h"

#include <algorithm>

#include "engine/ui/widgets.h"
#include "game/screens/cards/card_stock.h"
#include "game/screens/cards/card_text.h"
#include "game/trilogy/screens/cards/card_face.h"
#include "game/trilogy/screens/desk/signs.h"

namespace trilogy_screens {
namespace {

using screens::CardText;

/// Adventure cards show their picture, where there is room.
bool has_picture(const Desk& desk, trilogy::CardId card) {
  return trilogy::is_adventure(card) && !desk.compact();
}

float spine(const Desk& desk, trilogy::CardId card) {
  return desk.unit(has_picture(desk, card) ? 68 : 34);
}
float beside_words(const Desk& desk, trilogy::CardId card) {
  return spine(desk, card) + desk.unit(6);
}
float after_words(const Desk& desk) { return screens::frame_of(desk) + desk.unit(5); }

std::vector<CardText> texts_of(const Desk& desk, trilogy::CardId card) {
  return {{desk.theme.bold, engine::ink::kInk, name_of(desk, card), 0, 0.94F},
          {desk.theme.italic, engine::ink::kSoftInk, kind_of(desk, card), -desk.unit(2), 0.86F}};
}

void draw_spine(const Desk& desk, ImDrawList& list, trilogy::CardId card, ImVec2 from, ImVec2 to) {
  const float frame = screens::frame_of(desk);
  if (has_picture(desk, card)) {
    draw_engraving(desk, list, card, {from.x + frame, from.y + frame},
                   {from.x + spine(desk, card), to.y - frame});
    const float radius = desk.unit(9);
    return draw_seal(desk, list, {from.x + frame + radius, from.y + frame + radius}, radius, card);
  }
  list.AddRectFilled({from.x + desk.unit(2), from.y + frame},
                     {from.x + spine(desk, card), to.y - frame}, colour_of(desk, card));
  const ImVec2 centre(from.x + spine(desk, card) / 2 + desk.unit(1), (from.y + to.y) / 2);
  const float radius = spine(desk, card) / 2 - desk.unit(7);
  if (trilogy::is_adventure(card)) return draw_ring(list, centre, radius);
  draw_symbol(list, centre, radius, trilogy::symbol_of(desk.rules, card), engine::ink::kVellum);
}

}  // namespace

float tile_words(const Desk& desk, trilogy::CardId card) {
  float widest = 0;
  for (const CardText& text : texts_of(desk, card)) {
    widest = std::max(widest, width_of(text.font, text.words) * text.share);
  }
  return widest + beside_words(desk, card) + after_words(desk);
}

glm::vec2 tile_size(const Desk& desk, trilogy::CardId card) {
  const float words = screens::height_of(texts_of(desk, card), 1e4F);
  return {tile_words(desk, card) + desk.unit(2),
          std::max(desk.theme.touch, words + 2 * screens::frame_of(desk) + desk.unit(2))};
}

bool card_tile(const Desk& desk, trilogy::CardId card, TileLook look) {
  const glm::vec2 size = tile_size(desk, card);
  ImGui::PushID(static_cast<int>(card));
  const bool pressed = engine::press_area("card", ImVec2(size.x, size.y));
  ImGui::PopID();
  const float lift = look.is_chosen ? desk.unit(3) : ImGui::IsItemHovered() ? desk.unit(1) : 0;
  const ImVec2 from(ImGui::GetItemRectMin().x, ImGui::GetItemRectMin().y - lift);
  const ImVec2 to(ImGui::GetItemRectMax().x, ImGui::GetItemRectMax().y - lift);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  screens::draw_card_stock(desk, list, from, to, colour_of(desk, card));
  draw_spine(desk, list, card, from, to);
  const std::vector<CardText> texts = texts_of(desk, card);
  const float top = (from.y + to.y - screens::height_of(texts, 1e4F)) / 2;
  screens::draw_texts(list, texts, {from.x + beside_words(desk, card), top}, 1e4F);
  const bool has_keys = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
  screens::draw_card_rims(desk, list, from, to, look.is_lit, has_keys);
  if (look.is_chosen) {
    list.AddRectFilled({from.x + spine(desk, card), to.y - desk.unit(7)},
                       {to.x - screens::frame_of(desk), to.y - desk.unit(4)}, engine::ink::kWax);
  }
  return pressed;
}

}  // namespace trilogy_screens
