#include <algorithm>
#include <nlohmann/json.hpp>

#include "engine/ui/widgets.h"
#include "game/wotr/screens/cards/card_face.h"
#include "game/wotr/screens/cards/card_stock.h"
#include "game/wotr/screens/cards/cards.h"
#include "rules/wotr/state/rules.h"

namespace wotr_screens {
namespace {

const wotr::Card& face_printed(const Desk& desk, wotr::CardId card) {
  return wotr::card_of(desk.rules, card);
}

float spine(const Desk& desk, TileLook look) {
  if (look.has_picture && !desk.compact()) return desk.unit(64);
  return desk.unit(desk.compact() ? 28 : 36);
}
float before_words(const Desk& desk, TileLook look) {
  return spine(desk, look) + desk.unit(desk.compact() ? 5 : 8);
}
float after_words(const Desk& desk) { return frame_of(desk) + desk.unit(desk.compact() ? 3 : 5); }

std::vector<CardText> tile_texts(const Desk& desk, wotr::CardId card, TileLook look) {
  const ImU32 colour = look.is_faded ? engine::ink::kSoftInk : engine::ink::kInk;
  const wotr::Card& face = face_printed(desk, card);
  if (!look.is_combat) return {{desk.theme.bold, colour, name_of(desk, card)}};
  const wotr::CombatHalf& half = desk.rules.combat_halves[face.combat];
  if (desk.compact()) return {{desk.theme.bold, colour, name_of(desk, half)}};
  const std::string below =
      say(desk, "screen.combat-half",
          nlohmann::json{{"initiative", initiative_of(half)}, {"card", name_of(desk, card)}});
  return {{desk.theme.bold, colour, name_of(desk, half)},
          {desk.theme.italic, engine::ink::kSoftInk, below, -desk.unit(2)}};
}

bool has_keys() { return ImGui::IsItemFocused() && ImGui::GetIO().NavVisible; }

/// A warm rim for what may be chosen; the rim of the keys lies farther out.
void draw_tile_rims(const Desk& desk, ImDrawList& list, ImVec2 from, ImVec2 to, TileLook look) {
  const auto rim = [&](float out, ImU32 colour, float weight) {
    list.AddRect({from.x - out, from.y - out}, {to.x + out, to.y + out}, colour, desk.unit(6) + out,
                 0, weight);
  };
  if (look.is_lit) {
    rim(desk.unit(1), IM_COL32(0xF2, 0xD4, 0x80, 0xFF), desk.unit(2.5F));
    rim(desk.unit(2.5F), engine::ink::kBrass, desk.unit(1));
  }
  if (has_keys()) rim(desk.unit(3), engine::ink::kBrass, desk.unit(2));
}

void draw_tile_face(const Desk& desk, wotr::CardId card, ImVec2 from, ImVec2 to, TileLook look) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const wotr::Card& face = face_printed(desk, card);
  const float frame = frame_of(desk);
  draw_card_stock(desk, list, from, to, deck_colour(face));
  list.AddRectFilled({from.x + desk.unit(2), from.y + frame},
                     {from.x + spine(desk, look), to.y - frame}, deck_colour(face));
  if (look.has_picture && !desk.compact()) {
    draw_engraving(desk, list, card, {from.x + frame, from.y + frame},
                   {from.x + spine(desk, look), to.y - frame});
    const float seal = desk.unit(9);
    draw_die_seal(desk, list, {from.x + frame + seal, from.y + frame + seal}, seal, face);
  } else {
    draw_die_seal(desk, list, {from.x + spine(desk, look) / 2 + desk.unit(1), (from.y + to.y) / 2},
                  spine(desk, look) / 2 - desk.unit(4), face);
  }
  if (ImGui::IsItemHovered()) {
    list.AddRectFilled({from.x + spine(desk, look), from.y + frame}, {to.x - frame, to.y - frame},
                       IM_COL32(0xFF, 0xF6, 0xDE, 0xA0), desk.unit(3));
  }
  const float width = to.x - from.x - before_words(desk, look) - after_words(desk);
  const std::vector<CardText> words = tile_texts(desk, card, look);
  const float top = (from.y + to.y - height_of(words, width)) / 2;
  draw_texts(list, words, {from.x + before_words(desk, look), top}, width);
  if (look.is_faded) {
    list.AddRectFilled(from, to, IM_COL32(0xE9, 0xDD, 0xBF, 0x50), desk.unit(6));
  }
  if (look.is_chosen) {
    list.AddRectFilled({from.x + spine(desk, look), to.y - frame - desk.unit(3)},
                       {to.x - frame, to.y - frame}, engine::ink::kWax);
  }
}

}  // namespace

float tile_words(const Desk& desk, wotr::CardId card, TileLook look) {
  float widest = 0;
  for (const CardText& text : tile_texts(desk, card, look)) {
    widest = std::max(widest, screens::widest_word(text));
  }
  return widest + before_words(desk, look) + after_words(desk);
}

float tile_height(const Desk& desk, wotr::CardId card, float width, TileLook look) {
  const float inside = width - before_words(desk, look) - after_words(desk);
  const float words = height_of(tile_texts(desk, card, look), inside);
  return std::max(desk.theme.touch, words + 2 * frame_of(desk) + desk.unit(desk.compact() ? 2 : 6));
}

bool card_tile(const Desk& desk, wotr::CardId card, glm::vec2 size, TileLook look) {
  ImGui::PushID(static_cast<int>(card));
  const bool pressed = engine::press_area("card", ImVec2(size.x, size.y));
  ImGui::PopID();
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  const float lift = ImGui::IsItemHovered() ? desk.unit(2) : 0;
  const ImVec2 top(from.x, from.y - lift);
  const ImVec2 end(to.x, to.y - lift);
  draw_tile_face(desk, card, top, end, look);
  draw_tile_rims(desk, *ImGui::GetWindowDrawList(), top, end, look);
  return pressed;
}

}  // namespace wotr_screens
