#include "game/wotr/screens/battle/odds_bar.h"

#include <algorithm>
#include <cfloat>
#include <string>

#include "game/screens/controls/percent.h"

namespace wotr_screens {
namespace {

constexpr ImU32 kFreeShare = IM_COL32(0x2F, 0x5D, 0x8C, 0xFF);
constexpr float kBarTall = 20;  // points
constexpr ImU32 kShadowShare = IM_COL32(0xA0, 0x2B, 0x22, 0xFF);

ImU32 share_colour(wotr::Side side) {
  return side == wotr::Side::kFree ? kFreeShare : kShadowShare;
}

/// In how many of a hundred ends; nothing where the share is too small for it.
void write_share(const Context& context, ImDrawList& list, ImVec2 from, ImVec2 to, double share) {
  const float size = (to.y - from.y) * 0.8F;
  const std::string digits = screens::in_percent(share);
  ImFont* font = context.theme.bold;
  const ImVec2 room = font->CalcTextSizeA(size, FLT_MAX, 0, digits.c_str());
  if (room.x + context.unit(6) > to.x - from.x) return;
  list.AddText(font, size, {(from.x + to.x - room.x) / 2, (from.y + to.y - room.y) / 2},
               engine::ink::kVellum, digits.c_str());
}

}  // namespace

void draw_odds_bar(const Context& context, ImDrawList& list, ImVec2 from, ImVec2 to,
                   const wotr::BattleOdds& odds, wotr::Side attacker) {
  const double share = std::clamp(odds.attacker, 0.0, 1.0);
  const float cut = from.x + (to.x - from.x) * static_cast<float>(share);
  const float line = std::max(1.0F, context.unit(1));
  list.AddRectFilled(from, {cut, to.y}, share_colour(attacker));
  list.AddRectFilled({cut, from.y}, to, share_colour(wotr::enemy_of(attacker)));
  write_share(context, list, from, {cut, to.y}, share);
  write_share(context, list, {cut, from.y}, to, 1 - share);
  list.AddRectFilled({cut - line, from.y - 2 * line}, {cut + line, to.y + 2 * line},
                     engine::ink::kInk);
  list.AddRect(from, to, engine::ink::kInk, 0, 0, line);
}

void draw_odds_bar(const Context& context, const wotr::BattleOdds& odds, wotr::Side attacker) {
  ImGui::Dummy(ImVec2(ImGui::GetContentRegionAvail().x, context.unit(kBarTall)));
  draw_odds_bar(context, *ImGui::GetWindowDrawList(), ImGui::GetItemRectMin(),
                ImGui::GetItemRectMax(), odds, attacker);
}

}  // namespace wotr_screens
