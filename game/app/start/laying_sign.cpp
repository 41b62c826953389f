#include "game/app/start/laying_sign.h"

#include <cfloat>
#include <string>

#include <imgui.h>

#include "engine/text/font_files.h"
#include "engine/ui/ui.h"

namespace app {

void show_laying_sign(engine::Window& window, const lang::Sentences& words, float ui_scale) {
  const auto fonts = engine::find_fonts();
  if (!fonts) return;  // whoever opens the table says so
  auto ui = engine::Ui::create(*fonts, ui_scale, window.pixels_per_point());
  if (!ui) return;
  engine::Input input;
  input.pixels_per_point = window.pixels_per_point();
  const glm::vec2 points = glm::vec2(window.pixel_size()) / input.pixels_per_point;
  input.window_size = glm::ivec2(points);
  ui->begin_frame(input, 0);
  const std::string sentence = words.say("screen.laying");
  ImFont* const font = ui->theme().title;
  const ImVec2 extent = font->CalcTextSizeA(font->FontSize, FLT_MAX, 0, sentence.c_str());
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  list.AddRectFilled({0, 0}, {points.x, points.y}, engine::ink::kOak);
  list.AddText(font, font->FontSize, {(points.x - extent.x) / 2, (points.y - extent.y) / 2},
               engine::ink::kVellum, sentence.c_str());
  ui->end_frame();
  window.present();
}

}  // namespace app
