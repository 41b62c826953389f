#include "game/table/badges.h"

#include <algorithm>
#include <array>
#include <string>

#include "engine/ui/widgets.h"
#include "game/table/miniatures/palette.h"
#include "rules/wotr/names.h"

namespace table {
namespace {

constexpr float kNearFade = 30;  // nearer than this every figure is seen
constexpr float kNearGone = 18;
constexpr float kSlipFrom = 85;  // nearer than this the kinds are told
constexpr float kRise = 2.3F;

wotr::Nation leading_nation(const wotr::Figures& figures) {
  wotr::Nation most = wotr::kNoNation;
  int units = 0;
  for (int i = 0; i < wotr::kNationCount; ++i) {
    const auto nation = static_cast<wotr::Nation>(i);
    const int here = wotr::units_of(figures, nation);
    if (here <= units) continue;
    units = here;
    most = nation;
  }
  return most;
}

ImU32 seal_colour(const wotr::Figures& figures, float opacity) {
  const glm::vec4 paint = nation_paint(id_of(leading_nation(figures)));
  const auto channel = [](float linear) {
    return static_cast<int>(std::clamp(std::sqrt(linear), 0.0F, 1.0F) * 255);
  };
  return IM_COL32(channel(paint.r), channel(paint.g), channel(paint.b),
                  static_cast<int>(opacity * 255));
}

ImU32 faded(ImU32 colour, float opacity) {
  const auto alpha = static_cast<ImU32>(static_cast<float>(colour >> IM_COL32_A_SHIFT) * opacity);
  return (colour & ~IM_COL32_A_MASK) | (alpha << IM_COL32_A_SHIFT);
}

struct Kinds {
  int regulars = 0;
  int elites = 0;
  int leaders = 0;
};

Kinds kinds_of(const Group& group) {
  Kinds kinds{.regulars = wotr::regulars_of(group.figures, group.side),
              .elites = wotr::elites_of(group.figures, group.side),
              .leaders = 0};
  kinds.leaders =
      group.side == wotr::Side::kFree ? wotr::leaders_of(group.figures) : int{group.figures.nazgul};
  return kinds;
}

/// A slip of vellum: a square for Regulars, a diamond for Elites, a pennant for those who lead.
void draw_slip(ImDrawList& list, const engine::Theme& theme, ImVec2 left_middle, const Kinds& kinds,
               float opacity) {
  const float size = 13 * theme.scale;
  const float mark = 3.2F * theme.scale;
  const std::array counts{kinds.regulars, kinds.elites, kinds.leaders};
  float width = 5 * theme.scale;
  for (const int count : counts) width += count > 0 ? size * 1.55F : 0;
  const ImVec2 from{left_middle.x, left_middle.y - size * 0.62F};
  const ImVec2 to{left_middle.x + width, left_middle.y + size * 0.62F};
  list.AddRectFilled(from, to, faded(engine::ink::kVellum, opacity * 0.92F), 2 * theme.scale);
  list.AddRect(from, to, faded(engine::ink::kSoftInk, opacity * 0.8F), 2 * theme.scale);
  const ImU32 ink = faded(engine::ink::kInk, opacity);
  float pen = left_middle.x + 6 * theme.scale;
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    if (counts[kind] == 0) continue;
    const ImVec2 at{pen + mark * 0.5F, left_middle.y};
    if (kind == 0) {
      list.AddRectFilled({at.x - mark * 0.8F, at.y - mark * 0.8F},
                         {at.x + mark * 0.8F, at.y + mark * 0.8F}, ink);
    } else if (kind == 1) {
      list.AddNgonFilled(at, mark * 1.25F, ink, 4);
    } else {
      list.AddTriangleFilled({at.x - mark * 0.7F, at.y - mark * 1.2F},
                             {at.x + mark * 1.1F, at.y - mark * 0.4F},
                             {at.x - mark * 0.7F, at.y + mark * 0.4F}, ink);
      list.AddLine({at.x - mark * 0.7F, at.y - mark * 1.2F},
                   {at.x - mark * 0.7F, at.y + mark * 1.3F}, ink, theme.scale);
    }
    const std::string number = std::to_string(counts[kind]);
    list.AddText(theme.text, size, {pen + mark * 2.1F, left_middle.y - size * 0.52F}, ink,
                 number.c_str());
    pen += size * 1.55F;
  }
}

void draw_badge(ImDrawList& list, const engine::Theme& theme, const engine::CameraView& camera,
                const Group& group) {
  const Kinds kinds = kinds_of(group);
  const int units = kinds.regulars + kinds.elites;
  const bool all_seen =
      group.shown >= units + kinds.leaders + wotr::count(group.figures.characters);
  float opacity = std::clamp((camera.distance - kNearGone) / (kNearFade - kNearGone), 0.0F, 1.0F);
  if (!all_seen) opacity = 1;
  if (units == 0 || opacity <= 0) return;
  const auto middle = engine::screen_point(camera, group.middle + glm::vec3(0, kRise, 0));
  if (!middle || middle->x < 0 || middle->y < 0 || middle->x > camera.screen.x ||
      middle->y > camera.screen.y) {
    return;
  }
  if (camera.distance < kSlipFrom) {
    const ImVec2 beside{middle->x + 6 * theme.scale, middle->y};
    draw_slip(list, theme, beside, kinds, opacity);
  }
  engine::count_badge(list, theme, {middle->x, middle->y}, units,
                      seal_colour(group.figures, opacity));
}

}  // namespace

void draw_badges(ImDrawList& list, const engine::Theme& theme, const engine::CameraView& camera,
                 std::span<const Group> groups) {
  for (const Group& group : groups) draw_badge(list, theme, camera, group);
}

}  // namespace table
