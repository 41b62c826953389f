#include "game/wotr/screens/tips/force_row.h"

#include "game/table/seals/seal.h"
#include "game/wotr/screens/context/dice_icon.h"
#include "game/wotr/screens/hunt/face.h"

namespace wotr_screens {
namespace {

// In points.
constexpr float kRowTall = 30;
constexpr float kEmblem = 11;  // its radius
constexpr float kApart = 5;
constexpr float kRowFaceWide = 25;

/// The Nazgûl lead the Armies of Sauron, and stand beside his emblem.
int leaders_beside(const wotr::Figures& figures, wotr::Nation nation) {
  if (nation == wotr::Nation::kSauron) return figures.nazgul;
  const auto n = static_cast<std::size_t>(nation);
  return n < figures.leader.size() ? figures.leader[n] : 0;
}

float width_of_nation(const Context& context, const table::KindCounts& kinds) {
  return context.unit(kEmblem) + table::slip_end(context.theme, kinds) + context.unit(kApart);
}

}  // namespace

ForceRow force_row(const wotr::Figures& figures, wotr::Side side) {
  ForceRow row;
  wotr::for_each_nation(side, [&](wotr::Nation nation) {
    const auto n = static_cast<std::size_t>(nation);
    const table::KindCounts kinds{.squares = figures.regular[n],
                                  .diamonds = figures.elite[n],
                                  .pennants = leaders_beside(figures, nation)};
    if (kinds.squares + kinds.diamonds + kinds.pennants > 0) row.nations.push_back({nation, kinds});
  });
  wotr::for_each_character(wotr::characters_of(figures, side),
                           [&](wotr::Character who) { row.faces.push_back(who); });
  return row;
}

ImVec2 size_of(const Context& context, const ForceRow& row) {
  float width = 0;
  for (const ForceRow::OfNation& one : row.nations) width += width_of_nation(context, one.kinds);
  width += static_cast<float>(row.faces.size()) * context.unit(kRowFaceWide + 2);
  return {width, row.is_empty() ? 0 : context.unit(kRowTall)};
}

void draw_force_row(const Context& context, ImDrawList& list, ImVec2 from, const ForceRow& row) {
  const float tall = context.unit(kRowTall);
  const float radius = context.unit(kEmblem);
  for (const ForceRow::OfNation& one : row.nations) {
    const ImVec2 middle(from.x + radius, from.y + tall / 2);
    table::draw_slip(list, context.theme, middle, one.kinds, 1);
    draw_nation_disc(list, middle, radius, one.nation, Strength::kFull);
    from.x += width_of_nation(context, one.kinds);
  }
  for (const wotr::Character who : row.faces) {
    const float right = from.x + context.unit(kRowFaceWide);
    draw_face(context, list, who, from, {right, from.y + tall});
    from.x = right + context.unit(2);
  }
}

}  // namespace wotr_screens
