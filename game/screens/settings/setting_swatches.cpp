#include "game/screens/settings/setting_swatches.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <glm/common.hpp>
#include <glm/exponential.hpp>
#include <glm/vec3.hpp>

#include "engine/render/frame/colour_vision.h"

namespace screens {
namespace {

/// Free blue and Shadow red, a green and an ochre of the Nations.
constexpr std::array<ImU32, 4> kShown{
    IM_COL32(0x2F, 0x5D, 0x8C, 0xFF), IM_COL32(0xA0, 0x2B, 0x22, 0xFF),
    IM_COL32(0x3F, 0x7D, 0x3A, 0xFF), IM_COL32(0xC9, 0xA2, 0x27, 0xFF)};

ImU32 corrected(ImU32 colour, engine::ColourVision vision) {
  const ImVec4 parts = ImGui::ColorConvertU32ToFloat4(colour);
  const glm::vec3 light = glm::pow(glm::vec3(parts.x, parts.y, parts.z), glm::vec3(2.2F));
  const glm::vec3 moved =
      glm::clamp(engine::correction_for(vision) * light, glm::vec3(0), glm::vec3(1));
  const glm::vec3 shown = glm::pow(moved, glm::vec3(1 / 2.2F));
  return ImGui::ColorConvertFloat4ToU32({shown.x, shown.y, shown.z, 1});
}

}  // namespace

void draw_level_swatch(const Context& context, ImDrawList& list, ImVec2 middle, float size,
                       int level, ImU32 ink) {
  const float line = std::max(1.0F, context.unit(1.3F));
  const float half = size * 0.85F;
  const float foot = middle.y + size * 0.36F;
  const ImVec2 top(middle.x - size * 0.1F, middle.y - size * 0.4F);
  const ImVec2 left(middle.x - half, foot);
  const ImVec2 right(middle.x + half * 0.75F, foot);
  if (level > 0) {
    list.AddTriangleFilled(top, {middle.x, foot}, right, ink);
    list.AddLine({top.x + size * 0.1F, foot}, {middle.x + half * 1.15F, foot}, ink, 2 * line);
  }
  list.AddLine(left, top, ink, line);
  list.AddLine(top, right, ink, line);
  list.AddLine(left, right, ink, line);
  if (level < 2) return;
  list.AddCircle({middle.x + half * 0.8F, middle.y - size * 0.26F}, size * 0.14F, ink, 0, line);
  for (int wave = 1; wave <= 2; ++wave) {
    const float y = foot + static_cast<float>(wave) * size * 0.11F;
    list.AddLine({left.x + size * 0.12F * static_cast<float>(wave), y}, {middle.x, y}, ink, line);
  }
}

void draw_colours_swatch(const Context& context, ImDrawList& list, ImVec2 middle, float size,
                         int vision, ImU32 ink) {
  const float radius = size * 0.34F;
  const float step = radius * 2.4F;
  float x = middle.x - step * (static_cast<float>(kShown.size()) - 1) / 2;
  for (const ImU32 colour : kShown) {
    const ImU32 seen = corrected(colour, static_cast<engine::ColourVision>(vision));
    list.AddCircleFilled({x, middle.y}, radius, seen);
    list.AddCircle({x, middle.y}, radius, ink, 0, std::max(1.0F, context.unit(1)));
    x += step;
  }
}

void draw_letters_swatch(const Context& context, ImDrawList& list, ImVec2 middle, float size,
                         int percent, ImU32 ink) {
  constexpr float kSmallest = 75;
  constexpr float kLargest = 300;
  constexpr float kUsual = 100;
  const float shown = percent == kBroadcastLetters ? kLargest
                      : percent == 0               ? kUsual
                                                   : static_cast<float>(percent);
  const float share = (shown - kSmallest) / (kLargest - kSmallest);
  const float tall = size * std::lerp(0.6F, 1.05F, share);
  ImFont* font = percent == 0 ? context.theme.italic : context.theme.bold;
  const ImVec2 room = font->CalcTextSizeA(tall, FLT_MAX, 0, "A");
  list.AddText(font, tall, {middle.x - room.x / 2, middle.y + size * 0.5F - room.y}, ink, "A");
}

}  // namespace screens
