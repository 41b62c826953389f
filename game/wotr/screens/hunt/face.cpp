#include "game/wotr/screens/hunt/face.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/ui/ink_pictures.h"
#include "game/wotr/data/portraits.h"
#include "game/wotr/screens/cards/card_stock.h"
#include "game/wotr/screens/context/dice_icon.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

using wotr::Character;

constexpr ImU32 kFacePaper = IM_COL32(0xF0, 0xE7, 0xCF, 0xFF);
constexpr ImU32 kFaceBlue = IM_COL32(0x2F, 0x5D, 0x8C, 0xFF);
constexpr float kFaceShape = 1.6F;  // width to height, as it is engraved

std::string portrait_file(Character who) { return wotr_data::portrait_of(wotr::id_of(who)); }

void draw_level_pips(const Context& context, ImDrawList& list, int level, ImVec2 left_bottom) {
  const float radius = context.unit(3.4F);
  const float step = radius * 2.7F;
  if (level == 0) return;
  const float wide = step * static_cast<float>(level - 1) + 4 * radius;
  const ImVec2 from(left_bottom.x, left_bottom.y - 3.6F * radius);
  list.AddRectFilled(from, {from.x + wide, left_bottom.y}, engine::ink::kOak, radius,
                     ImDrawFlags_RoundCornersTopRight);
  for (int i = 0; i < level; ++i) {
    const float x = from.x + 2 * radius + step * static_cast<float>(i);
    list.AddCircleFilled({x, left_bottom.y - 1.8F * radius}, radius, screens::kInlay);
  }
}

/// A card of the stack, turned about its middle.
void draw_turned_face(const Context& context, ImDrawList& list, Character who, ImVec2 middle,
                      ImVec2 half, float angle) {
  const auto corner = [&](float x, float y) {
    const float c = std::cos(angle);
    const float s = std::sin(angle);
    return ImVec2(middle.x + x * half.x * c - y * half.y * s,
                  middle.y + x * half.x * s + y * half.y * c);
  };
  const std::array corners{corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)};
  list.AddQuadFilled(corners[0], corners[1], corners[2], corners[3], kFacePaper);
  engine::InkPictures* pictures = context.neutral.state.engravings;
  if (ImTextureID picture = pictures == nullptr ? nullptr : pictures->find(portrait_file(who))) {
    const float wide = half.x / half.y / kFaceShape / 2;
    list.AddImageQuad(picture, corners[0], corners[1], corners[2], corners[3], {0.5F - wide, 0},
                      {0.5F + wide, 0}, {0.5F + wide, 1}, {0.5F - wide, 1}, engine::ink::kInk);
  }
  list.AddQuad(corners[0], corners[1], corners[2], corners[3], engine::ink::kSoftInk,
               std::max(1.0F, context.unit(1.2F)));
}

}  // namespace

void draw_face(const Context& context, ImDrawList& list, Character who, ImVec2 from, ImVec2 to) {
  screens::draw_engraving(context, list, portrait_file(who), from, to);
  draw_level_pips(context, list, wotr::row_of(context.rules, who).level, {from.x, to.y});
}

void draw_ability_signs(const Context& context, ImDrawList& list, Character who,
                        ImVec2 right_bottom) {
  const float radius = context.unit(10);
  ImVec2 centre(right_bottom.x - radius - context.unit(2),
                right_bottom.y - radius - context.unit(2));
  const auto disc = [&] {
    list.AddCircleFilled(centre, radius, engine::ink::kVellum);
    list.AddCircle(centre, radius, engine::ink::kInk, 0, std::max(1.0F, context.unit(1)));
  };
  const auto icon = [&](engine::Icon sign) {
    disc();
    engine::draw_icon(list, sign, centre, radius * 1.3F, engine::ink::kInk);
    centre.y -= radius * 2.2F;
  };
  switch (who) {  // as Guide
    case Character::kGandalfTheGrey:
      disc();
      draw_die_symbol(list, centre, radius * 0.75F, wotr::DieFace::kEvent, kFaceBlue);
      centre.y -= radius * 2.2F;
      break;
    case Character::kStrider:
    case Character::kGollum: icon(engine::Icon::kEyeClosed); break;
    case Character::kMeriadoc:
    case Character::kPeregrin: icon(engine::Icon::kMinus); break;
    default: break;
  }
  if (wotr::row_of(context.rules, who).captain_of_the_west) icon(engine::Icon::kDie);
}

void draw_guide_ribbon(const Context& context, ImDrawList& list, ImVec2 from, ImVec2 to) {
  const std::string words = say(context, "bear.guides");
  ImFont* font = context.theme.bold;
  const float size = screens::size_of(font) * 0.85F;
  const float width = width_of(font, words) * 0.85F;
  const float height = size * 1.3F;
  list.AddRectFilled(from, {to.x, from.y + height}, kFaceBlue);
  list.AddText(font, size, {(from.x + to.x - width) / 2, from.y + (height - size) / 2},
               engine::ink::kVellum, words.c_str());
}

void draw_sign_below(const Context& context, ImDrawList& list, engine::Icon sign, ImVec2 from,
                     ImVec2 to) {
  const float radius = (to.x - from.x) * 0.12F;
  const ImVec2 middle((from.x + to.x) / 2, to.y - radius * 1.15F);
  list.AddCircleFilled(middle, radius, engine::ink::kOak);
  list.AddCircle(middle, radius, screens::kInlay, 0, std::max(1.0F, context.unit(1.5F)));
  engine::draw_icon(list, sign, middle, radius * 1.3F, screens::kInlay);
}

void draw_lot(const Context& context, ImDrawList& list, std::span<const Character> walkers,
              ImVec2 from, ImVec2 to) {
  constexpr std::size_t kMost = 3;
  constexpr std::array kTurns{-0.2F, 0.17F, 0.0F};
  constexpr std::array kAside{-0.15F, 0.15F, 0.0F};
  const std::size_t count = std::min(kMost, walkers.size());
  const ImVec2 room(to.x - from.x, to.y - from.y);
  const ImVec2 half(room.x * 0.31F, room.y * 0.4F);
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t place = i + kMost - count;
    const ImVec2 middle((from.x + to.x) / 2 + kAside[place] * room.x, (from.y + to.y) / 2);
    draw_turned_face(context, list, walkers[i], middle, half, kTurns[place]);
  }
  draw_sign_below(context, list, engine::Icon::kQuestion, from, to);
}

}  // namespace wotr_screens
