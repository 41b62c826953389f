#include "game/screens/staged_moment.h"

#include <algorithm>

#include "engine/scene/easing.h"
#include "engine/ui/theme.h"
#include "game/screens/cards/card_stock.h"
#include "game/screens/state/settings.h"

namespace screens {
namespace {

constexpr float kAside =
    0.8F;  // of what is clear: what happens is in the middle, dice fall in the west
constexpr float kAbove = 0.38F;   // the same from above
constexpr float kRadius = 0.26F;  // of the lesser side of what is clear
constexpr float kMostRadius = 120;
constexpr float kMedallion = 0.88F;
constexpr float kPictureOfMedallion =
    0.84F;                             // of the medallion: a rim in the colour of who acts is left
constexpr float kSignOfRadius = 1.5F;  // of its radius
constexpr int kRims = 4;
constexpr ImU32 kNight = IM_COL32(0x0E, 0x08, 0x06, 0x30);

}  // namespace

float opened(const Context& context, const MomentShown& shown) {
  const bool is_still = context.state.settings == nullptr || context.state.settings->reduced_motion;
  if (shown.is_coming) return 0;
  if (is_still) return 1;
  return engine::ease_in_out(std::clamp((1 - shown.left) / kOpens, 0.0F, 1.0F));
}

void draw_medallion(Context& context, ImDrawList& list, const MomentShown& shown, ImVec2 middle,
                    float radius) {
  const float grown = radius * kMedallion * (0.6F + 0.4F * opened(context, shown));
  for (int rim = kRims; rim > 0; --rim) {
    list.AddCircleFilled(middle, grown * (1 + 0.09F * static_cast<float>(rim)), kNight, 64);
  }
  list.AddCircleFilled(middle, grown, shown.moment->colour, 64);
  list.AddCircle(middle, grown, engine::ink::kBrass, 64, grown * 0.05F);
  const bool has_picture = draw_round_engraving(context, list, shown.moment->picture, middle,
                                                grown * kPictureOfMedallion);
  list.AddCircle(middle, grown * kPictureOfMedallion, engine::ink::kBrass, 64, grown * 0.03F);
  if (has_picture) return;
  const float size = grown * kSignOfRadius;
  if (shown.moment->sign)
    return engine::draw_icon(list, *shown.moment->sign, middle, size, engine::ink::kVellum);
  context.state.game.panels.draw_moment_sign(context, list, *shown.moment, middle, size);
}

void draw_staged_moment(Context& context, const MomentShown& shown) {
  if (!shown.moment->is_staged || (shown.left <= 0 && !shown.is_held)) return;
  const glm::vec2 from = context.drawn.clear_from;
  const glm::vec2 size = context.drawn.clear_to - from;
  if (size.x <= 0 || size.y <= 0) return;
  const float radius = std::min(context.unit(kMostRadius), kRadius * std::min(size.x, size.y));
  const ImVec2 middle(from.x + size.x * kAside, from.y + size.y * kAbove);
  ImDrawList& list = *ImGui::GetBackgroundDrawList();  // below every sheet
  if (!context.state.game.panels.draw_staged(context, list, shown, middle, radius)) {
    draw_medallion(context, list, shown, middle, radius);
  }
}

}  // namespace screens
