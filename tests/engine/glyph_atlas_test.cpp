#include "engine/text/glyph_atlas.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace engine {
namespace {

GlyphAtlas open_atlas() {
  auto files = find_fonts();
  if (!files) ADD_FAILURE() << files.error();
  auto atlas = GlyphAtlas::open(*files);
  if (!atlas) ADD_FAILURE() << atlas.error();
  return atlas.take();
}

TEST(GlyphAtlas, HasTheDiacritics) {
  GlyphAtlas atlas = open_atlas();
  for (FontFace face :
       {FontFace::kRegular, FontFace::kItalic, FontFace::kBold, FontFace::kSmallCaps}) {
    for (char32_t letter : std::u32string(U"ûâúóéíêîôëäÛÂÚÓÉÍœ—–’“”•½")) {
      EXPECT_TRUE(atlas.has_letter(face, letter)) << "U+" << std::hex << std::uint32_t(letter);
      EXPECT_NE(atlas.glyph(face, letter).atlas_to, atlas.glyph(face, letter).atlas_from);
    }
  }
}

TEST(GlyphAtlas, LettersAreInsideTheirOutline) {
  GlyphAtlas atlas = open_atlas();
  const Glyph& glyph = atlas.glyph(FontFace::kBold, U'I');
  const glm::vec2 middle = (glyph.atlas_from + glyph.atlas_to) * 0.5F * glm::vec2(atlas.size());
  const auto at = [&](glm::ivec2 place) {
    return atlas.distances()[static_cast<std::size_t>(place.y * atlas.size().x + place.x)];
  };
  EXPECT_GT(at(glm::ivec2(middle)), 140);  // the stem
  EXPECT_LT(at(glm::ivec2(glyph.atlas_from * glm::vec2(atlas.size()))), 60);
}

TEST(GlyphAtlas, AddsLettersOnlyWhenAsked) {
  GlyphAtlas atlas = open_atlas();
  const int before = atlas.version();
  for (const char32_t letter : decode_utf8("ab")) atlas.glyph(FontFace::kRegular, letter);
  EXPECT_EQ(atlas.version(), before + 2);
  for (const char32_t letter : decode_utf8("ba ab")) atlas.glyph(FontFace::kRegular, letter);
  EXPECT_EQ(atlas.version(), before + 2);
}

TEST(GlyphAtlas, MeasuresText) {
  GlyphAtlas atlas = open_atlas();
  const float one = atlas.width(FontFace::kRegular, "name");
  const float two = atlas.width(FontFace::kRegular, "namename");
  EXPECT_NEAR(two, 2 * one, 1e-4F);
  EXPECT_GT(one, 1.2F);
  EXPECT_GT(atlas.width(FontFace::kBold, "name"), one);
}

TEST(Utf8, DecodesAndSurvivesBrokenBytes) {
  EXPECT_EQ(decode_utf8("aû—"), U"aû—");
  EXPECT_EQ(decode_utf8("\xC3"), U"\uFFFD");
  EXPECT_EQ(decode_utf8("\xFFz"), U"\uFFFDz");
  EXPECT_EQ(decode_utf8("\xE2\x82z"), U"\uFFFDz");
}

}  // namespace
}  // namespace engine
