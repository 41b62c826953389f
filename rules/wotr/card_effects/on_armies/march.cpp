#include "rules/wotr/card_effects/on_armies/march.h"

#include "rules/wotr/armies/armies.h"
#include "rules/wotr/board/control.h"

namespace wotr {
namespace {

Side side_of_player(const Rules& rules, const Board& board) {
  return side_of(rules, board.event.player);
}

bool has_anyone_of(const Figures& group, Nation nation) {
  const bool leads = side_of(nation) == Side::kFree && count_of(group, leader_of(nation)) != 0;
  return leads || units_of(group, nation) != 0;
}

/// nobody in the group is kept out.
bool may_enter(const Rules& rules, const Board& board, const Figures& group, RegionId to) {
  if (!is_free_for_armies(board, side_of_player(rules, board), to)) return false;
  for (int n = 0; n < kNationCount; ++n) {
    const auto nation = static_cast<Nation>(n);
    if (has_anyone_of(group, nation) && !may_cross_border(rules, board, nation, to)) return false;
  }
  return true;
}

bool gets_somewhere(const Rules& rules, const Board& board, const MoveArmies& data,
                    const Group& group, int steps) {
  return !next_regions(rules, board, data, group, steps).empty();
}

/// The group less those of Nations not At War, but for one of these.
Figures fit_for_march(const Board& board, Figures group, Nation kept) {
  for (int n = 0; n < kNationCount; ++n) {
    const auto nation = static_cast<Nation>(n);
    if (nation == kept || is_at_war(board, nation)) continue;
    const auto at = static_cast<std::size_t>(n);
    group.regular[at] = 0;
    group.elite[at] = 0;
    if (n < kFreeNationCount) group.leader[at] = 0;
  }
  return group;
}

}  // namespace

Place place_of_marchers(const Rules& rules, const Board& board, const MoveArmies& data,
                        RegionId from) {
  return data.leaps ? place_of_army(rules, board, side_of_player(rules, board), from)
                    : in_region(from);
}

bool may_end(const Rules& rules, const Board& board, const MoveArmies& data, RegionId region) {
  Figures others = figures_in(board, region);
  if (board.group.from == in_region(region)) others = minus(others, board.group.figures);
  return !data.to_army || has_unit(others, side_of_player(rules, board));
}

RegionSet next_regions(const Rules& rules, const Board& board, const MoveArmies& data,
                       const Group& group, int steps) {
  RegionSet next;
  if (steps == 0) return next;
  const RegionId here = region_of(group.from);
  const Side side = side_of_player(rules, board);
  const RegionSet around =
      data.leaps ? regions_where(rules, board, side, *data.leaps) : region_of(rules, here).adjacent;
  for (const RegionId to : around) {
    if (to == here || !may_enter(rules, board, group.figures, to)) continue;
    const bool ends = to != group.to && may_end(rules, board, data, to);
    const Group moved{group.figures, in_region(to), group.to};
    if (ends || gets_somewhere(rules, board, data, moved, steps - 1)) next.insert(to);
  }
  return next;
}

bool may_march(const Rules& rules, const Board& board, const MoveArmies& data, Place from,
               const Figures& group) {
  return may_go(rules, board, {board.event.player, GroupKind::kMove, data.with, from}, group) &&
         gets_somewhere(rules, board, data, {group, from, region_of(from)}, data.regions);
}

bool can_march(const Rules& rules, const Board& board, const MoveArmies& data, Place from,
               const Figures& group) {
  const Departure departure{board.event.player, GroupKind::kMove, data.with, from};
  const auto part_can = [&](const Figures& part) {
    return has_unit(part, side_of_player(rules, board)) && can_go(rules, board, departure, part) &&
           gets_somewhere(rules, board, data, {part, from, region_of(from)}, data.regions);
  };
  if (part_can(group) || part_can(fit_for_march(board, group, kNoNation))) return true;
  for (int n = 0; n < kNationCount; ++n) {
    const auto nation = static_cast<Nation>(n);
    if (units_of(group, nation) != 0 && part_can(fit_for_march(board, group, nation))) return true;
  }
  return false;
}

}  // namespace wotr
