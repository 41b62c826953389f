#include "game/wotr/screens/hunt/company_picture.h"

#include <algorithm>
#include <cfloat>
#include <string>
#include <vector>

#include "game/wotr/screens/hunt/corruption_ring.h"
#include "game/wotr/screens/hunt/face.h"
#include "rules/wotr/odds/bearers.h"

namespace wotr_screens {
namespace {

constexpr float kTipFaceWide = 35;  // points
constexpr float kTipFaceTall = 42;
constexpr float kTipFaceApart = 3;

std::vector<wotr::Character> guide_first(const wotr::Fellowship& fellowship) {
  std::vector<wotr::Character> walkers{fellowship.guide};
  wotr::for_each_character(fellowship.companions, [&](wotr::Character who) {
    if (who != fellowship.guide) walkers.push_back(who);
  });
  return walkers;
}

void draw_ring_with_number(const Context& context, ImDrawList& list, ImVec2 middle, float radius) {
  const int corruption = context.view.board.fellowship.corruption;
  const float share = static_cast<float>(corruption) / static_cast<float>(wotr::kMostCorruption);
  draw_corruption_ring(list, middle, radius * 0.76F, radius * 0.26F, {.lost = share});
  const std::string digits = std::to_string(corruption);
  ImFont* font = context.theme.numerals;
  const float size = radius;
  const ImVec2 room = font->CalcTextSizeA(size, FLT_MAX, 0, digits.c_str());
  list.AddText(font, size, {middle.x - room.x / 2, middle.y - room.y / 2}, engine::ink::kVellum,
               digits.c_str());
}

}  // namespace

engine::TipPicture company_picture(const Context& made) {
  const std::vector<wotr::Character> walkers = guide_first(made.view.board.fellowship);
  const float tall = made.unit(kTipFaceTall);
  const float step = made.unit(kTipFaceWide + kTipFaceApart);
  const auto count = static_cast<float>(walkers.size());
  // What it was made with may be gone when it is drawn; what all panels are drawn with is not.
  screens::Context* on = &made.neutral;
  const auto draw = [on, walkers, tall, step](ImDrawList& list, ImVec2 from) {
    const Context context(*on);
    draw_ring_with_number(context, list, {from.x + tall / 2, from.y + tall / 2}, tall / 2);
    float x = from.x + tall + context.unit(8);
    for (const wotr::Character who : walkers) {
      const ImVec2 to(x + context.unit(kTipFaceWide), from.y + tall);
      draw_face(context, list, who, {x, from.y}, to);
      if (who == walkers.front()) {
        list.AddRect({x, from.y}, to, IM_COL32(0x2F, 0x5D, 0x8C, 0xFF), 0, 0, context.unit(2));
      }
      x += step;
    }
  };
  return {.size = {tall + made.unit(8) + count * step, tall}, .draw = draw};
}

}  // namespace wotr_screens
