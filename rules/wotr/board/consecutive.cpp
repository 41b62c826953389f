#include "rules/wotr/board/consecutive.h"

#include <algorithm>
#include <bit>

namespace wotr {
namespace {

std::uint8_t nations_of(const Figures& group) {
  std::uint8_t nations = 0;
  for (int n = 0; n < kFreeNationCount; ++n) {
    const auto nation = static_cast<Nation>(n);
    if (units_of(group, nation) != 0) nations |= bit_of(nation);
  }
  return nations;
}

bool is_one(std::uint8_t nations) { return std::popcount(nations) == 1; }

MixedArmy army_of(const Figures& group, RegionId region) {
  MixedArmy army{.region = region};
  std::copy_n(group.regular.begin(), kFreeNationCount, army.regular.begin());
  std::copy_n(group.elite.begin(), kFreeNationCount, army.elite.begin());
  return army;
}

bool has_acted(const ActedWith& before, const MixedArmy& army) {
  return std::find(before.armies.begin(), before.armies.end(), army) != before.armies.end();
}

}  // namespace

bool may_act_on(const Rules& rules, const Board& board, Seat seat, Nation nation) {
  return !is_restricted(rules, seat) || (board.last_acted_with.nations & bit_of(nation)) == 0;
}

bool may_act_with(const Rules& rules, const Board& board, Seat seat, const Figures& group,
                  RegionId region) {
  if (!is_restricted(rules, seat)) return true;
  const std::uint8_t nations = nations_of(group);
  if (is_one(nations)) return (board.last_acted_with.nations & nations) == 0;
  return !has_acted(board.last_acted_with, army_of(group, region));
}

bool can_act_with(const Rules& rules, const Board& board, Seat seat, const Figures& group,
                  RegionId region) {
  if (!is_restricted(rules, seat)) return true;
  const std::uint8_t nations = nations_of(group);
  if ((nations & ~board.last_acted_with.nations) != 0)
    return true;  // a Nation that rested goes alone
  if (is_one(nations)) return false;
  // Any two Nations together will do, but for an Army that acted with exactly these units.
  const bool whole = !has_acted(board.last_acted_with, army_of(group, region));
  return whole || units_of(group, Side::kFree) > 2;
}

void note_nation(Play& play, Nation nation) {
  if (is_restricted(play.rules, play.board().to_act))
    play.board().acted_with.nations |= bit_of(nation);
}

void note_army(Play& play, const Figures& group, RegionId region) {
  if (!is_restricted(play.rules, play.board().to_act)) return;
  ActedWith& now = play.board().acted_with;
  const std::uint8_t nations = nations_of(group);
  if (is_one(nations)) {
    now.nations |= nations;
  } else {
    MixedArmy& slot = now.armies[now.armies[0].region == kNoRegion ? 0 : 1];
    slot = army_of(group, region);
  }
}

void close_action(Play& play) {
  Board& board = play.board();
  if (!is_restricted(play.rules, board.to_act)) return;
  board.last_acted_with = board.acted_with;
  board.acted_with = {};
}

void count_in_cycle(Play& play, Seat seat) {
  if (!is_restricted(play.rules, seat)) return;
  Board& board = play.board();
  board.mid_cycle = board.mid_cycle != 0 ? 0 : 1;
  const bool cycle_over = board.mid_cycle == 0;
  if (cycle_over && play.rules.options.restriction_scope == RestrictionScope::kCycle) {
    board.last_acted_with = {};
  }
}

}  // namespace wotr
