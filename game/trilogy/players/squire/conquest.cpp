#include "game/trilogy/players/squire/conquest.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <span>

#include "game/trilogy/players/squire/hand.h"
#include "rules/core/fixed_list.h"
#include "rules/trilogy/board/links.h"

namespace trilogy_players::squire {
namespace {

/// What the turn has come to after so many conquests.
struct Course {
  TerritorySet held;
  Lacks lacks;  ///< beside what is held
  bool card_earned;
  bool site_taken;
  bool is_first;
};

Course course_of(const Situation& now) {
  const TurnMemory& memory = now.board.memory;
  const bool own_turn = now.board.phase == Phase::kTurn && now.board.to_act == now.seat;
  return {.held = own_land(now),
          .lacks = now.prices.lacks,
          .card_earned = own_turn && memory.conquered > 0,
          .site_taken = own_turn && memory.site_taken > 0,
          .is_first = true};
}

Course after(const Situation& now, Course course, const Stack& stack, Territory conquered) {
  Lack& lack = course.lacks[region_of(now, conquered)];
  lack = with_one_less(now, lack, conquered);
  course.held.insert(conquered);
  course.card_earned = true;
  course.is_first = false;
  if (stack.leader && now.rules.sites.contains(conquered)) course.site_taken = true;
  return course;
}

/// What could be attacked next from there.
TerritorySet targets_of(const Situation& now, const Stack& stack, const Course& course) {
  const Board& board = now.board;
  const TerritorySet barred = barred_from_invasions(board);
  if (barred.contains(stack.at)) return {};
  const Escort escort = stack.leader ? Escort::kLeader : Escort::kNone;
  TerritorySet ways = ways_from(now.rules, board, stack.at, escort);
  if (course.is_first && board.memory.mountains != 0) {  // T-057
    ways = ways | now.rules.across[static_cast<std::size_t>(stack.at)];
  }
  return ways - course.held - barred;
}

/// T-058: what an invasion over the sea loses before it begins.
int toll_of(const Situation& now, const Stack& stack, Territory target) {
  const TerritorySet& sea = now.rules.over_sea[static_cast<std::size_t>(stack.at)];
  if (!sea.contains(target) || now.board.invasion.to == target) return 0;
  int toll = 0;
  for (const std::uint8_t one : now.board.lasting.sea_toll) toll += one;
  return std::min(toll, stack.battalions - 1);
}

/// What the conquest brings beside the land: cards (T-035, T-037) and the end of a mission.
double worth_of_cards(const Situation& now, const Stack& stack, Territory target,
                      const Course& course) {
  double worth = course.card_earned ? 0 : now.weights.territory_card * now.outlook.unit;
  if (!stack.leader) return worth;
  if (!course.site_taken && now.rules.sites.contains(target)) worth += worth_of_a_draw(now);
  return worth + worth_of_entering(now, target);
}

/// A conquest by itself, and with how many it would go on.
struct Conquest {
  Territory target;
  double worth;
  double won;
  int goes_on;
};

Conquest conquest_of(const Situation& now, const Stack& stack, Territory target,
                     const Course& course) {
  const Forces forces = forces_of(now, stack, target);
  if (forces.attackers < 2) return {target, 0, 0, 0};
  const Fight fight = fight_of(forces);
  const Seat foe = owner_of(now.board, target);
  const double prize = gain_of(now, course.lacks[region_of(now, target)], target) +
                       worth_of_cards(now, stack, target, course);
  const double felled = foe == kNobody ? 0 : now.outlook.rivalry[at(foe)] * fight.felled;
  return {target, fight.won * prize - now.outlook.unit * (fight.lost - felled), fight.won,
          static_cast<int>(std::lround(fight.left)) - 1};
}

March best_of(const Situation& now, const Stack& stack, const Course& course, int depth);

double worth_of(const Situation& now, const Stack& stack, const Conquest& conquest,
                const Course& course, int depth) {
  if (depth <= 1 || conquest.goes_on < 2) return conquest.worth;
  const Course next = after(now, course, stack, conquest.target);
  const Stack rest{conquest.target, conquest.goes_on, stack.leader};
  return conquest.worth + conquest.won * best_of(now, rest, next, depth - 1).worth;
}

using Conquests = core::FixedList<Conquest, kTerritoryCount>;

/// Those that by themselves bring most, as many as the squire thinks on from.
void keep_best(Conquests& conquests, std::size_t breadth) {
  if (conquests.size() <= breadth) return;
  const std::span all(&conquests[0], conquests.size());
  std::ranges::partial_sort(all, all.begin() + static_cast<std::ptrdiff_t>(breadth), std::greater(),
                            &Conquest::worth);
  conquests.shorten(breadth);
}

March best_of(const Situation& now, const Stack& stack, const Course& course, int depth) {
  March best;
  if (stack.battalions < 2) return best;
  Conquests conquests;
  for (const Territory target : targets_of(now, stack, course)) {
    conquests.push_back(conquest_of(now, stack, target, course));
  }
  if (depth > 1) keep_best(conquests, static_cast<std::size_t>(now.weights.breadth));
  for (const Conquest& conquest : conquests) {
    const double worth = worth_of(now, stack, conquest, course, depth);
    if (worth > best.worth) best = {worth, conquest.target};
  }
  return best;
}

}  // namespace

Stack stack_in(const Situation& now, Territory territory) {
  return {territory, battalions_in(now.board, territory), has_leader(now.board, territory)};
}

Forces forces_of(const Situation& now, const Stack& stack, Territory target) {
  Forces forces = forces_between(now.rules, now.board, stack.at, target);
  forces.attackers = stack.battalions - toll_of(now, stack, target);
  forces.bonus += int{stack.leader} - int{has_leader(now.board, stack.at)};
  return forces;
}

March best_march(const Situation& now, const Stack& stack, int depth) {
  return best_of(now, stack, course_of(now), depth);
}

double worth_of_attack(const Situation& now, const Stack& stack, Territory target, int depth) {
  const Course course = course_of(now);
  return worth_of(now, stack, conquest_of(now, stack, target, course), course, depth);
}

double worth_of_aid(const Situation& now, const Aid& aid) {
  const Invasion& invasion = now.board.invasion;
  const Stack stack = stack_in(now, invasion.from);
  Forces forces = forces_of(now, stack, invasion.to);
  const double before = fight_of(forces).won;
  forces.attackers += aid.attackers;
  forces.defenders -= aid.defenders;
  forces.bonus += aid.bonus;
  const double after = fight_of(forces).won;
  return (after - before) * gain_of(now, invasion.to);
}

double worth_of_standing(const Situation& now, const Stack& stack) {
  const double prospects = best_march(now, stack, now.weights.depth_of_glance).worth;
  const double turns = std::min(1.0, now.outlook.turns);
  return now.weights.next_turn * turns * prospects -
         risk_of(now, stack.at, stack.battalions, stack.leader);
}

}  // namespace trilogy_players::squire
