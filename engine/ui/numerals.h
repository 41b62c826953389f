#pragma once

#include <filesystem>
#include <vector>

#include <imgui.h>

namespace engine {

/// Digits as tall as capitals, for numbers that are read at a glance: EB Garamond's own digits rise
/// and hang like small letters. The font file has them under names that ImGui does not know.
class Numerals {
 public:
  /// Before the atlas is built: makes room for them. `size` in pixels. Where the file lacks them,
  /// the font has its ordinary digits.
  Numerals(ImFontAtlas& atlas, const std::filesystem::path& file, float size);
  /// After it is built: draws them.
  void draw(ImFontAtlas& atlas) const;

  /// Digits only; null when the file cannot be read.
  ImFont* font() const { return font_; }

 private:
  struct Digit {
    int place = -1;  ///< in the atlas
    int width = 0;
    int height = 0;
    std::vector<unsigned char> coverage;
  };

  ImFont* font_ = nullptr;
  std::vector<Digit> digits_;
};

}  // namespace engine
