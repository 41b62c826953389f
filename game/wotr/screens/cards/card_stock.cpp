#include "game/wotr/screens/cards/card_stock.h"

#include <algorithm>

#include "engine/ui/ink_pictures.h"
#include "game/wotr/screens/cards/card_face.h"
#include "game/wotr/screens/desk/dice_icon.h"

namespace wotr_screens {
namespace {

constexpr ImU32 kShadow = IM_COL32(0x2B, 0x21, 0x18, 0x60);
constexpr ImU32 kInlay = IM_COL32(0xD8, 0xBC, 0x7C, 0xFF);

ImU32 darker(ImU32 colour, float by) {
  ImVec4 parts = ImGui::ColorConvertU32ToFloat4(colour);
  parts.x *= by;
  parts.y *= by;
  parts.z *= by;
  return ImGui::ColorConvertFloat4ToU32(parts);
}

/// Brass over the corners, as on every sheet.
void draw_corners(const Desk& desk, ImDrawList& list, ImVec2 from, ImVec2 to) {
  const float size = desk.unit(9);
  for (const float x : {0.0F, 1.0F}) {
    for (const float y : {0.0F, 1.0F}) {
      const ImVec2 corner(from.x + x * (to.x - from.x), from.y + y * (to.y - from.y));
      const ImVec2 in(size * (1 - 2 * x), size * (1 - 2 * y));
      list.AddTriangleFilled(corner, {corner.x + in.x, corner.y}, {corner.x, corner.y + in.y},
                             engine::ink::kBrass);
      list.AddLine({corner.x + in.x, corner.y}, {corner.x, corner.y + in.y}, kInlay,
                   std::max(1.0F, desk.unit(1)));
    }
  }
}

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
  return deck == wotr::Deck::kCharacter ? colour : darker(colour, 0.62F);
}

ImU32 deck_colour(const wotr::Card& card) { return deck_colour(card.side, card.deck); }

float frame_of(const Desk& desk) { return desk.unit(5); }

void draw_card_stock(const Desk& desk, ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 deck) {
  const float line = std::max(1.0F, desk.unit(1));
  const float frame = frame_of(desk);
  const float rounding = desk.unit(6);
  list.AddRectFilled({from.x + 2 * line, from.y + 3 * line}, {to.x + 2 * line, to.y + 3 * line},
                     kShadow, rounding);
  list.AddRectFilled(from, to, deck, rounding);
  list.AddRectFilled({from.x + frame, from.y + frame}, {to.x - frame, to.y - frame},
                     engine::ink::kVellum, desk.unit(3));
  const float inlay = frame - 1.5F * line;
  list.AddRect({from.x + inlay, from.y + inlay}, {to.x - inlay, to.y - inlay}, kInlay, desk.unit(3),
               0, line);
  list.AddRect(from, to, engine::ink::kInk, rounding, 0, line);
  draw_corners(desk, list, from, to);
}

void draw_engraving(const Desk& desk, ImDrawList& list, wotr::CardId card, ImVec2 from, ImVec2 to) {
  constexpr ImU32 kPaper = IM_COL32(0xF0, 0xE7, 0xCF, 0xFF);
  constexpr float kPictureShape = 1.6F;  // width to height, as it is engraved
  constexpr float kEyeLine = 0.46F;      // what must stay where it is cut
  list.AddRectFilled(from, to, kPaper);
  engine::InkPictures* pictures = desk.sheet.state.engravings;
  const std::string& name = wotr::card_of(desk.rules, card).id;
  if (ImTextureID picture = pictures == nullptr ? nullptr : pictures->find(name)) {
    const float shape = (to.x - from.x) / (to.y - from.y);
    const float tall = std::min(1.0F, kPictureShape / shape);
    const float wide = std::min(1.0F, shape / kPictureShape);
    const ImVec2 first((1 - wide) / 2, (1 - tall) * kEyeLine);
    list.AddImage(picture, from, to, first, {first.x + wide, first.y + tall}, engine::ink::kInk);
  }
  list.AddRect(from, to, engine::ink::kSoftInk, 0, 0, std::max(1.0F, desk.unit(1)));
}

void draw_die_seal(const Desk& desk, ImDrawList& list, ImVec2 centre, float radius,
                   const wotr::Card& card) {
  list.AddCircleFilled(centre, radius, deck_colour(card));
  list.AddCircle(centre, radius, kInlay, 0, desk.unit(1.5F));
  draw_die_symbol(list, centre, radius * 0.7F, face_of(card.icon), engine::ink::kVellum);
}

void draw_card_back(const Desk& desk, ImDrawList& list, wotr::Side side, wotr::Deck deck,
                    ImVec2 from, ImVec2 to) {
  const ImU32 colour = deck_colour(side, deck);
  draw_card_stock(desk, list, from, to, colour);
  const float frame = frame_of(desk) + desk.unit(1);
  list.AddRectFilled({from.x + frame, from.y + frame}, {to.x - frame, to.y - frame}, colour,
                     desk.unit(2));
  const bool free = side == wotr::Side::kFree;
  draw_die_symbol(list, {(from.x + to.x) / 2, (from.y + to.y) / 2}, (to.x - from.x) * 0.26F,
                  free ? wotr::DieFace::kWill : wotr::DieFace::kEye, engine::ink::kVellum);
}

}  // namespace wotr_screens
