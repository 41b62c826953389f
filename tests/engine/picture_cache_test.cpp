// The interface on a software rasteriser: what stays as it is is shown by a picture of it, and
// nobody can see a difference, nor anything that was true a frame ago.

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/gl/capabilities.h"
#include "engine/render/canvas.h"
#include "engine/ui/cached_part.h"
#include "engine/ui/ui.h"
#include "engine/ui/widgets.h"
#include "tests/engine/offscreen.h"
#include "tests/engine/picture_size.h"

namespace engine {
namespace {

/// One window, and what is drawn behind it.
struct Contents {
  const char* words = "The Mouth";
  glm::vec2 place{40, 40};
  ImU32 colour = ink::kWax;
  glm::vec2 seal{400, 200};
};

class PictureCacheTest : public Offscreen {
 protected:
  PictureCacheTest() : ui_(Ui::create(*find_fonts(), 1)) {
    if (!ui_) ADD_FAILURE() << ui_.error();
    input_.window_size = kSize;
  }
  void SetUp() override {
    if (!gl::is_software_rasteriser()) GTEST_SKIP() << "a graphics card draws all of it each time";
  }

  static void draw_seal(ImDrawList& list, ImVec2 middle, ImU32 colour) {
    list.AddCircleFilled({middle.x + 1, middle.y + 2}, 17, IM_COL32(0, 0, 0, 90));
    for (int ring = 0; ring < 12; ++ring)
      list.AddCircle(middle, 16.0F - static_cast<float>(ring), colour, 48, 1.3F);
    list.AddText({middle.x - 4, middle.y - 8}, ink::kVellum, "7");
  }
  /// Answers how many pictures stood for something.
  int draw(const Contents& what) {
    ui_->begin_frame(input_, 0.016);
    const auto seal = [&](ImDrawList& list, ImVec2 middle) {
      draw_seal(list, middle, what.colour);
    };
    draw_cached(*ImGui::GetBackgroundDrawList(), {what.seal.x, what.seal.y}, seal);
    begin_panel(ui_->theme(), "panel", "Title", {.position = what.place, .size = {240, 120}});
    ImGui::TextUnformatted(what.words);
    ImGui::GetWindowDrawList()->AddRectFilled({60, 120}, {90, 150}, what.colour, 6);
    end_panel();
    ui_->end_frame();
    return ui_->cached_pictures();
  }
  /// As it is when it was never shown before, and when it has stayed so for a while.
  Pixels drawn(const Contents& what, int frames) {
    for (int i = 1; i < frames; ++i) draw(what);
    const Canvas empty(kSize);
    draw(what);
    return empty.read();
  }

 private:
  base::Result<Ui> ui_;
  Input input_;
};

int largest_difference(const Pixels& a, const Pixels& b) {
  int largest = 0;
  for (std::size_t i = 0; i < a.rgba.size(); ++i)
    largest = std::max(largest, std::abs(int{a.rgba[i]} - int{b.rgba[i]}));
  return largest;
}

constexpr int kRounding = 3;  // eight bits a channel, blended twice

TEST_F(PictureCacheTest, LookLikeWhatTheyStandFor) {
  const Contents contents;
  drawn({.words = "before"}, 3);
  const Pixels direct = drawn(contents, 1);
  EXPECT_EQ(draw(contents), 2) << "the window and the seal";
  EXPECT_LE(largest_difference(direct, drawn(contents, 2)), kRounding);
}

TEST_F(PictureCacheTest, AreNotShownForWhatHasChanged) {
  const Contents old;
  const std::array changed{Contents{.words = "The Month"}, Contents{.colour = ink::kBrass},
                           Contents{.place = {41, 40}}, Contents{.seal = {401, 200}},
                           Contents{.seal = {-5, 355}}};
  for (const Contents& next : changed) {
    const Pixels before = drawn(old, 5);
    const Pixels at_once = drawn(next, 1);
    EXPECT_GT(largest_difference(before, at_once), 24);
    EXPECT_LE(largest_difference(at_once, drawn(next, 5)), kRounding);
  }
}

TEST_F(PictureCacheTest, GoAlongWithWhatMoves) {
  Contents contents;
  drawn(contents, 4);
  for (int step = 0; step < 5; ++step) {
    contents.seal += glm::vec2(7.3F, -2.6F);
    EXPECT_EQ(draw(contents), 2) << step;
  }
}

TEST_F(PictureCacheTest, WaitForWhatChangesWithEachFrame) {
  Contents contents;
  drawn(contents, 4);
  for (int step = 0; step < 5; ++step) {
    contents.place.x += 1;
    EXPECT_EQ(draw(contents), 1) << "the seal, which has not changed";
  }
}

}  // namespace
}  // namespace engine
