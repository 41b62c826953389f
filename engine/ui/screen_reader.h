#pragma once

#include <cstdint>
#include <glm/vec2.hpp>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include <imgui.h>

#include "engine/scene/camera.h"

namespace engine {

/// Something that hides what was drawn before it.
struct DrawnSheet {
  ScreenPart part;
  const ImDrawList* list = nullptr;
  int corner = 0;  ///< of the list, that is drawn after it
};

/// A line of letters on the screen, in points.
struct WrittenLine {
  std::string words;
  glm::vec2 from{0};
  glm::vec2 to{0};
  bool is_cut = false;      ///< its first or last letter is cut off at a side
  bool is_covered = false;  ///< a sheet lies over its middle
};

/// Reads the letters off a picture of the interface as somebody does who looks at it: from the
/// corners that are drawn, not from what was said to be written.
class ScreenReader {
 public:
  /// Of the fonts of the current context; again after they were loaded anew.
  void learn_letters();
  /// In the order in which they are drawn.
  std::vector<WrittenLine> read(const ImDrawData& picture,
                                std::span<const DrawnSheet> sheets) const;

 private:
  struct Letter {
    const ImFont* font = nullptr;
    const ImFontGlyph* glyph = nullptr;
  };
  struct Pen;

  const Letter* letter_at(const ImDrawVert& corner) const;
  void read_list(const ImDrawList& list, std::vector<WrittenLine>& lines,
                 std::vector<int>& corners) const;

  std::unordered_map<std::uint64_t, Letter> letters_;  ///< by place in the texture
};

/// The words of lines that are seen, one after the other, without blanks: where a line ends says
/// nothing.
std::string letters_of(std::span<const WrittenLine> lines);
/// A text without its blanks.
std::string without_blanks(std::string_view text);

}  // namespace engine
