// Seals at the view a game begins with: large enough, and told apart without colour.

#include <limits>

#include <gtest/gtest.h>

#include "game/table/seals/seal.h"
#include "game/wotr/figures/emblems.h"
#include "tests/harness/bare_interface.h"

namespace table {
namespace {

/// An interface without a window.
class Seals : public ::testing::Test {
 protected:
  Seals() {
    ImGui::GetIO().DisplaySize = {1280, 720};
    ImGui::NewFrame();
  }
  ~Seals() override { ImGui::EndFrame(); }

  struct Bounds {
    ImVec2 from{std::numeric_limits<float>::max(), std::numeric_limits<float>::max()};
    ImVec2 to{std::numeric_limits<float>::lowest(), std::numeric_limits<float>::lowest()};
  };
  /// What is drawn of a great seal at 100, 100.
  static Bounds bounds_of(const ImDrawList& list) {
    Bounds bounds;
    for (const ImDrawVert& vertex : list.VtxBuffer) {
      bounds.from = {std::min(bounds.from.x, vertex.pos.x), std::min(bounds.from.y, vertex.pos.y)};
      bounds.to = {std::max(bounds.to.x, vertex.pos.x), std::max(bounds.to.y, vertex.pos.y)};
    }
    return bounds;
  }
  Seal seal(SealShape shape, const char* nation) const {
    return {.shape = shape,
            .paint = {IM_COL32(120, 40, 40, 255), IM_COL32_WHITE},
            .sign = &wotr_figures::nation_sign(nation),
            .units = 10,
            .leaders = 8};
  }

  harness::BareInterface interface_;
  const engine::Theme& theme_ = interface_.theme();
};

TEST_F(Seals, AreThirtyPointsWideAndTheirReachCoversThem) {
  for (const SealShape shape : {SealShape::kDisc, SealShape::kShield}) {
    ImDrawList& list = *ImGui::GetBackgroundDrawList();
    list._ResetForNewFrame();
    list.PushClipRectFullScreen();
    list.PushTextureID(ImGui::GetIO().Fonts->TexID);
    const Seal gondor = seal(shape, "gondor");
    draw_great_seal(list, theme_, {100, 100}, 16, gondor, 1);
    const Bounds drawn = bounds_of(list);
    const SealReach reach = reach_of(theme_, gondor, 16);
    constexpr float kShadow = 3;
    EXPECT_GE(drawn.to.x - drawn.from.x, 30);
    EXPECT_GE(drawn.to.y - drawn.from.y, 30);
    EXPECT_GE(drawn.from.x, 100 - reach.aside - kShadow);
    EXPECT_LE(drawn.to.x, 100 + reach.aside + kShadow);
    EXPECT_LE(drawn.to.y, 100 + reach.below + kShadow);
  }
}

TEST_F(Seals, HaveDigitsOfTwelvePoints) {
  for (ImWchar digit = '0'; digit <= '9'; ++digit) {
    const ImFontGlyph* glyph = theme_.numerals->FindGlyphNoFallback(digit);
    ASSERT_NE(glyph, nullptr) << static_cast<char>(digit);
    EXPECT_GE(glyph->Y1 - glyph->Y0, 12) << static_cast<char>(digit);
    EXPECT_GE(glyph->Y0, 0) << "above the line of " << static_cast<char>(digit);
  }
}

TEST_F(Seals, TellTheNationsApartByTheirSigns) {
  constexpr const char* kNations[] = {"gondor", "rohan",    "elves",  "dwarves",
                                      "north",  "isengard", "sauron", "southrons"};
  for (const char* one : kNations) {
    for (const char* other : kNations) {
      if (one == other) continue;
      EXPECT_NE(wotr_figures::nation_sign(one).triangles,
                wotr_figures::nation_sign(other).triangles)
          << one << " and " << other;
    }
  }
}

}  // namespace
}  // namespace table
