#include "engine/text/glyph_atlas.h"

#include <algorithm>
#include <map>

#include "engine/text/font_handles.h"
#include FT_MODULE_H
#include FT_OUTLINE_H

namespace engine {
namespace {

constexpr int kPixelsHigh = 56;  // the size letters are kept at; distances make up for the rest
constexpr int kSpread = 7;       // how far from an outline distances are known, in pixels
constexpr glm::ivec2 kAtlasSize{2048, 1024};
constexpr int kGap = 1;
constexpr FT_Pos kBoldStrength = kPixelsHigh * 64 / 30;

FontLibrary open_library() {
  FT_Library library = nullptr;
  if (FT_Init_FreeType(&library) != 0) return nullptr;
  FT_Int spread = kSpread;
  // Both: letters go from outline to distances directly ("sdf") or through pixels ("bsdf").
  FT_Property_Set(library, "sdf", "spread", &spread);
  FT_Property_Set(library, "bsdf", "spread", &spread);
  return FontLibrary(library);
}

float from_26_6(FT_Pos value) { return static_cast<float>(value) / 64.0F / kPixelsHigh; }

}  // namespace

struct GlyphAtlas::Parts {
  FontLibrary library;  // before the faces, which must go first
  std::array<FontFaceFile, kFontFaces> faces;
  std::map<std::pair<FontFace, char32_t>, Glyph> glyphs;
  std::vector<std::uint8_t> distances =
      std::vector<std::uint8_t>(static_cast<std::size_t>(kAtlasSize.x * kAtlasSize.y));
  glm::ivec2 pen{kGap, kGap};
  int row_height = 0;
  int version = 0;

  FT_Face face(FontFace which) const { return faces[static_cast<std::size_t>(which)].get(); }
  Glyph make(FontFace which, char32_t letter);
  bool place(glm::ivec2 size, glm::ivec2& at);
  void copy(const FT_Bitmap& bitmap, glm::ivec2 at);
};

/// Rows of letters from top to bottom; a new row begins when one is full.
bool GlyphAtlas::Parts::place(glm::ivec2 size, glm::ivec2& at) {
  if (pen.x + size.x + kGap > kAtlasSize.x) {
    pen = {kGap, pen.y + row_height + kGap};
    row_height = 0;
  }
  if (pen.y + size.y + kGap > kAtlasSize.y) return false;
  at = pen;
  pen.x += size.x + kGap;
  row_height = std::max(row_height, size.y);
  return true;
}

void GlyphAtlas::Parts::copy(const FT_Bitmap& bitmap, glm::ivec2 at) {
  for (unsigned row = 0; row < bitmap.rows; ++row) {
    const std::uint8_t* from = bitmap.buffer + static_cast<std::ptrdiff_t>(row) * bitmap.pitch;
    const auto to = (at.y + static_cast<int>(row)) * kAtlasSize.x + at.x;
    std::copy_n(from, bitmap.width, distances.begin() + to);
  }
}

Glyph GlyphAtlas::Parts::make(FontFace which, char32_t letter) {
  Glyph glyph;
  FT_Face font = face(which);
  if (FT_Load_Char(font, letter, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP) != 0) return glyph;
  glyph.advance = from_26_6(font->glyph->advance.x);
  if (font->glyph->outline.n_points == 0) return glyph;  // a blank
  if (which == FontFace::kBold) {
    FT_Outline_Embolden(&font->glyph->outline, kBoldStrength);
    glyph.advance += from_26_6(kBoldStrength);
  }
  // By way of pixels: outlines of letters with accents overlap, which "sdf" alone gets wrong.
  if (FT_Render_Glyph(font->glyph, FT_RENDER_MODE_NORMAL) != 0) return glyph;
  if (FT_Render_Glyph(font->glyph, FT_RENDER_MODE_SDF) != 0) return glyph;
  const FT_GlyphSlot slot = font->glyph;
  const glm::ivec2 size(slot->bitmap.width, slot->bitmap.rows);
  glm::ivec2 at{0};
  if (!place(size, at)) return glyph;
  copy(slot->bitmap, at);
  ++version;
  const glm::vec2 atlas(kAtlasSize);
  glyph.atlas_from = glm::vec2(at) / atlas;
  glyph.atlas_to = glm::vec2(at + size) / atlas;
  glyph.from = glm::vec2(slot->bitmap_left, slot->bitmap_top) / static_cast<float>(kPixelsHigh);
  glyph.to = glyph.from + glm::vec2(size.x, -size.y) / static_cast<float>(kPixelsHigh);
  return glyph;
}

GlyphAtlas::GlyphAtlas(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
GlyphAtlas::GlyphAtlas(GlyphAtlas&&) noexcept = default;
GlyphAtlas& GlyphAtlas::operator=(GlyphAtlas&&) noexcept = default;
GlyphAtlas::~GlyphAtlas() = default;

base::Result<GlyphAtlas> GlyphAtlas::open(const FontFiles& files) {
  auto parts = std::make_unique<Parts>();
  parts->library = open_library();
  if (!parts->library) return base::Error{"FreeType could not be started."};
  for (std::size_t i = 0; i < files.faces.size(); ++i) {
    FT_Face face = nullptr;
    if (FT_New_Face(parts->library.get(), files.faces[i].c_str(), 0, &face) != 0) {
      return base::Error{"The font " + files.faces[i].string() + " could not be read."};
    }
    parts->faces[i].reset(face);
    FT_Set_Pixel_Sizes(face, 0, kPixelsHigh);
  }
  return GlyphAtlas(std::move(parts));
}

const Glyph& GlyphAtlas::glyph(FontFace face, char32_t letter) {
  const auto [found, is_new] = parts_->glyphs.try_emplace({face, letter});
  if (is_new) found->second = parts_->make(face, letter);
  return found->second;
}

bool GlyphAtlas::has_letter(FontFace face, char32_t letter) const {
  return FT_Get_Char_Index(parts_->face(face), letter) != 0;
}

float GlyphAtlas::width(FontFace which, std::string_view text) const {
  FT_Face font = parts_->face(which);
  FT_Pos width = 0;
  for (const char32_t letter : decode_utf8(text)) {
    if (FT_Load_Char(font, letter, FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP) != 0) continue;
    const bool is_emboldened = which == FontFace::kBold && font->glyph->outline.n_points > 0;
    width += font->glyph->advance.x + (is_emboldened ? kBoldStrength : 0);
  }
  return from_26_6(width);
}

glm::ivec2 GlyphAtlas::size() const { return kAtlasSize; }
const std::vector<std::uint8_t>& GlyphAtlas::distances() const { return parts_->distances; }
int GlyphAtlas::version() const { return parts_->version; }

}  // namespace engine
