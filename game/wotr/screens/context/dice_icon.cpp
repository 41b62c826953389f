#include "game/wotr/screens/context/dice_icon.h"

#include <array>

#include "engine/ui/theme.h"
#include "game/table/seals/seal.h"
#include "game/wotr/figures/emblems.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

constexpr ImU32 kBone = IM_COL32(0xF0, 0xE8, 0xD4, 0xFF);
constexpr ImU32 kBlueInlay = IM_COL32(0x2F, 0x5D, 0x8C, 0xFF);
constexpr ImU32 kBlood = IM_COL32(0x9A, 0x2A, 0x24, 0xFF);
constexpr ImU32 kBlackInlay = IM_COL32(0x1A, 0x12, 0x0E, 0xFF);

/// The colours of Nations, in the order of wotr::Nation.
constexpr std::array<ImU32, wotr::kNationCount> kNationColours{
    IM_COL32(0x2F, 0x5D, 0x8C, 0xFF), IM_COL32(0x3F, 0x7D, 0x3A, 0xFF),
    IM_COL32(0x4E, 0x9C, 0x94, 0xFF), IM_COL32(0x8A, 0x5A, 0x2B, 0xFF),
    IM_COL32(0x6C, 0x7F, 0xA8, 0xFF), IM_COL32(0xC9, 0xA2, 0x27, 0xFF),
    IM_COL32(0xA0, 0x2B, 0x22, 0xFF), IM_COL32(0xB5, 0x65, 0x1D, 0xFF)};

wotr_figures::DieSymbol symbol_of(wotr::DieFace face) {
  switch (face) {
    case wotr::DieFace::kCharacter: return wotr_figures::DieSymbol::kCharacter;
    case wotr::DieFace::kArmy: return wotr_figures::DieSymbol::kArmy;
    case wotr::DieFace::kMuster: return wotr_figures::DieSymbol::kMuster;
    case wotr::DieFace::kMusterArmy: return wotr_figures::DieSymbol::kMusterArmy;
    case wotr::DieFace::kEvent: return wotr_figures::DieSymbol::kEvent;
    case wotr::DieFace::kWill: return wotr_figures::DieSymbol::kWill;
    case wotr::DieFace::kEye: return wotr_figures::DieSymbol::kEye;
  }
  return wotr_figures::DieSymbol::kEye;
}

}  // namespace

void draw_action_die(ImDrawList& list, ImVec2 centre, float size, wotr::Side side,
                     wotr::DieFace face) {
  const bool free = side == wotr::Side::kFree;
  const float half = size / 2;
  const ImVec2 from(centre.x - half, centre.y - half);
  const ImVec2 to(centre.x + half, centre.y + half);
  const float rounding = size * 0.16F;
  list.AddRectFilled(ImVec2(from.x + 1, from.y + 2), ImVec2(to.x + 1, to.y + 2),
                     IM_COL32(0x2B, 0x21, 0x18, 0x50), rounding);
  list.AddRectFilled(from, to, free ? kBone : kBlood, rounding);
  list.AddRect(from, to, free ? engine::ink::kSoftInk : kBlackInlay, rounding, 0, 1.2F);
  draw_die_symbol(list, centre, half * 0.74F, face, free ? kBlueInlay : kBone);
}

void draw_die_symbol(ImDrawList& list, ImVec2 centre, float radius, wotr::DieFace face,
                     ImU32 colour) {
  table::draw_emblem(list, centre, radius, wotr_figures::die_sign(symbol_of(face)), colour);
}

ImU32 colour_of(wotr::Nation nation) { return kNationColours[static_cast<std::size_t>(nation)]; }

void draw_nation_disc(ImDrawList& list, ImVec2 centre, float radius, wotr::Nation nation,
                      Strength strength) {
  const bool full = strength == Strength::kFull;
  const ImU32 colour = colour_of(nation);
  if (full) list.AddCircleFilled(centre, radius, colour);
  list.AddCircle(centre, radius, full ? engine::ink::kInk : colour, 0, 1.2F);
  table::draw_emblem(list, centre, radius * 0.68F, wotr_figures::nation_sign(wotr::id_of(nation)),
                     full ? engine::ink::kVellum : colour);
}

}  // namespace wotr_screens
