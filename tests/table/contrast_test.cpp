#include <algorithm>
#include <cmath>
#include <map>

#include <gtest/gtest.h>

#include "engine/platform/windows/window.h"
#include "engine/render/canvas.h"
#include "engine/ui/theme.h"
#include "game/table/names/map_names.h"
#include "game/table/seals/seal.h"
#include "game/table/tabletop.h"
#include "game/wotr/figures/palette.h"
#include "game/wotr/map/map_plan.h"
#include "letter_boxes.h"
#include "rules/wotr/names/names.h"
#include "rules/wotr/view/view.h"
#include "world.h"

namespace {

using namespace table_test;

constexpr float kLeast = 4.5F;  // of small text, by WCAG 2.1
constexpr float kEnhanced = 7;  // the same for poor eyes
constexpr glm::ivec2 kWideView{1600, 900};
constexpr float kClose = 30;  // so near that a letter is a few dozen pixels high
constexpr glm::vec2 kView{44, 26};

float linear(float channel) {
  return channel <= 0.04045F ? channel / 12.92F : std::pow((channel + 0.055F) / 1.055F, 2.4F);
}

float luminance(float red, float green, float blue) {
  return 0.2126F * linear(red) + 0.7152F * linear(green) + 0.0722F * linear(blue);
}

float luminance_of(ImU32 colour) {
  const ImVec4 part = ImGui::ColorConvertU32ToFloat4(colour);
  return luminance(part.x, part.y, part.z);
}

float luminance_of(const std::uint8_t* pixel) {
  return luminance(static_cast<float>(pixel[0]) / 255, static_cast<float>(pixel[1]) / 255,
                   static_cast<float>(pixel[2]) / 255);
}

float contrast(float one, float other) {
  return (std::max(one, other) + 0.05F) / (std::min(one, other) + 0.05F);
}

TEST(Contrast, TheInksOfTheInterfaceAreReadOnItsSheets) {
  for (const ImU32 ink : {engine::ink::kInk, engine::ink::kSoftInk, engine::ink::kWax}) {
    EXPECT_GE(contrast(luminance_of(ink), luminance_of(engine::ink::kVellum)), kEnhanced) << ink;
  }
  EXPECT_GE(contrast(luminance_of(engine::ink::kInk), luminance_of(engine::ink::kVellumShade)),
            kEnhanced);
}

TEST(Contrast, TheNumberOnEverySealIsRead) {
  for (int i = 0; i < wotr::kNationCount; ++i) {
    const table::SealPaint paint =
        table::seal_paint(wotr_figures::nation_paint(id_of(static_cast<wotr::Nation>(i))));
    EXPECT_GE(contrast(luminance_of(paint.number), luminance_of(paint.wax)), kLeast)
        << id_of(static_cast<wotr::Nation>(i));
  }
}

/// Of ink and halo within one letter: the ink is the darker or the lighter tenth of it.
float contrast_in(const engine::Pixels& picture, const LetterBox& letter) {
  const auto [left, right] = std::minmax({letter[0].x, letter[1].x, letter[2].x, letter[3].x});
  const auto [top, bottom] = std::minmax({letter[0].y, letter[1].y, letter[2].y, letter[3].y});
  std::vector<float> light;
  for (int y = static_cast<int>(top); y <= static_cast<int>(bottom); ++y) {
    for (int x = static_cast<int>(left); x <= static_cast<int>(right); ++x) {
      light.push_back(luminance_of(picture.at({x, y})));
    }
  }
  std::sort(light.begin(), light.end());
  const auto part = [&](float share) {
    return light[static_cast<std::size_t>(share * static_cast<float>(light.size() - 1))];
  };
  return std::max(contrast(part(0.06F), part(0.72F)), contrast(part(0.94F), part(0.28F)));
}

bool is_on_screen(const LetterBox& letter) {
  return std::all_of(letter.begin(), letter.end(), [](glm::vec2 corner) {
    return corner.x >= 1 && corner.y >= 1 && corner.x < kWideView.x - 2 &&
           corner.y < kWideView.y - 2;
  });
}

wotr::View bare_map() {
  wotr::View bare = opening();
  for (wotr::Figures& figures : bare.board.regions) figures = {};
  return bare;
}

/// The contrast of every letter that is seen close by, by name.
std::map<std::string, std::vector<float>> contrasts_of(table::Tabletop& tabletop) {
  engine::GlyphAtlas atlas = open_atlas();
  const engine::Canvas canvas(kWideView);
  tabletop.reset(any_view(bare_map()));
  std::map<std::string, std::vector<float>> contrasts;
  const auto labels = table::map_names(layout(), {board().colour, layout().size});
  for (float y = kView.y / 2; y < layout().size.y + kView.y / 2; y += kView.y * 0.7F) {
    for (float x = kView.x / 2; x < layout().size.x + kView.x / 2; x += kView.x * 0.7F) {
      const engine::CameraView camera = engine::view_from(
          {.target = {x, y}, .distance = kClose, .tilt = 1.16F, .flat = 1}, glm::vec2(kWideView));
      tabletop.draw(camera, kWideView);
      const engine::Pixels picture = canvas.read();
      for (const engine::Label& label : labels) {
        if (opacity_at(label, kClose) < 1) continue;
        for (const LetterBox& letter :
             on_screen(letter_boxes(label, atlas, board().ground), camera)) {
          if (is_on_screen(letter)) contrasts[label.text].push_back(contrast_in(picture, letter));
        }
      }
    }
  }
  return contrasts;
}

TEST(Contrast, TheNamesOfTheMapAreReadOnTheirGround) {
  auto window = engine::Window::open(
      {.title = "test", .size = kWideView, .mode = engine::WindowMode::kOffscreen});
  ASSERT_TRUE(window) << window.error();
  const std::vector<core::DataFile> files = data_files(wotr_table::layout_files());
  auto tabletop = table::Tabletop::create(
      game_table(),
      {.shader_folder = SHADER_FOLDER, .baked_folder = BAKED_FOLDER, .layout = files});
  ASSERT_TRUE(tabletop) << tabletop.error();
  for (auto& [name, contrasts] : contrasts_of(*tabletop)) {
    const auto middle = contrasts.begin() + static_cast<std::ptrdiff_t>(contrasts.size() / 2);
    std::nth_element(contrasts.begin(), middle, contrasts.end());
    EXPECT_GE(*middle, kLeast) << name;
  }
}

}  // namespace
