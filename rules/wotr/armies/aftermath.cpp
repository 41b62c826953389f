#include "rules/wotr/armies/aftermath.h"

#include "rules/wotr/board/control.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/cards/table.h"
#include "rules/wotr/politics/capture.h"

namespace wotr {
namespace {

constexpr int kMostInRegion = 10;
constexpr int kMostInSiege = 5;

void remove_leaders(Play& play, Place place) {
  const Figures lonely = figures_at(play.rules, play.board(), place);
  for (int n = 0; n < kFreeNationCount; ++n) {
    const int leaders = lonely.leader[static_cast<std::size_t>(n)];
    if (leaders == 0) continue;
    eliminate(play, leader_of(static_cast<Nation>(n)), leaders, place, Cause::kLeaderless);
  }
}

/// Free Peoples Leaders do not stand without a unit.
void remove_lonely_leaders(Play& play) {
  const Board& board = play.board();
  const auto are_lonely = [](const Figures& here) {
    return has_leader(here) && !has_unit(here, Side::kFree);
  };
  for (std::size_t r = 0; r < kRegionCount; ++r) {
    if (are_lonely(board.regions[r])) remove_leaders(play, in_region(static_cast<RegionId>(r)));
  }
  for (std::size_t s = 0; s < kStrongholdCount; ++s) {
    if (are_lonely(board.garrisons[s]))
      remove_leaders(play, in_garrison(play.rules.strongholds[s]));
  }
}

/// whose unit goes next; the other one's when he has none there.
Seat seat_with_units(const Rules& rules, const Figures& here, Seat seat) {
  const Side side = side_of(rules, seat);
  return has_unit(own_part(rules, here, seat), side) ? seat : teammate_of(rules, seat);
}

/// the side whose action it is takes off first, wherever it stands.
void push_excess(Play& play, Side acting) {
  const Board& board = play.board();
  const RegionSet besieged = besieged_strongholds(play.rules, board);
  for (const Side side : {enemy_of(acting), acting}) {
    const auto consider = [&](Place place) {
      const Figures& here = figures_at(play.rules, board, place);
      if (units_of(here, side) > most_units(place)) push_excess_units(play, side, place);
    };
    for (const RegionId region : armies_of(board, side)) consider(in_region(region));
    for (const RegionId region : besieged) consider(in_garrison(region));
  }
}

/// an Army left alone with a Settlement of the enemy's takes it.
void settle_control(Play& play) {
  const Board& board = play.board();
  const RegionSet free = armies_of(board, Side::kFree);
  const RegionSet shadow = armies_of(board, Side::kShadow);
  const auto take = [&](Side side, const RegionSet& alone) {
    const Side enemy = enemy_of(side);
    for (const RegionId region : alone& settlements_controlled(play.rules, board, enemy)) {
      take_control(play, side, region);
    }
  };
  take(Side::kFree, free - shadow);
  take(Side::kShadow, shadow - free);
}

}  // namespace

void lift_sieges(Play& play) {
  for (const RegionId region : besieged_strongholds(play.rules, play.board())) {
    const Side inside = controller_of(play.rules, play.board(), region);
    if (has_unit(figures_in(play.board(), region), enemy_of(inside))) continue;
    const Figures garrison = figures_at(play.rules, play.board(), in_garrison(region));
    relocate(play, garrison, in_garrison(region), in_region(region), Cause::kSiegeLifted);
    report<EventKind::kSiegeEnded>(play, {region});
  }
}

void push_aftermath(Play& play, Side acting) { push<StepKind::kAftermath>(play, {acting}); }

void run_aftermath(Play& play, const Step& step) {
  remove_lonely_leaders(play);
  lift_sieges(play);
  settle_control(play);
  discard_lapsed_cards(play);
  push_excess(play, fields_of<StepKind::kAftermath>(step).side);
}

int most_units(Place place) { return is_garrison(place) ? kMostInSiege : kMostInRegion; }

void push_excess_units(Play& play, Side side, Place place) {
  const Seat first = teammate_of(play.rules, leading_seat(play.board(), side));
  push<StepKind::kExcessUnits>(play, {first, place});
}

void ask_excess_units(const Rules& rules, const State& state, const Step& step,
                      Decision& decision) {
  const auto [first, place] = fields_of<StepKind::kExcessUnits>(step);
  const Figures& here = figures_at(rules, state.board, place);
  const Seat seat = seat_with_units(rules, here, first);
  const Side side = side_of(rules, seat);
  ask(decision, seat, DecisionKind::kExcess, is_garrison(place) ? 250 : 86);
  if (units_of(here, side) <= most_units(place)) return;
  for_each_figure(own_part(rules, here, seat), side, [&decision](Figure figure, int) {
    if (is_unit(figure)) decision.offer(act(ActionKind::kRemove, figure));
  });
}

void answer_excess_units(Play& play, const Step& step, Action action) {
  const Place place = fields_of<StepKind::kExcessUnits>(step).place;
  const Seat seat = owner_of(play.rules, nation_of(figure_of(action)));
  relocate(play, figure_of(action), 1, place, kReinforcements, Cause::kExcess);
  push<StepKind::kExcessUnits>(play, {teammate_of(play.rules, seat), place});
}

}  // namespace wotr
