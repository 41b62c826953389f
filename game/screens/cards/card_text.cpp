#include "game/screens/cards/card_text.h"

#include <cfloat>

namespace screens {
namespace {

constexpr ImU32 kPressed = IM_COL32(0xFF, 0xF8, 0xE4, 0xA0);  // the light on the lower edge

float height_of(const CardText& text, float width) {
  return text.font
      ->CalcTextSizeA(size_of(text.font) * text.share, FLT_MAX, width, text.words.c_str())
      .y;
}

}  // namespace

float size_of(const ImFont* font) { return font->FontSize * ImGui::GetIO().FontGlobalScale; }

float height_of(const std::vector<CardText>& texts, float width) {
  float height = 0;
  for (const CardText& text : texts) height += text.above + height_of(text, width);
  return height;
}

float draw_texts(ImDrawList& list, const std::vector<CardText>& texts, ImVec2 from, float width) {
  for (const CardText& text : texts) {
    from.y += text.above;
    const float size = size_of(text.font) * text.share;
    const char* words = text.words.c_str();
    list.AddText(text.font, size, ImVec2(from.x, from.y + 1), kPressed, words, nullptr, width);
    list.AddText(text.font, size, from, text.colour, words, nullptr, width);
    from.y += height_of(text, width);
  }
  return from.y;
}

}  // namespace screens
