#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/wotr/screens/cards/card_face.h"
#include "game/wotr/screens/cards/card_stock.h"
#include "game/wotr/screens/cards/cards.h"
#include "rules/wotr/state/rules.h"

namespace wotr_screens {
namespace {

const wotr::Card& face_printed(const Context& context, wotr::CardId card) {
  return wotr::card_of(context.rules, card);
}

float spine(const Context& context, TileLook look) {
  if (look.has_picture && !context.compact()) return context.unit(64);
  return context.unit(context.compact() ? 28 : 36);
}
float before_words(const Context& context, TileLook look) {
  return spine(context, look) + context.unit(context.compact() ? 5 : 8);
}
float after_words(const Context& context) {
  return frame_of(context) + context.unit(context.compact() ? 3 : 5);
}

std::vector<CardText> tile_texts(const Context& context, wotr::CardId card, TileLook look) {
  const ImU32 colour = look.is_faded ? engine::ink::kSoftInk : engine::ink::kInk;
  const wotr::Card& face = face_printed(context, card);
  if (!look.is_combat) return {{context.theme.bold, colour, name_of(context, card)}};
  const wotr::CombatHalf& half = context.rules.combat_halves[face.combat];
  if (context.compact()) return {{context.theme.bold, colour, name_of(context, half)}};
  const std::string below =
      say(context, "screen.combat-half",
          nlohmann::json{{"initiative", initiative_of(half)}, {"card", name_of(context, card)}});
  return {{context.theme.bold, colour, name_of(context, half)},
          {context.theme.italic, engine::ink::kSoftInk, below, -context.unit(2)}};
}

bool has_keys() { return ImGui::IsItemFocused() && ImGui::GetIO().NavVisible; }

/// A warm rim for what may be chosen; the rim of the keys lies farther out.
void draw_tile_rims(const Context& context, ImDrawList& list, ImVec2 from, ImVec2 to,
                    TileLook look) {
  const auto rim = [&](float out, ImU32 colour, float weight) {
    list.AddRect({from.x - out, from.y - out}, {to.x + out, to.y + out}, colour,
                 context.unit(6) + out, 0, weight);
  };
  if (look.is_lit) {
    rim(context.unit(1), IM_COL32(0xF2, 0xD4, 0x80, 0xFF), context.unit(2.5F));
    rim(context.unit(2.5F), engine::ink::kBrass, context.unit(1));
  }
  if (has_keys()) rim(context.unit(3), engine::ink::kBrass, context.unit(2));
}

void draw_tile_face(const Context& context, wotr::CardId card, ImVec2 from, ImVec2 to,
                    TileLook look) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const wotr::Card& face = face_printed(context, card);
  const float frame = frame_of(context);
  draw_card_stock(context, list, from, to, deck_colour(face));
  list.AddRectFilled({from.x + context.unit(2), from.y + frame},
                     {from.x + spine(context, look), to.y - frame}, deck_colour(face));
  if (look.has_picture && !context.compact()) {
    draw_engraving(context, list, card, {from.x + frame, from.y + frame},
                   {from.x + spine(context, look), to.y - frame});
    const float seal = context.unit(9);
    draw_die_seal(context, list, {from.x + frame + seal, from.y + frame + seal}, seal, face);
  } else {
    draw_die_seal(context, list,
                  {from.x + spine(context, look) / 2 + context.unit(1), (from.y + to.y) / 2},
                  spine(context, look) / 2 - context.unit(4), face);
  }
  if (ImGui::IsItemHovered()) {
    list.AddRectFilled({from.x + spine(context, look), from.y + frame},
                       {to.x - frame, to.y - frame}, IM_COL32(0xFF, 0xF6, 0xDE, 0xA0),
                       context.unit(3));
  }
  const float width = to.x - from.x - before_words(context, look) - after_words(context);
  const std::vector<CardText> words = tile_texts(context, card, look);
  const float top = (from.y + to.y - height_of(words, width)) / 2;
  draw_texts(list, words, {from.x + before_words(context, look), top}, width);
  if (look.is_faded) {
    list.AddRectFilled(from, to, IM_COL32(0xE9, 0xDD, 0xBF, 0x50), context.unit(6));
  }
  if (look.is_chosen) {
    list.AddRectFilled({from.x + spine(context, look), to.y - frame - context.unit(3)},
                       {to.x - frame, to.y - frame}, engine::ink::kWax);
  }
}

}  // namespace

float tile_words(const Context& context, wotr::CardId card, TileLook look) {
  float widest = 0;
  for (const CardText& text : tile_texts(context, card, look)) {
    widest = std::max(widest, screens::widest_word(text));
  }
  return widest + before_words(context, look) + after_words(context);
}

float tile_height(const Context& context, wotr::CardId card, float width, TileLook look) {
  const float inside = width - before_words(context, look) - after_words(context);
  const float words = height_of(tile_texts(context, card, look), inside);
  return std::max(context.theme.touch,
                  words + 2 * frame_of(context) + context.unit(context.compact() ? 2 : 6));
}

bool card_tile(const Context& context, wotr::CardId card, glm::vec2 size, TileLook look) {
  ImGui::PushID(static_cast<int>(card));
  const bool pressed = engine::press_area("card", ImVec2(size.x, size.y));
  ImGui::PopID();
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  const float lift = ImGui::IsItemHovered() ? context.unit(2) : 0;
  const ImVec2 top(from.x, from.y - lift);
  const ImVec2 end(to.x, to.y - lift);
  draw_tile_face(context, card, top, end, look);
  draw_tile_rims(context, *ImGui::GetWindowDrawList(), top, end, look);
  return pressed;
}

}  // namespace wotr_screens
