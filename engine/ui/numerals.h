#pragma once

#include <filesystem>
#include <vector>

#include <imgui.h>

namespace engine {

struct DrawnDigit {
  int left = 0;  ///< from the pen
  int top = 0;   ///< above the line
  float advance = 0;
  int width = 0;
  int height = 0;
  std::vector<unsigned char> coverage{};  ///< row after row
};

/// Digits as tall as capitals, for numbers that are read at a glance: EB Garamond's own digits rise
/// and hang like small letters, and its zero is read as an o. The font file has the others under
/// names that ImGui does not know.
class Numerals {
 public:
  explicit Numerals(ImFontAtlas& atlas) : atlas_(atlas) {}

  // Before the atlas is built: they make room in it. Sizes are in pixels. Where a file lacks such
  // digits, its ordinary ones stay.

  /// A font of digits alone, large and a little bolder; null when the file cannot be read.
  ImFont* add_font(const std::filesystem::path& file, float size);
  /// For a font that was loaded from the file in this size: they take the place of its own.
  enum class Weight { kRegular, kBold };
  void take_place(ImFont& font, const std::filesystem::path& file, float size, Weight weight);

  /// After it is built: draws them.
  void draw() const;

 private:
  struct Digit {
    int place = -1;  ///< in the atlas
    DrawnDigit drawn;
  };

  void make_room(ImFont& font, const std::vector<DrawnDigit>& drawn, float line);

  ImFontAtlas& atlas_;
  std::vector<Digit> digits_;
};

}  // namespace engine
