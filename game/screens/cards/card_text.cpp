#include "game/screens/cards/card_text.h"

#include <algorithm>
#include <cfloat>
#include <cmath>

namespace screens {
namespace {

constexpr ImU32 kPressed = IM_COL32(0xFF, 0xF8, 0xE4, 0xA0);  // the light on the lower edge

constexpr float kSmallest = 0.6F;  // of its usual size, to fit

/// How a paragraph is written at a width.
struct Setting {
  float size = 0;
  float width = 0;  ///< where it is wrapped
};

Setting setting_of(const CardText& text, float width) {
  const float widest = widest_word(text);
  const float fits = std::clamp(width / std::max(widest, 1.0F), kSmallest, 1.0F);
  const float room = std::max(width, std::ceil(widest * fits) + 1);
  return {.size = size_of(text.font) * text.share * fits, .width = room};
}

float height_of(const CardText& text, float width) {
  const Setting setting = setting_of(text, width);
  return text.font->CalcTextSizeA(setting.size, FLT_MAX, setting.width, text.words.c_str()).y;
}

}  // namespace

float size_of(const ImFont* font) { return font->FontSize * ImGui::GetIO().FontGlobalScale; }

float widest_word(const CardText& text) {
  const float size = size_of(text.font) * text.share;
  float widest = 0;
  for (std::size_t from = 0; from < text.words.size();) {
    const std::size_t to = std::min(text.words.find_first_of(" \n", from), text.words.size());
    const char* word = text.words.c_str();
    widest = std::max(widest, text.font->CalcTextSizeA(size, FLT_MAX, 0, word + from, word + to).x);
    from = to + 1;
  }
  return widest;
}

float height_of(const std::vector<CardText>& texts, float width) {
  float height = 0;
  for (const CardText& text : texts) height += text.above + height_of(text, width);
  return height;
}

float draw_texts(ImDrawList& list, const std::vector<CardText>& texts, ImVec2 from, float width) {
  for (const CardText& text : texts) {
    from.y += text.above;
    const Setting setting = setting_of(text, width);
    const auto write = [&](ImVec2 at, ImU32 colour) {
      list.AddText(text.font, setting.size, at, colour, text.words.c_str(), nullptr, setting.width);
    };
    write(ImVec2(from.x, from.y + 1), kPressed);
    write(from, text.colour);
    from.y += height_of(text, width);
  }
  return from.y;
}

}  // namespace screens
