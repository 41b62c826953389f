#include "engine/ui/numerals.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>

#include "engine/text/font_handles.h"
#include FT_OUTLINE_H

namespace engine {
namespace {

constexpr std::array kNames{"zero.lnum", "one.lnum", "two.lnum",   "three.lnum", "four.lnum",
                            "five.lnum", "six.lnum", "seven.lnum", "eight.lnum", "nine.lnum"};
constexpr ImWchar kOrdinary[] = {'0', '9', 0};
constexpr ImWchar kNoDigits[] = {' ', ' ', 0};
constexpr float kBoldness = 1.0F / 26;  // of the size
constexpr float kCapitalHeight = 0.65F;

struct DrawnDigit {
  int left = 0;  ///< from the pen
  int top = 0;   ///< above the line
  float advance = 0;
  int width = 0;
  int height = 0;
  std::vector<unsigned char> coverage{};  ///< row after row
};

std::optional<DrawnDigit> draw_digit(FT_Face face, const char* name, float size) {
  const FT_UInt glyph = FT_Get_Name_Index(face, name);
  if (glyph == 0 || FT_Load_Glyph(face, glyph, FT_LOAD_NO_BITMAP | FT_LOAD_TARGET_LIGHT) != 0) {
    return std::nullopt;
  }
  FT_GlyphSlot slot = face->glyph;
  FT_Outline_Embolden(&slot->outline, std::lround(size * kBoldness * 64));
  if (FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) != 0) return std::nullopt;
  const FT_Bitmap& bitmap = slot->bitmap;
  DrawnDigit digit{.left = slot->bitmap_left,
                   .top = slot->bitmap_top,
                   .advance = static_cast<float>(slot->advance.x) / 64 + size * kBoldness,
                   .width = static_cast<int>(bitmap.width),
                   .height = static_cast<int>(bitmap.rows)};
  for (int row = 0; row < digit.height; ++row) {
    const unsigned char* from = bitmap.buffer + std::ptrdiff_t{row} * bitmap.pitch;
    digit.coverage.insert(digit.coverage.end(), from, from + digit.width);
  }
  return digit;
}

/// All ten, or none.
std::vector<DrawnDigit> draw_digits(const std::filesystem::path& file, float size) {
  FT_Library opened = nullptr;
  if (FT_Init_FreeType(&opened) != 0) return {};
  const FontLibrary library(opened);
  FT_Face read = nullptr;
  if (FT_New_Face(library.get(), file.c_str(), 0, &read) != 0) return {};
  const FontFaceFile face(read);
  if (FT_Set_Pixel_Sizes(face.get(), 0, static_cast<FT_UInt>(std::lround(size))) != 0) return {};
  std::vector<DrawnDigit> digits;
  for (const char* name : kNames) {
    std::optional<DrawnDigit> digit = draw_digit(face.get(), name, size);
    if (!digit) return {};
    digits.push_back(std::move(*digit));
  }
  return digits;
}

}  // namespace

Numerals::Numerals(ImFontAtlas& atlas, const std::filesystem::path& file, float size) {
  const std::vector<DrawnDigit> drawn = draw_digits(file, size);
  font_ =
      atlas.AddFontFromFileTTF(file.c_str(), size, nullptr, drawn.empty() ? kOrdinary : kNoDigits);
  if (font_ == nullptr) return;
  const float line = std::round(size * (1 + kCapitalHeight) / 2);  // so a number is in the middle
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    const DrawnDigit& digit = drawn[i];
    const ImVec2 offset(static_cast<float>(digit.left), line - static_cast<float>(digit.top));
    const int place = atlas.AddCustomRectFontGlyph(
        font_, static_cast<ImWchar>('0' + i), digit.width, digit.height, digit.advance, offset);
    digits_.push_back({place, digit.width, digit.height, digit.coverage});
  }
}

void Numerals::draw(ImFontAtlas& atlas) const {
  unsigned char* pixels = nullptr;
  int width = 0;
  int height = 0;
  atlas.GetTexDataAsAlpha8(&pixels, &width, &height);
  for (const Digit& digit : digits_) {
    const ImFontAtlasCustomRect& at = *atlas.GetCustomRectByIndex(digit.place);
    for (int row = 0; row < digit.height; ++row) {
      const auto from = digit.coverage.begin() + std::ptrdiff_t{row} * digit.width;
      std::copy(from, from + digit.width, pixels + std::ptrdiff_t{at.Y + row} * width + at.X);
    }
  }
}

}  // namespace engine
