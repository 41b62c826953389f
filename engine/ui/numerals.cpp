#include "engine/ui/numerals.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

#include "engine/text/font_handles.h"
#include FT_OUTLINE_H
#include FT_SYNTHESIS_H

namespace engine {
namespace {

constexpr std::array kNames{"zero.lnum", "one.lnum", "two.lnum",   "three.lnum", "four.lnum",
                            "five.lnum", "six.lnum", "seven.lnum", "eight.lnum", "nine.lnum"};
constexpr ImWchar kOrdinary[] = {'0', '9', 0};
constexpr ImWchar kNoDigits[] = {' ', ' ', 0};
constexpr float kBoldness = 1.0F / 26;  // of the size
constexpr float kCapitalHeight = 0.65F;

/// The size of a file's letters, and what is done to their strokes.
enum class Body {
  kOfLetters,  ///< of the em, bolder by a little
  kOfLine,     ///< from the highest to the lowest, as ImGui measures fonts
  kOfLineBold  ///< the same, as ImGui makes fonts bold
};

FT_Error set_size(FT_Face face, float size, Body body) {
  if (body == Body::kOfLetters) {
    return FT_Set_Pixel_Sizes(face, 0, static_cast<FT_UInt>(std::lround(size)));
  }
  FT_Size_RequestRec request{};
  request.type = FT_SIZE_REQUEST_TYPE_REAL_DIM;
  request.height = std::lround(size * 64);
  return FT_Request_Size(face, &request);
}

/// Returns how much wider it makes a digit.
float embolden(FT_GlyphSlot slot, float size, Body body) {
  if (body == Body::kOfLetters) {
    FT_Outline_Embolden(&slot->outline, std::lround(size * kBoldness * 64));
    return size * kBoldness;
  }
  if (body == Body::kOfLineBold) FT_GlyphSlot_Embolden(slot);
  return 0;
}

std::optional<DrawnDigit> draw_digit(FT_Face face, const char* name, float size, Body body) {
  const FT_UInt glyph = FT_Get_Name_Index(face, name);
  if (glyph == 0 || FT_Load_Glyph(face, glyph, FT_LOAD_NO_BITMAP | FT_LOAD_TARGET_LIGHT) != 0) {
    return std::nullopt;
  }
  FT_GlyphSlot slot = face->glyph;
  const float wider = embolden(slot, size, body);
  if (FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) != 0) return std::nullopt;
  const FT_Bitmap& bitmap = slot->bitmap;
  DrawnDigit digit{.left = slot->bitmap_left,
                   .top = slot->bitmap_top,
                   .advance = static_cast<float>(slot->advance.x) / 64 + wider,
                   .width = static_cast<int>(bitmap.width),
                   .height = static_cast<int>(bitmap.rows)};
  for (int row = 0; row < digit.height; ++row) {
    const unsigned char* from = bitmap.buffer + std::ptrdiff_t{row} * bitmap.pitch;
    digit.coverage.insert(digit.coverage.end(), from, from + digit.width);
  }
  return digit;
}

/// All ten, or none.
struct DrawnDigits {
  std::vector<DrawnDigit> digits;
  float ascent = 0;  ///< from the upper edge of the line to the foot of the digits
};

DrawnDigits draw_digits(const std::filesystem::path& file, float size, Body body) {
  FT_Library opened = nullptr;
  if (FT_Init_FreeType(&opened) != 0) return {};
  const FontLibrary library(opened);
  FT_Face read = nullptr;
  if (FT_New_Face(library.get(), file.c_str(), 0, &read) != 0) return {};
  const FontFaceFile face(read);
  if (set_size(face.get(), size, body) != 0) return {};
  DrawnDigits drawn{.digits = {},
                    .ascent = std::ceil(static_cast<float>(face->size->metrics.ascender) / 64)};
  for (const char* name : kNames) {
    std::optional<DrawnDigit> digit = draw_digit(face.get(), name, size, body);
    if (!digit) return {};
    drawn.digits.push_back(std::move(*digit));
  }
  return drawn;
}

}  // namespace

ImFont* Numerals::add_font(const std::filesystem::path& file, float size) {
  const std::vector<DrawnDigit> drawn = draw_digits(file, size, Body::kOfLetters).digits;
  ImFont* font =
      atlas_.AddFontFromFileTTF(file.c_str(), size, nullptr, drawn.empty() ? kOrdinary : kNoDigits);
  // So a number is in the middle.
  if (font != nullptr) make_room(*font, drawn, std::round(size * (1 + kCapitalHeight) / 2));
  return font;
}

void Numerals::take_place(ImFont& font, const std::filesystem::path& file, float size,
                          Weight weight) {
  const Body body = weight == Weight::kBold ? Body::kOfLineBold : Body::kOfLine;
  const DrawnDigits drawn = draw_digits(file, size, body);
  make_room(font, drawn.digits, drawn.ascent);
}

/// ImGui lets the last glyph with a letter's number be the letter.
void Numerals::make_room(ImFont& font, const std::vector<DrawnDigit>& drawn, float line) {
  digits_.reserve(digits_.size() + drawn.size());
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    const DrawnDigit& digit = drawn[i];
    const ImVec2 offset(static_cast<float>(digit.left), line - static_cast<float>(digit.top));
    const int place = atlas_.AddCustomRectFontGlyph(
        &font, static_cast<ImWchar>('0' + i), digit.width, digit.height, digit.advance, offset);
    digits_.push_back({place, digit});
  }
}

void Numerals::draw() const {
  unsigned char* pixels = nullptr;
  int width = 0;
  int height = 0;
  atlas_.GetTexDataAsAlpha8(&pixels, &width, &height);
  for (const Digit& digit : digits_) {
    const ImFontAtlasCustomRect& at = *atlas_.GetCustomRectByIndex(digit.place);
    const DrawnDigit& drawn = digit.drawn;
    for (int row = 0; row < drawn.height; ++row) {
      const auto from = drawn.coverage.begin() + std::ptrdiff_t{row} * drawn.width;
      std::copy(from, from + drawn.width, pixels + std::ptrdiff_t{at.Y + row} * width + at.X);
    }
  }
}

}  // namespace engine
