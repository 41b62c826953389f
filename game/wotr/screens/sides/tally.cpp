#include "game/wotr/screens/sides/tally.h"

#include <cfloat>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "game/screens/controls/tip.h"
#include "game/wotr/screens/context/dice_icon.h"
#include "game/wotr/screens/sides/side_panel.h"
#include "rules/wotr/names/names.h"

namespace wotr_screens {
namespace {

// In points.
constexpr float kMark = 21;
constexpr float kDigits = 21;
constexpr float kAfterMark = 3;
constexpr float kBetween = 9;
constexpr float kBetweenGroups = 22;
constexpr float kRing = 6.5F;
constexpr float kMargin = 30;  // to the sheets of the sides

constexpr ImU32 kCorruptionRing = IM_COL32(0xA0, 0x2B, 0x22, 0xFF);

/// A sign with a number.
struct Mark {
  enum class Sign { kDie, kProgress, kCorruption };
  Sign sign = Sign::kDie;
  wotr::Side side = wotr::Side::kFree;             ///< of the die
  wotr::DieFace face = wotr::DieFace::kCharacter;  ///< of the die
  int number = 0;
  bool is_in_hunt_box = false;
};
using Group = std::vector<Mark>;

Group unused_dice_of(const Context& context, wotr::Side side) {
  const wotr::DicePool& pool = context.view.board.dice[static_cast<std::size_t>(side)];
  Group dice;
  for (int face = 0; face < wotr::kFaceCount; ++face) {
    const int number = pool.faces[static_cast<std::size_t>(face)];
    if (number == 0) continue;
    dice.push_back({.side = side, .face = static_cast<wotr::DieFace>(face), .number = number});
  }
  return dice;
}

/// The dice of the Shadow and of the Free Peoples in it; an Eye is shown even when there is none.
Group hunt_box_of(const Context& context) {
  const wotr::HuntBox& box = context.view.board.hunt_box;
  Group dice{{.side = wotr::Side::kShadow,
              .face = wotr::DieFace::kEye,
              .number = box.shadow,
              .is_in_hunt_box = true}};
  if (box.free > 0) {
    dice.push_back({.side = wotr::Side::kFree,
                    .face = wotr::DieFace::kCharacter,
                    .number = box.free,
                    .is_in_hunt_box = true});
  }
  return dice;
}

std::vector<Group> middle_of(const Context& context) {
  const wotr::Fellowship& fellowship = context.view.board.fellowship;
  return {{{.sign = Mark::Sign::kProgress, .number = fellowship.progress},
           {.sign = Mark::Sign::kCorruption, .number = fellowship.corruption}},
          hunt_box_of(context)};
}

std::string number_of(const Mark& mark) { return std::to_string(mark.number); }

float width_of(const Context& context, const Mark& mark) {
  const ImVec2 digits = context.theme.numerals->CalcTextSizeA(context.unit(kDigits), FLT_MAX, 0,
                                                              number_of(mark).c_str());
  return context.unit(kMark + kAfterMark) + digits.x;
}

float width_of(const Context& context, const std::vector<Group>& groups) {
  float width = 0;
  for (const Group& group : groups) {
    if (group.empty()) continue;
    width += width > 0 ? context.unit(kBetweenGroups) : 0;
    for (const Mark& mark : group) width += width_of(context, mark);
    width += context.unit(kBetween) * static_cast<float>(group.size() - 1);
  }
  return width;
}

std::vector<Group> groups_that_fit(const Context& context) {
  const float room = room_in_bar(context) - 2 * context.unit(kMargin);
  std::vector<Group> groups = middle_of(context);
  groups.insert(groups.begin(), unused_dice_of(context, wotr::Side::kFree));
  groups.push_back(unused_dice_of(context, wotr::Side::kShadow));
  return width_of(context, groups) <= room ? groups : middle_of(context);
}

std::string words_about(const Context& context, const Mark& mark) {
  const nlohmann::json args{
      {"side", wotr::id_of(mark.side)}, {"face", wotr::id_of(mark.face)}, {"count", mark.number}};
  switch (mark.sign) {
    case Mark::Sign::kProgress: return say(context, "screen.sign.progress", args);
    case Mark::Sign::kCorruption: return say(context, "screen.sign.corruption", args);
    case Mark::Sign::kDie: break;
  }
  return say(context, mark.is_in_hunt_box ? "screen.sign.hunt-box" : "screen.sign.die", args);
}

/// What a script knows it by.
std::string label_of(const Mark& mark) {
  switch (mark.sign) {
    case Mark::Sign::kProgress: return "sign-progress";
    case Mark::Sign::kCorruption: return "sign-corruption";
    case Mark::Sign::kDie: break;
  }
  if (mark.is_in_hunt_box) return "sign-hunt-box-" + std::string(wotr::id_of(mark.side));
  return "sign-" + std::string(wotr::id_of(mark.face)) + "-" + std::string(wotr::id_of(mark.side));
}

void note_mark(const Context& context, ImVec2 left_middle, const Mark& mark) {
  const float half = context.unit(kMark) / 2 + context.unit(2);
  screens::note_sign(context, label_of(mark), {left_middle.x, left_middle.y - half},
                     {left_middle.x + width_of(context, mark), left_middle.y + half},
                     words_about(context, mark));
}

void draw_mark(const Context& context, ImDrawList& list, ImVec2 left_middle, const Mark& mark) {
  const ImVec2 centre(left_middle.x + context.unit(kMark) / 2, left_middle.y);
  if (mark.sign == Mark::Sign::kDie) {
    draw_action_die(list, centre, context.unit(kMark), mark.side, mark.face);
  } else {
    const bool progress = mark.sign == Mark::Sign::kProgress;
    list.AddCircle(centre, context.unit(kRing), progress ? engine::ink::kBrass : kCorruptionRing, 0,
                   context.unit(3.5F));
    list.AddCircle(centre, context.unit(kRing + 2), engine::ink::kInk, 0, context.unit(0.8F));
  }
  const float size = context.unit(kDigits);
  list.AddText(context.theme.numerals, size,
               ImVec2(left_middle.x + context.unit(kMark + kAfterMark), left_middle.y - size / 2),
               engine::ink::kInk, number_of(mark).c_str());
}

}  // namespace

float tally_width(const Context& context) { return width_of(context, groups_that_fit(context)); }

void draw_tally(const Context& context, ImDrawList& list, ImVec2 left_middle) {
  ImVec2 pen = left_middle;
  bool first = true;
  for (const Group& group : groups_that_fit(context)) {
    if (group.empty()) continue;
    pen.x += first ? 0 : context.unit(kBetweenGroups - kBetween);
    first = false;
    for (const Mark& mark : group) {
      draw_mark(context, list, pen, mark);
      note_mark(context, pen, mark);
      pen.x += width_of(context, mark) + context.unit(kBetween);
    }
  }
}

}  // namespace wotr_screens
