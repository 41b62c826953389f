#pragma once

#include <string>
#include <vector>

#include <imgui.h>

namespace screens {

/// A paragraph of a card.
struct CardText {
  ImFont* font = nullptr;
  ImU32 colour = 0;
  std::string words;
  float above = 0;  ///< space before it, in points
  float share = 1;  ///< of the size of its font
};

/// How wide its longest word is.
float widest_word(const CardText& text);
/// How high the paragraphs are when they are wrapped at the width. No word is broken: one that is
/// too long makes its paragraph smaller, and where that is not enough goes on beyond the width.
float height_of(const std::vector<CardText>& texts, float width);
/// Draws them and returns where they end. Letters are pressed into the vellum: a light edge below.
float draw_texts(ImDrawList& list, const std::vector<CardText>& texts, ImVec2 from, float width);

/// The size at which a font of the theme is drawn.
float size_of(const ImFont* font);

}  // namespace screens
