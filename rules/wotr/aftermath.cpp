#include "rules/wotr/aftermath.h"

#include "rules/wotr/control.h"

namespace wotr {
namespace {

constexpr int kMostInRegion = 10;
constexpr int kMostInSiege = 5;

int most_units(Place place) { return is_garrison(place) ? kMostInSiege : kMostInRegion; }

/// Free Peoples Leaders do not stand without a unit.
void remove_lonely_leaders(Play& play, Place place) {
  const Figures& here = figures_at(play.rules, play.board(), place);
  if (leaders_of(here) == 0 || has_unit(here, Side::kFree)) return;
  const Figures lonely = here;
  for (int n = 0; n < kFreeNationCount; ++n) {
    const int leaders = lonely.leader[static_cast<std::size_t>(n)];
    if (leaders == 0) continue;
    eliminate(play, leader_of(static_cast<Nation>(n)), leaders, place, Cause::kLeaderless);
  }
}

template <class Visit>
void for_each_place(const Rules& rules, Visit visit) {
  for (int r = 0; r < kRegionCount; ++r) visit(in_region(static_cast<RegionId>(r)));
  for (const RegionId region : rules.strongholds) visit(in_garrison(region));
}

void push_excess(Play& play, Side side) {
  for_each_place(play.rules, [&](Place place) {
    if (units_of(figures_at(play.rules, play.board(), place), side) > most_units(place)) {
      push(play, StepKind::kExcessUnits, side, place);
    }
  });
}

/// an Army left alone with a Settlement of the enemy's takes it.
void settle_control(Play& play) {
  for (const RegionId region : play.rules.all_settlements) {
    for (const Side side : {Side::kFree, Side::kShadow}) {
      const Figures& here = figures_in(play.board(), region);
      if (has_unit(here, side) && !has_unit(here, enemy_of(side))) take_control(play, side, region);
    }
  }
}

}  // namespace

void lift_sieges(Play& play) {
  for (const RegionId region : play.rules.strongholds) {
    if (!is_besieged(play.rules, play.board(), region)) continue;
    const Side inside = controller_of(play.rules, play.board(), region);
    if (has_unit(figures_in(play.board(), region), enemy_of(inside))) continue;
    const Figures garrison = figures_at(play.rules, play.board(), in_garrison(region));
    relocate(play, garrison, in_garrison(region), in_region(region), Cause::kSiegeLifted);
    report(play, EventKind::kSiegeEnded, region);
  }
}

void push_aftermath(Play& play, Side acting) { push(play, StepKind::kAftermath, acting); }

void run_aftermath(Play& play, const Step& step) {
  for_each_place(play.rules, [&play](Place place) { remove_lonely_leaders(play, place); });
  lift_sieges(play);
  settle_control(play);
  const auto acting = static_cast<Side>(step.args[0]);
  push_excess(play, enemy_of(acting));
  push_excess(play, acting);
}

void ask_excess_units(const Rules& rules, const State& state, const Step& step,
                      Decision& decision) {
  const auto side = static_cast<Side>(step.args[0]);
  const auto place = static_cast<Place>(step.args[1]);
  const Figures& here = figures_at(rules, state.board, place);
  ask(decision, side, DecisionKind::kExcess, 86);
  if (units_of(here, side) <= most_units(place)) return;
  for_each_figure(here, side, [&decision](Figure figure, int) {
    if (is_unit(figure)) decision.offer(act(ActionKind::kRemove, figure));
  });
}

void answer_excess_units(Play& play, const Step& step, Action action) {
  const auto place = static_cast<Place>(step.args[1]);
  relocate(play, figure_of(action), 1, place, kReinforcements, Cause::kExcess);
  push(play, StepKind::kExcessUnits, step.args[0], step.args[1]);
}

}  // namespace wotr
