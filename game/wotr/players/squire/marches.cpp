#include "game/wotr/players/squire/marches.h"

#include <algorithm>
#include <cmath>

#include "game/wotr/players/squire/situation/weights.h"
#include "rules/wotr/armies/armies.h"
#include "rules/wotr/board/control.h"

namespace wotr_players::squire {
namespace {

constexpr int kMostInRegion = 10;
constexpr int kMostGuards = 3;
constexpr int kStrike = 3;     // marches from which an abandoned place is taken
constexpr double kEffort = 1;  // a move for nothing is worth less than nothing

Strength strength(const Situation& now, const Figures& army) {
  return strength_of(now.rules, now.board, army, now.side);
}

/// What the place is worth to us while these stand in it.
double safety(const Situation& now, const Campaign& campaign, RegionId at, const Strength& army) {
  double lost = exposure(now, campaign, at, army);
  const Target* place = target_at(campaign.theirs, at);
  if (place != nullptr && place->walls != Walls::kNone) {
    const bool inside = place->walls == Walls::kStronghold;
    const Strength defence = inside ? behind_walls(army) : army;
    lost += danger(campaign.theirs, *place, defence);
  }
  return -lost;
}

/// Walking into a Settlement of the enemy's that nobody defends.
double capture(const Situation& now, const Campaign& campaign, RegionId to) {
  if (!controls(now.rules, now.board, enemy_of(now.side), to)) return 0;
  constexpr double kTown = 4;
  const Target* target = target_at(campaign.ours, to);
  return target != nullptr ? target->value * (1 - now.weights.hope.of(now.side)) : kTown;
}

double waking(const Situation& now, RegionId to) {
  const Nation land = region_of(now.rules, to).nation;
  const bool sleeping = now.side == Side::kShadow && land != kNoNation &&
                        side_of(land) == Side::kFree && politics_of(now.board, land).active == 0;
  return sleeping ? now.weights.wakes_nation : 0;
}

/// Small groups on their own are wasted.
double dribble(const Situation& now, const Strength& together, double captured) {
  constexpr double kFewest = 4;
  return captured > 0 ? 0 : now.weights.dribble * std::max(0.0, kFewest - together.units);
}

/// Nobody is left in a Settlement of ours that the enemy can walk into.
double abandoning(const Situation& now, const Campaign& campaign, const March& march,
                  const Strength& staying) {
  if (staying.units > 0) return 0;
  const Target* place = target_at(campaign.theirs, march.from);
  if (place == nullptr) return 0;
  int nearest = kUnreachable;
  for (const Host& host : campaign.theirs.hosts) {
    nearest = std::min(nearest, place->march(host.at));
  }
  if (nearest < 1 || nearest > kStrike) return 0;
  return now.weights.abandoned * std::ldexp(place->value, 1 - nearest);
}

/// Who stands in a region before anybody marches.
struct Standing {
  Figures army;
  Strength strength;
  double safety = 0;
};

Standing standing_in(const Situation& now, const Campaign& campaign, RegionId region) {
  Standing standing;
  standing.army = part_of(figures_in(now.board, region), now.side);
  standing.strength = strength(now, standing.army);
  standing.safety = safety(now, campaign, region, standing.strength);
  return standing;
}

double worth_of(const Situation& now, const Campaign& campaign, const March& march,
                const Standing& here, const Standing& there) {
  const Strength staying = strength(now, minus(here.army, march.group));
  const Strength together = strength(now, plus(there.army, march.group));
  const double safer = safety(now, campaign, march.from, staying) +
                       safety(now, campaign, march.to, together) - here.safety - there.safety;
  const double share = units_of(march.group, now.side) / here.strength.units;
  const double hope = share * advance_worth(campaign, march.from, march.to);
  const double captured = capture(now, campaign, march.to);
  return hope + safer + captured - dribble(now, together, captured) - waking(now, march.to) -
         abandoning(now, campaign, march, staying) - kEffort;
}

int most_guards(const Situation& now, RegionId from) {
  const bool worth_guarding =
      points_of(now.rules, from) > 0 && controls(now.rules, now.board, now.side, from);
  return worth_guarding ? kMostGuards : 0;
}

}  // namespace

Figures without_units(const Figures& army, Side side, int units) {
  Figures rest = army;
  for (; units > 0; --units) {
    Figure least = kNoFigure;
    int most = 0;
    for_each_figure(rest, side, [&](Figure figure, int amount) {
      if (!is_unit(figure)) return;
      const int rank = amount + (is_regular(figure) ? 100 : 0);
      if (rank <= most) return;
      most = rank;
      least = figure;
    });
    if (least == kNoFigure) return rest;
    remove(rest, least);
  }
  return rest;
}

namespace {

/// The ways of one question: what stands at their ends is looked at once.
class Ways {
 public:
  Ways(const Situation& now, const Campaign& campaign, LeaderNeed need)
      : now_(now), campaign_(campaign), need_(need) {}

  std::optional<March> best(RegionId from, RegionId to) {
    const Board& board = now_.board;
    if (!can_move_army_to(now_.rules, board, now_.seat, need_, from, to)) return std::nullopt;
    const Figures all = movable_figures(now_.rules, board, now_.seat, from, to);
    const int room = kMostInRegion - units_of(figures_in(board, to), now_.side);
    const int too_many = std::max(0, units_of(all, now_.side) - room);
    const Departure departure{now_.seat, GroupKind::kMove, need_, in_region(from)};
    std::optional<March> best;
    Figures group = without_units(all, now_.side, too_many);
    const int most = most_guards(now_, from);
    for (int guards = 0; guards <= most; ++guards, group = without_units(group, now_.side, 1)) {
      March march{from, to, group};
      if (!may_go(now_.rules, board, departure, march.group)) continue;
      march.worth = worth_of(now_, campaign_, march, standing(from), standing(to));
      if (!best || march.worth > best->worth) best = march;
    }
    return best;
  }

  void add_from(RegionId from, std::vector<March>& marches) {
    for (const RegionId to : region_of(now_.rules, from).neighbours) {
      if (const auto march = best(from, to)) marches.push_back(*march);
    }
  }

 private:
  const Standing& standing(RegionId region) {
    Standing& standing = standing_[static_cast<std::size_t>(region)];
    if (!known_.contains(region)) standing = standing_in(now_, campaign_, region);
    known_.insert(region);
    return standing;
  }

  const Situation& now_;
  const Campaign& campaign_;
  LeaderNeed need_;
  RegionSet known_;
  std::array<Standing, kRegionCount> standing_;
};

}  // namespace

std::optional<March> best_march(const Situation& now, const Campaign& campaign, LeaderNeed need,
                                RegionId from, RegionId to) {
  return Ways(now, campaign, need).best(from, to);
}

std::vector<March> all_marches(const Situation& now, const Campaign& campaign, LeaderNeed need) {
  Ways ways(now, campaign, need);
  std::vector<March> marches;
  for (const RegionId from : armies_of(now.board, now.side)) ways.add_from(from, marches);
  return marches;
}

double worth_of_moving(const Situation& now, const std::vector<March>& marches, int moves) {
  March first;
  double second = 0;
  for (const March& march : marches) {
    if (march.worth > first.worth) first = march;
  }
  for (const March& march : marches) {
    if (march.from != first.from && march.to != first.to) second = std::max(second, march.worth);
  }
  return first.worth + (moves > 1 ? now.weights.second_move * second : 0);
}

namespace {

/// The best of the marches whose `end` is offered.
Answer choose_end(const Situation& now, const std::vector<March>& marches, RegionId March::*end) {
  Answer answer;
  double most = 0;
  for (const March& march : marches) {
    const Answer action = offered(now, act(ActionKind::kRegion, march.*end));
    if (!action) continue;
    const int way = index(march.from) * kRegionCount + index(march.to);
    const double worth = march.worth + jitter(now, way);
    if (answer && worth <= most) continue;
    answer = action;
    most = worth;
  }
  const Answer stop = offered(now, act(ActionKind::kStop));
  return stop && (!answer || most <= 0) ? stop : answer;
}

}  // namespace

Answer choose_army_from(const Situation& now) {
  const auto marches = all_marches(now, survey(now), leader_need(now.board));
  return choose_end(now, marches, &March::from);
}

Answer choose_army_to(const Situation& now) {
  const Step& step = now.view.pending.top();
  const bool by_die = step.kind == StepKind::kMoveArmyTo;
  std::vector<March> marches;
  if (by_die || is_region(now.board.group.from)) {
    const RegionId from =
        by_die ? fields_of<StepKind::kMoveArmyTo>(step).from : region_of(now.board.group.from);
    Ways(now, survey(now), leader_need(now.board)).add_from(from, marches);
  }
  return choose_end(now, marches, &March::to);
}

Answer choose_army_group(const Situation& now) {
  const Group& group = now.board.group;
  const auto march =
      best_march(now, survey(now), leader_need(now.board), region_of(group.from), group.to);
  return march ? shape_group(now, march->group) : offered(now, act(ActionKind::kGo));
}

Answer shape_group(const Situation& now, const Figures& wanted) {
  const Figures& group = now.board.group.figures;
  for (const Action action : now.decision.actions) {
    if (!is(action, ActionKind::kLeave)) continue;
    const Figure figure = figure_of(action);
    if (count_of(group, figure) > count_of(wanted, figure)) return action;
  }
  return offered(now, act(ActionKind::kGo));
}

}  // namespace wotr_players::squire
