#include "game/screens/cards/card_stock.h"

#include <algorithm>

#include "engine/ui/ink_pictures.h"

namespace screens {
namespace {

constexpr ImU32 kPaper = IM_COL32(0xF0, 0xE7, 0xCF, 0xFF);
constexpr float kPictureShape = 1.6F;  // width to height, as it is engraved
constexpr ImU32 kShadow = IM_COL32(0x2B, 0x21, 0x18, 0x60);

/// Brass over the corners, as on every sheet.
void draw_corners(const Context& context, ImDrawList& list, ImVec2 from, ImVec2 to) {
  const float size = context.unit(9);
  for (const float x : {0.0F, 1.0F}) {
    for (const float y : {0.0F, 1.0F}) {
      const ImVec2 corner(from.x + x * (to.x - from.x), from.y + y * (to.y - from.y));
      const ImVec2 in(size * (1 - 2 * x), size * (1 - 2 * y));
      list.AddTriangleFilled(corner, {corner.x + in.x, corner.y}, {corner.x, corner.y + in.y},
                             engine::ink::kBrass);
      list.AddLine({corner.x + in.x, corner.y}, {corner.x, corner.y + in.y}, kInlay,
                   std::max(1.0F, context.unit(1)));
    }
  }
}

}  // namespace

float frame_of(const Context& context) { return context.unit(5); }

ImU32 darker(ImU32 colour, float by) {
  ImVec4 parts = ImGui::ColorConvertU32ToFloat4(colour);
  parts.x *= by;
  parts.y *= by;
  parts.z *= by;
  return ImGui::ColorConvertFloat4ToU32(parts);
}

void draw_card_stock(const Context& context, ImDrawList& list, ImVec2 from, ImVec2 to, ImU32 deck) {
  const float line = std::max(1.0F, context.unit(1));
  const float frame = frame_of(context);
  const float rounding = context.unit(6);
  list.AddRectFilled({from.x + 2 * line, from.y + 3 * line}, {to.x + 2 * line, to.y + 3 * line},
                     kShadow, rounding);
  list.AddRectFilled(from, to, deck, rounding);
  list.AddRectFilled({from.x + frame, from.y + frame}, {to.x - frame, to.y - frame},
                     engine::ink::kVellum, context.unit(3));
  const float inlay = frame - 1.5F * line;
  list.AddRect({from.x + inlay, from.y + inlay}, {to.x - inlay, to.y - inlay}, kInlay,
               context.unit(3), 0, line);
  list.AddRect(from, to, engine::ink::kInk, rounding, 0, line);
  draw_corners(context, list, from, to);
}

void draw_engraving(const Context& context, ImDrawList& list, const std::string& name, ImVec2 from,
                    ImVec2 to) {
  constexpr float kEyeLine = 0.46F;  // what must stay where it is cut
  list.AddRectFilled(from, to, kPaper);
  engine::InkPictures* pictures = context.state.engravings;
  if (ImTextureID picture = pictures == nullptr ? nullptr : pictures->find(name)) {
    const float shape = (to.x - from.x) / (to.y - from.y);
    const float tall = std::min(1.0F, kPictureShape / shape);
    const float wide = std::min(1.0F, shape / kPictureShape);
    const ImVec2 first((1 - wide) / 2, (1 - tall) * kEyeLine);
    list.AddImage(picture, from, to, first, {first.x + wide, first.y + tall}, engine::ink::kInk);
  }
  list.AddRect(from, to, engine::ink::kSoftInk, 0, 0, std::max(1.0F, context.unit(1)));
}

bool draw_round_engraving(const Context& context, ImDrawList& list, const std::string& name,
                          ImVec2 centre, float radius) {
  engine::InkPictures* pictures = context.state.engravings;
  ImTextureID picture = pictures == nullptr || name.empty() ? nullptr : pictures->find(name);
  if (picture == nullptr) return false;
  constexpr float kWide = 1 / kPictureShape;
  const ImVec2 from(centre.x - radius, centre.y - radius);
  const ImVec2 to(centre.x + radius, centre.y + radius);
  list.AddCircleFilled(centre, radius, kPaper, 64);
  list.AddImageRounded(picture, from, to, {(1 - kWide) / 2, 0}, {(1 + kWide) / 2, 1},
                       engine::ink::kInk, radius);
  return true;
}

void draw_card_rims(const Context& context, ImDrawList& list, ImVec2 from, ImVec2 to, bool may_play,
                    bool has_keys) {
  const auto rim = [&](float out, ImU32 colour, float weight) {
    list.AddRect({from.x - out, from.y - out}, {to.x + out, to.y + out}, colour,
                 context.unit(6) + out, 0, weight);
  };
  if (may_play) rim(context.unit(1), IM_COL32(0xF2, 0xD4, 0x80, 0xFF), context.unit(2));
  if (has_keys) rim(context.unit(3), engine::ink::kBrass, context.unit(2.5F));
}

}  // namespace screens
