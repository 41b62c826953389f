#include "game/wotr/screens/battle/odds_bar.h"

#include <algorithm>
#include <cfloat>
#include <string>

#include "game/screens/controls/percent.h"

namespace wotr_screens {
namespace {

constexpr float kOddsTall = 20;  // points
constexpr float kOddsDigits = 15;
constexpr ImU32 kFreeShare = IM_COL32(0x2F, 0x5D, 0x8C, 0xFF);
constexpr ImU32 kShadowShare = IM_COL32(0xA0, 0x2B, 0x22, 0xFF);

ImU32 share_colour(wotr::Side side) {
  return side == wotr::Side::kFree ? kFreeShare : kShadowShare;
}

/// How many of a hundred for each: the attacker's at the left.
void write_shares(const Context& context, ImDrawList& list, ImVec2 from, ImVec2 to,
                  const wotr::BattleOdds& odds) {
  ImFont* font = context.theme.bold;
  const float size = context.unit(kOddsDigits);
  const float air = context.unit(5);
  const float y = (from.y + to.y - size) / 2;
  const std::string wins = screens::in_percent(odds.attacker);
  const std::string holds = screens::in_percent(odds.defender + odds.undecided);
  const float wide = font->CalcTextSizeA(size, FLT_MAX, 0, holds.c_str()).x;
  list.AddText(font, size, {from.x + air, y}, engine::ink::kVellum, wins.c_str());
  list.AddText(font, size, {to.x - air - wide, y}, engine::ink::kVellum, holds.c_str());
}

}  // namespace

void draw_odds_bar(const Context& context, const wotr::BattleOdds& odds, wotr::Side attacker) {
  const wotr::Side defender =
      attacker == wotr::Side::kFree ? wotr::Side::kShadow : wotr::Side::kFree;
  const float width = ImGui::GetContentRegionAvail().x;
  const float tall = context.unit(kOddsTall);
  ImGui::Dummy(ImVec2(width, tall));
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to(from.x + width, from.y + tall);
  const float cut = from.x + width * std::clamp(static_cast<float>(odds.attacker), 0.0F, 1.0F);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float line = std::max(1.0F, context.unit(1));
  list.AddRectFilled(from, {cut, to.y}, share_colour(attacker));
  list.AddRectFilled({cut, from.y}, to, share_colour(defender));
  list.AddRectFilled({cut - line, from.y - 2 * line}, {cut + line, to.y + 2 * line},
                     engine::ink::kInk);
  list.AddRect(from, to, engine::ink::kInk, 0, 0, line);
  write_shares(context, list, from, to, odds);
}

}  // namespace wotr_screens
