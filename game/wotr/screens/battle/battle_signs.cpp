#include "game/wotr/screens/battle/battle_signs.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <numbers>

#include "engine/ui/widgets.h"
#include "game/screens/controls/pip_die.h"
#include "game/table/seals/seal.h"
#include "game/wotr/screens/context/dice_icon.h"
#include "rules/wotr/state/figures.h"

namespace wotr_screens {
namespace {

using Sign = BattleCount::Sign;
using wotr::Side;

// In points.
constexpr float kCountSign = 24;
constexpr float kCountDigits = 26;
constexpr float kAfterCountSign = 4;
constexpr float kBetweenCounts = 11;
constexpr float kNationDisc = 10;
constexpr float kThrownDie = 22;
constexpr float kStrokeRadius = 9;

constexpr ImU32 kBoneDie = IM_COL32(0xF0, 0xE8, 0xD4, 0xFF);
constexpr ImU32 kBlueInk = IM_COL32(0x2F, 0x5D, 0x8C, 0xFF);
constexpr ImU32 kRedDie = IM_COL32(0x9A, 0x2A, 0x24, 0xFF);
constexpr ImU32 kDullDie = IM_COL32(0xC9, 0xBB, 0x9C, 0xFF);
constexpr ImU32 kDullPips = IM_COL32(0x9C, 0x8D, 0x70, 0xFF);
constexpr ImU32 kHitRim = IM_COL32(0xD8, 0x9A, 0x24, 0xFF);

screens::PipDiePaint die_of(Side side) {
  return side == Side::kFree
             ? screens::PipDiePaint{.body = kBoneDie, .rim = kBlueInk, .pips = kBlueInk}
             : screens::PipDiePaint{.body = kRedDie, .rim = engine::ink::kInk, .pips = kBoneDie};
}

/// A star of four points: a blow that struck home.
void draw_stroke(ImDrawList& list, ImVec2 centre, float radius, ImU32 colour) {
  constexpr int kPoints = 4;
  constexpr float kWaist = 0.36F;
  const float half = std::numbers::pi_v<float> / kPoints;
  const auto at = [&](float angle, float reach) {
    return ImVec2(centre.x + std::sin(angle) * reach, centre.y - std::cos(angle) * reach);
  };
  for (int point = 0; point < kPoints; ++point) {
    const float angle = 2 * half * static_cast<float>(point);
    list.AddQuadFilled(centre, at(angle - half, radius * kWaist), at(angle, radius),
                       at(angle + half, radius * kWaist), colour);
  }
}

void draw_shield(ImDrawList& list, ImVec2 centre, float radius, ImU32 colour) {
  const auto at = [&](float x, float y) {
    return ImVec2(centre.x + x * radius, centre.y + y * radius);
  };
  const std::array shield{at(-0.78F, -0.85F), at(0.78F, -0.85F), at(0.72F, 0.1F), at(0, 0.98F),
                          at(-0.72F, 0.1F)};
  list.AddConvexPolyFilled(shield.data(), static_cast<int>(shield.size()), colour);
}

void draw_flag(ImDrawList& list, ImVec2 centre, float radius, ImU32 colour) {
  const float pole = centre.x - radius * 0.6F;
  const float top = centre.y - radius * 0.95F;
  list.AddTriangleFilled({pole, top}, {centre.x + radius * 0.9F, centre.y - radius * 0.4F},
                         {pole, centre.y + radius * 0.15F}, colour);
  list.AddLine({pole, top}, {pole, centre.y + radius}, colour, radius * 0.2F);
}

void draw_sign(ImDrawList& list, Side side, const BattleCount& count, ImVec2 centre, float size) {
  const float radius = size / 2;
  switch (count.sign) {
    case Sign::kDice: return screens::draw_pip_die(list, centre, size, count.number, die_of(side));
    case Sign::kLeadership: return draw_flag(list, centre, radius * 0.85F, count.colour);
    case Sign::kEndurance: return draw_shield(list, centre, radius * 0.85F, count.colour);
    case Sign::kHit: return draw_stroke(list, centre, radius, count.colour);
  }
}

/// Numerals are digits alone: a share is written in letters.
ImFont* font_of(const Context& context, const std::string& digits) {
  const bool is_whole = std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
  return is_whole ? context.theme.numerals : context.theme.bold;
}

float width_of_digits(const Context& context, const std::string& digits) {
  return font_of(context, digits)
      ->CalcTextSizeA(context.unit(kCountDigits), FLT_MAX, 0, digits.c_str())
      .x;
}

float width_of_count(const Context& context, const BattleCount& count) {
  return context.unit(kCountSign + kAfterCountSign) + width_of_digits(context, count.digits);
}

/// Takes the room of a row; what it says in words is told to whoever points at it.
ImVec2 take_row(const Context& context, float height, const std::string& words) {
  const ImVec2 from = ImGui::GetCursorScreenPos();
  ImGui::Dummy(ImVec2(ImGui::GetContentRegionAvail().x, height));
  if (!words.empty() && ImGui::IsItemHovered()) engine::tip(context.theme, words.c_str());
  return from;
}

/// Where each of a row begins that breaks at its end, and how many rows there are.
struct Flow {
  std::vector<ImVec2> places;
  float height = 0;
};

Flow flow_of(const std::vector<float>& widths, float gap, float row, float most) {
  Flow flow{.places = {}, .height = row};
  flow.places.reserve(widths.size());
  ImVec2 pen(0, 0);
  for (const float width : widths) {
    if (pen.x > 0 && pen.x + width > most) pen = ImVec2(0, pen.y + row);
    flow.places.push_back(pen);
    pen.x += width + gap;
    flow.height = pen.y + row;
  }
  return flow;
}

struct UnitsOfNation {
  wotr::Nation nation;
  table::KindCounts kinds;
};

std::vector<UnitsOfNation> units_by_nation(Side side, const wotr::Figures& force) {
  std::vector<UnitsOfNation> all;
  wotr::for_each_figure(force, side, [&](wotr::Figure figure, int amount) {
    if (wotr::is_character(figure)) return;
    const wotr::Nation nation = wotr::nation_of(figure);
    auto found = std::ranges::find(all, nation, &UnitsOfNation::nation);
    if (found == all.end()) found = all.insert(all.end(), {.nation = nation, .kinds = {}});
    int& count = wotr::is_regular(figure) ? found->kinds.squares
                 : wotr::is_elite(figure) ? found->kinds.diamonds
                                          : found->kinds.pennants;
    count += amount;
  });
  return all;
}

}  // namespace

void draw_stance(ImDrawList& list, bool attacks, ImVec2 centre, float radius) {
  if (attacks)
    return draw_die_symbol(list, centre, radius, wotr::DieFace::kCharacter, engine::ink::kInk);
  draw_shield(list, centre, radius * 0.9F, engine::ink::kInk);
  draw_shield(list, centre, radius * 0.6F, engine::ink::kVellum);
}

void draw_battle_counts(const Context& context, Side side, const std::vector<BattleCount>& counts,
                        const std::string& words) {
  std::vector<float> widths;
  widths.reserve(counts.size());
  for (const BattleCount& count : counts) widths.push_back(width_of_count(context, count));
  const float row = context.unit(kCountSign + 6);
  const Flow flow =
      flow_of(widths, context.unit(kBetweenCounts), row, ImGui::GetContentRegionAvail().x);
  const ImVec2 from = take_row(context, flow.height, words);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float size = context.unit(kCountSign);
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const ImVec2 left(from.x + flow.places[i].x, from.y + flow.places[i].y + row / 2);
    draw_sign(list, side, counts[i], ImVec2(left.x + size / 2, left.y), size);
    list.AddText(font_of(context, counts[i].digits), context.unit(kCountDigits),
                 ImVec2(left.x + size + context.unit(kAfterCountSign),
                        left.y - context.unit(kCountDigits) / 2),
                 counts[i].colour, counts[i].digits.c_str());
  }
}

void draw_battle_units(const Context& context, Side side, const wotr::Figures& force,
                       const std::string& words) {
  const std::vector<UnitsOfNation> nations = units_by_nation(side, force);
  if (nations.empty()) return;
  const float radius = context.unit(kNationDisc);
  std::vector<float> widths;
  widths.reserve(nations.size());
  for (const UnitsOfNation& units : nations)
    widths.push_back(radius + table::slip_end(context.theme, units.kinds));
  const float row = 2 * radius + context.unit(5);
  const Flow flow = flow_of(widths, context.unit(8), row, ImGui::GetContentRegionAvail().x);
  const ImVec2 from = take_row(context, flow.height, words);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (std::size_t i = 0; i < nations.size(); ++i) {
    const ImVec2 centre(from.x + flow.places[i].x + radius, from.y + flow.places[i].y + row / 2);
    table::draw_slip(list, context.theme, centre, nations[i].kinds, 1);
    draw_nation_disc(list, centre, radius, nations[i].nation, Strength::kFull);
  }
}

void draw_battle_dice(const Context& context, Side side, int hits, int misses,
                      const std::string& words) {
  const int all = std::max(hits, 0) + std::max(misses, 0);
  if (all == 0) return;
  constexpr float kStep = 1.16F;
  const float room = ImGui::GetContentRegionAvail().x;
  const float size = std::min(context.unit(kThrownDie), room / (kStep * static_cast<float>(all)));
  const ImVec2 from = take_row(context, context.unit(kThrownDie + 6), words);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (int die = 0; die < all; ++die) {
    const ImVec2 centre(from.x + size * (0.5F + kStep * static_cast<float>(die)),
                        from.y + context.unit(kThrownDie + 6) / 2);
    const bool is_hit = die < hits;
    screens::PipDiePaint paint = die_of(side);
    if (is_hit) paint.rim = kHitRim;
    if (!is_hit) paint = {.body = kDullDie, .rim = kDullPips, .pips = kDullPips};
    screens::draw_pip_die(list, centre, is_hit ? size : size * 0.82F, 0, paint);
    if (is_hit) draw_stroke(list, centre, size * 0.4F, paint.pips);
  }
}

void draw_hits_due(const Context& context, int hits, const std::string& words) {
  const float radius = context.unit(kStrokeRadius);
  const float step = std::min(
      radius * 2.1F, ImGui::GetContentRegionAvail().x / static_cast<float>(std::max(hits, 1)));
  const ImVec2 from = take_row(context, 2 * radius + context.unit(2), words);
  for (int hit = 0; hit < hits; ++hit) {
    draw_stroke(*ImGui::GetWindowDrawList(),
                ImVec2(from.x + radius + step * static_cast<float>(hit), from.y + radius), radius,
                engine::ink::kWax);
  }
}

}  // namespace wotr_screens
