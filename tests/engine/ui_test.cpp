#include "engine/ui/ui.h"

#include "engine/render/canvas.h"
#include "engine/text/glyph_atlas.h"
#include "engine/ui/widgets.h"
#include "engine/ui/window_faults.h"
#include "tests/engine/offscreen.h"
#include "tests/engine/picture_size.h"

namespace engine {
namespace {

class Interface : public Offscreen {
 protected:
  Interface() : ui_(Ui::create(*find_fonts_or_fail(), 1)) {
    if (!ui_) ADD_FAILURE() << ui_.error();
    input.window_size = kSize;
  }
  Ui& ui() { return *ui_; }

  /// One frame with one panel; answers whether its button was pressed.
  bool frame() {
    ui().begin_frame(input, 0.016);
    begin_panel(ui().theme(), "panel", "Title", {.position = panel_at, .size = {240, 0}});
    const bool is_pressed = primary_button(ui().theme(), "Decide");
    button_from_ = ImGui::GetItemRectMin();
    button_to_ = ImGui::GetItemRectMax();
    end_panel();
    if (has_news) draw_news();
    ui().end_frame();
    return is_pressed;
  }
  glm::vec2 button_middle() const {
    return {(button_from_.x + button_to_.x) / 2, (button_from_.y + button_to_.y) / 2};
  }
  float button_height() const { return button_to_.y - button_from_.y; }

  Input input;
  glm::vec2 panel_at{40, 40};
  bool has_news = false;  ///< two more windows lie there, beside the panel

 private:
  void draw_news() {
    begin_panel(ui().theme(), "slip", "News", {.position = {300, 40}, .size = {200, 0}});
    end_panel();
    ImGui::SetNextWindowPos({300, 240});
    begin_bare_window("banner");
    plain_button(ui().theme(), "On");
    ImGui::End();
  }

  static base::Result<FontFiles>& find_fonts_or_fail() {
    static base::Result<FontFiles> files = find_fonts();
    return files;
  }

  base::Result<Ui> ui_;
  ImVec2 button_from_{};
  ImVec2 button_to_{};
};

Pointer held(Pointer pointer) {
  pointer.owner = PointerOwner::kPanel;
  pointer.landed_at = pointer.position;
  pointer.button(MouseButton::kLeft) = {.down = true, .pressed = true};
  return pointer;
}

Pointer finger_at(glm::vec2 place, std::uint32_t landing) {
  Pointer finger = resting_mouse(place, PointerOwner::kPanel);
  finger.kind = PointerKind::kFinger;
  finger.landing = landing;
  return finger;
}

/// A zero that is as small as an o is read as one: "0 Free Peoples are at war".
TEST_F(Interface, DigitsOfEveryFontStandOnTheLineAsTallAsCapitals) {
  const Theme& theme = ui().theme();
  for (const ImFont* font :
       {theme.text, theme.italic, theme.bold, theme.prompt, theme.small_caps, theme.title}) {
    const ImFontGlyph* capital = font->FindGlyph('H');
    for (ImWchar digit = '0'; digit <= '9'; ++digit) {
      const ImFontGlyph* glyph = font->FindGlyph(digit);
      const char* const name = font->GetDebugName();
      EXPECT_NEAR(glyph->Y1, capital->Y1, font->FontSize / 10)
          << name << " " << static_cast<char>(digit);
      EXPECT_GE(glyph->Y1 - glyph->Y0, 0.9F * (capital->Y1 - capital->Y0) - 1)
          << name << " " << static_cast<char>(digit);
    }
  }
}

TEST_F(Interface, AClickPressesAButton) {
  frame();
  frame();
  input.pointers = {resting_mouse(button_middle(), PointerOwner::kPanel)};
  EXPECT_FALSE(frame());
  EXPECT_TRUE(ui().covers(button_middle()));
  input.pointers = {held(input.pointers.front())};
  EXPECT_FALSE(frame());
  input.pointers.front().button(MouseButton::kLeft) = {.released = true};
  EXPECT_TRUE(frame());
  input.pointers.front().button(MouseButton::kLeft) = {};
  EXPECT_FALSE(frame());
}

/// Others go on while a hand presses: a slip or a banner comes between the two halves of a click.
TEST_F(Interface, AClickIsNotLostWhereWindowsAppearInItsMiddle) {
  frame();
  frame();
  input.pointers = {held(resting_mouse(button_middle(), PointerOwner::kPanel))};
  EXPECT_FALSE(frame());
  input.pointers.front().button(MouseButton::kLeft) = {.down = true};
  has_news = true;
  EXPECT_FALSE(frame());
  input.pointers.front().button(MouseButton::kLeft) = {.released = true};
  EXPECT_TRUE(frame());
}

TEST_F(Interface, AClickIsNotLostWhereItsButtonMovesAway) {
  frame();
  frame();
  input.pointers = {held(resting_mouse(button_middle(), PointerOwner::kPanel))};
  EXPECT_FALSE(frame());
  input.pointers.front().button(MouseButton::kLeft) = {.down = true};
  panel_at.y += 200;
  EXPECT_FALSE(frame());
  input.pointers.front().button(MouseButton::kLeft) = {.released = true};
  EXPECT_TRUE(frame());
  input.pointers.front().button(MouseButton::kLeft) = {};
  EXPECT_FALSE(frame());
}

TEST_F(Interface, WhoeverSlidesOffAButtonHasNotPressedIt) {
  frame();
  frame();
  input.pointers = {held(resting_mouse(button_middle(), PointerOwner::kPanel))};
  EXPECT_FALSE(frame());
  input.pointers.front().button(MouseButton::kLeft) = {.down = true};
  input.pointers.front().position.y += 200;
  EXPECT_FALSE(frame());
  input.pointers.front().button(MouseButton::kLeft) = {.released = true};
  EXPECT_FALSE(frame());
}

/// ImGui knows no half points: what is left of one is not to be scrolled.
TEST_F(Interface, APanelHoldsWhatItHoldsAtEverySize) {
  for (const float scale : {0.75F, 0.9F, 1.03F, 1.27F, 1.5F, 1.85F}) {
    ui().set_scale(scale);
    for (int i = 0; i < 3; ++i) {
      ui().begin_frame(input, 0.016);
      ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(16 * scale, 11 * scale));
      begin_panel(ui().theme(), "prompt", "", {.position = {40, 40}, .size = {240, 0}});
      ImGui::TextUnformatted("Waiting.");
      end_panel();
      ImGui::PopStyleVar();
      ui().end_frame();
    }
    EXPECT_EQ(faults_of_windows(kSize), std::vector<std::string>()) << scale;
  }
}

TEST_F(Interface, ATapPressesAButtonAndLeavesNoHover) {
  frame();
  frame();
  input.pointers = {held(finger_at(button_middle(), 1))};
  EXPECT_FALSE(frame());
  input.pointers.front().button(MouseButton::kLeft) = {.released = true};
  EXPECT_TRUE(frame());
  input.pointers.clear();
  frame();
  frame();
  EXPECT_FALSE(ImGui::GetIO().WantCaptureMouse);
}

TEST_F(Interface, ADragOnTheMapDoesNotDisturbWhoPressesAButton) {
  frame();
  frame();
  Pointer dragging = resting_mouse({600, 340});
  dragging.button(MouseButton::kLeft) = {.down = true, .pressed = true};
  input.pointers = {dragging};
  frame();
  input.pointers = {dragging, held(finger_at(button_middle(), 2))};
  frame();
  input.pointers[0].position = {500, 300};
  frame();
  input.pointers[0].position = {450, 300};
  input.pointers[1].button(MouseButton::kLeft) = {.released = true};
  EXPECT_TRUE(frame());
}

TEST_F(Interface, TwoTapsAtTheSameTimePressTwice) {
  frame();
  frame();
  input.pointers = {held(finger_at(button_middle(), 1)), held(finger_at(button_middle(), 2))};
  int pressed = frame();
  for (Pointer& finger : input.pointers) finger.button(MouseButton::kLeft) = {.released = true};
  pressed += frame();
  input.pointers.clear();
  for (int i = 0; i < 4; ++i) pressed += frame();
  EXPECT_EQ(pressed, 2);
}

TEST_F(Interface, TheTableGetsThePointerBesideThePanels) {
  frame();
  frame();
  EXPECT_FALSE(ui().covers({600, 340}));
}

TEST_F(Interface, TouchTargetsAreLargeEnoughAtEveryScale) {
  for (float scale : {0.75F, 1.0F, 2.0F, 3.0F}) {
    ui().set_scale(scale);
    frame();
    frame();
    EXPECT_GE(button_height(), 44 * scale - 0.5F);
  }
}

TEST_F(Interface, PanelsAreVellumAndNothingIsGrey) {
  const Canvas canvas(kSize);
  frame();
  frame();
  const Pixels pixels = canvas.read();
  const std::uint8_t* sheet = pixels.at({240, 110});
  EXPECT_NEAR(sheet[0], 0xE9, 12);
  EXPECT_NEAR(sheet[1], 0xDD, 12);
  EXPECT_NEAR(sheet[2], 0xBF, 16);
  const glm::ivec2 wax{glm::vec2(button_middle().x - 30, button_middle().y + 14)};
  EXPECT_GT(pixels.at(wax)[0], pixels.at(wax)[1] * 2);
  const ImVec4* colours = ImGui::GetStyle().Colors;
  for (int i = 0; i < ImGuiCol_COUNT; ++i) {
    EXPECT_NE(colours[i].x, colours[i].z) << ImGui::GetStyleColorName(i);
  }
}

TEST_F(Interface, WhatAPanelHidesIsKnownBeforeTheTableIsDrawn) {
  frame();
  frame();
  ASSERT_EQ(ui().opaque_parts().size(), 1U);
  const ScreenPart& part = ui().opaque_parts().front();
  EXPECT_EQ(part.from, glm::vec2(40, 40));
  EXPECT_EQ(part.to.x, 40 + 240);
  EXPECT_GT(part.to.y, button_middle().y);
  ui().begin_frame(input, 0.016);
  EXPECT_TRUE(ui().opaque_parts().empty()) << "it may be gone in the next frame";
  ui().end_frame();
}

TEST_F(Interface, FontsHaveTheLettersOfNamesAndRules) {
  for (ImFont* font :
       {ui().theme().text, ui().theme().italic, ui().theme().bold, ui().theme().prompt}) {
    for (int letter : {0xFB, 0xE2, 0xFA, 0xF3, 0x152, 0x2014, 0x2019, 0x201C, 0x2022}) {
      EXPECT_NE(font->FindGlyphNoFallback(static_cast<ImWchar>(letter)), nullptr)
          << std::hex << letter;
    }
  }
}

TEST_F(Interface, NamesInOtherAlphabetsAreWrittenAndWhatNoFontHasIsABox) {
  const Theme& theme = ui().theme();
  for (ImFont* font :
       {theme.text, theme.italic, theme.bold, theme.small_caps, theme.prompt, theme.title}) {
    for (char32_t letter : decode_utf8("ФродоЇїҐґЎў Ελένη Ωώ Nguyễn Ștefan Հայ ქარ")) {
      EXPECT_NE(font->FindGlyphNoFallback(static_cast<ImWchar>(letter)), nullptr)
          << std::hex << static_cast<unsigned>(letter);
    }
    EXPECT_EQ(font->FindGlyph(0x6F22)->Codepoint, 0x25A1U) << "a box, never a question mark";
  }
}

}  // namespace
}  // namespace engine
