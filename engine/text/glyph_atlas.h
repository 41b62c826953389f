#pragma once

#include <cstdint>
#include <glm/vec2.hpp>
#include <memory>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/text/font_files.h"
#include "engine/text/label.h"

namespace engine {

/// One character's place in the atlas and on the line. Lengths are in shares of the font size.
struct Glyph {
  glm::vec2 atlas_from{0};  ///< 0..1
  glm::vec2 atlas_to{0};
  glm::vec2 from{0};  ///< the quad's upper left corner from the pen, y up
  glm::vec2 to{0};
  float advance = 0;
};

/// Signed distances to the outlines of letters, sharp at any size. Letters are added when first
/// asked for, so start-up pays only for what is shown.
class GlyphAtlas {
 public:
  static base::Result<GlyphAtlas> open(const FontFiles& files);

  GlyphAtlas(GlyphAtlas&&) noexcept;
  GlyphAtlas& operator=(GlyphAtlas&&) noexcept;
  ~GlyphAtlas();

  /// Nothing to draw (a blank or a missing letter) has an empty quad.
  const Glyph& glyph(FontFace face, char32_t letter);
  bool has_letter(FontFace face, char32_t letter) const;
  /// Of a text on one line, in shares of the font size. Draws no letter.
  float width(FontFace face, std::string_view text) const;

  glm::ivec2 size() const;
  const std::vector<std::uint8_t>& distances() const;  ///< 128 is the outline, more is inside
  int version() const;  ///< grows whenever a letter was added: upload again

 private:
  struct Parts;
  explicit GlyphAtlas(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

/// The characters of UTF-8 text; a broken byte becomes U+FFFD.
std::u32string decode_utf8(std::string_view text);

}  // namespace engine
