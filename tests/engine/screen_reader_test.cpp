// What somebody reads off the screen, from the corners that are drawn.

#include "engine/ui/screen_reader.h"

#include <algorithm>

#include "engine/render/canvas.h"
#include "engine/ui/ui.h"
#include "engine/ui/widgets.h"
#include "tests/engine/offscreen.h"
#include "tests/engine/picture_size.h"

namespace engine {
namespace {

class Reading : public Offscreen {
 protected:
  Reading() : ui_(Ui::create(*find_fonts(), 1)) {
    ui_->set_read(true);
    input_.window_size = kSize;
  }

  template <class Draw>
  std::vector<WrittenLine> read(Draw draw) {
    for (int frame = 0; frame < 2; ++frame) {  // a sheet finds its size in the second
      ui_->begin_frame(input_, 0.016);
      draw(ui_->theme());
      ui_->drop_frame();
    }
    return ui_->written();
  }

  static const WrittenLine* find(const std::vector<WrittenLine>& lines, std::string_view words) {
    const auto found = std::ranges::find(lines, words, &WrittenLine::words);
    return found == lines.end() ? nullptr : &*found;
  }

 private:
  base::Result<Ui> ui_;
  Input input_;
};

TEST_F(Reading, ReadsWordsWithTheirBlanksAndDiacritics) {
  const auto lines = read([](const Theme& theme) {
    begin_panel(theme, "panel", "", {.position = {40, 40}, .size = {240, 0}});
    ImGui::TextUnformatted("The way to Lórien");
    primary_button(theme, "March there");
    end_panel();
  });
  ASSERT_NE(find(lines, "The way to Lórien"), nullptr);
  const WrittenLine* button = find(lines, "March there");
  ASSERT_NE(button, nullptr);
  EXPECT_FALSE(button->is_cut);
  EXPECT_GT(button->from.x, 40);
  EXPECT_LT(button->to.x, 280);
}

TEST_F(Reading, KnowsWhatIsCutOff) {
  const auto lines = read([](const Theme& theme) {
    begin_panel(theme, "panel", "", {.position = {40, 40}, .size = {100, 90}});
    ImGui::TextUnformatted("This is longer than the sheet is wide");
    end_panel();
  });
  EXPECT_TRUE(std::ranges::any_of(lines, &WrittenLine::is_cut));
}

TEST_F(Reading, DoesNotReadBelowASheet) {
  const auto lines = read([](const Theme& theme) {
    begin_panel(theme, "below", "", {.position = {40, 40}, .size = {200, 100}});
    ImGui::TextUnformatted("below");
    end_panel();
    begin_panel(theme, "above", "", {.position = {40, 40}, .size = {200, 100}});
    ImGui::TextUnformatted("above");
    end_panel();
  });
  ASSERT_NE(find(lines, "below"), nullptr);
  EXPECT_TRUE(find(lines, "below")->is_covered);
  ASSERT_NE(find(lines, "above"), nullptr);
  EXPECT_FALSE(find(lines, "above")->is_covered);
  EXPECT_EQ(letters_of(lines), "above");
}

}  // namespace
}  // namespace engine
