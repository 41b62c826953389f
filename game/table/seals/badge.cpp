#include "game/table/seals/badge.h"

#include <algorithm>

#include "engine/ui/cached_part.h"
#include "game/table/board/distance.h"

namespace table {
namespace {

constexpr float kNearFade = 30;  // nearer than this every figure is seen
constexpr float kNearGone = 18;
constexpr float kSmallSeal = 11;  // radius in points
constexpr float kGreatSeal = 16;
constexpr float kSlipFrom = 66;  // nearer than this the kinds are told

float opacity_of(const Formation& formation, float distance) {
  if (formation.units == 0) return 0;
  if (formation.shown < formation.figures) return 1;
  return std::clamp((distance - kNearGone) / (kNearFade - kNearGone), 0.0F, 1.0F);
}

}  // namespace

Badge badge_of(const Formation& formation, const engine::Theme& theme, float distance) {
  const bool is_great = afar(distance) > 0;
  return {.seal = {.shape = formation.shape,
                   .paint = seal_paint(formation.paint),
                   .sign = formation.sign,
                   .units = formation.units,
                   .leaders = formation.leaders},
          .kinds = formation.kinds,
          .opacity = opacity_of(formation, distance),
          .radius = (is_great ? kGreatSeal : kSmallSeal) * theme.scale,
          .is_great = is_great,
          .has_slip = distance < kSlipFrom};
}

engine::ScreenPart reach_of(const Badge& badge, const engine::Theme& theme) {
  if (badge.is_great) {
    const SealReach reach = reach_of(theme, badge.seal, badge.radius);
    return {{-reach.aside, -reach.above}, {reach.aside, reach.below}};
  }
  const float east = badge.has_slip ? slip_end(theme, badge.kinds) : badge.radius;
  return {glm::vec2(-badge.radius), {east, badge.radius}};
}

void draw_badge(ImDrawList& list, const engine::Theme& theme, const Badge& badge, ImVec2 middle) {
  engine::draw_cached(list, middle, [&](ImDrawList& into, ImVec2 at) {
    if (badge.has_slip) draw_slip(into, theme, at, badge.kinds, badge.opacity);
    const auto draw_seal = badge.is_great ? draw_great_seal : draw_small_seal;
    draw_seal(into, theme, at, badge.radius, badge.seal, badge.opacity);
  });
}

}  // namespace table
