#include "game/wotr/players/steward/course.h"

#include "rules/wotr/board/control.h"
#include "rules/wotr/board/victory.h"

namespace wotr_players::steward {
namespace {

int points_of_shadow(const Matter& matter) {
  return victory_points(matter.now.rules, matter.now.board, Side::kShadow);
}

bool stands_in_haven(const Situation& now) {
  const Fellowship& fellowship = now.board.fellowship;
  return !in_mordor(fellowship) && fellowship.hidden != 0 && fellowship.progress == 0 &&
         is_haven(now.rules, now.board, fellowship.region);
}

}  // namespace

double cost_of_turn(const Matter& matter) {
  const Beliefs& beliefs = matter.beliefs;
  return static_cast<double>(beliefs.turn +
                             beliefs.turn_at_war * static_cast<float>(points_of_shadow(matter)));
}

double prospects_now(const Matter& matter) {
  const Situation& now = matter.now;
  const Walkers company = walkers_of(now.rules, now.board.fellowship);
  return matter.prospects.at(steps_to_fire(now.rules, now.atlas, now.board.fellowship), company);
}

Journey journey_of(const Matter& matter) {
  const Situation& now = matter.now;
  const Fellowship& fellowship = now.board.fellowship;
  if (in_mordor(fellowship)) return Journey::kRun;
  if (points_of_shadow(matter) >= static_cast<int>(matter.beliefs.desperate)) return Journey::kRun;
  if (!stands_in_haven(now) || fellowship.corruption == 0) return Journey::kMarch;
  Walkers healed = walkers_of(now.rules, fellowship);
  --healed.corruption;
  const int steps = steps_to_fire(now.rules, now.atlas, fellowship);
  const double gained = matter.prospects.at(steps, healed) - prospects_now(matter);
  return gained > cost_of_turn(matter) ? Journey::kRest : Journey::kMarch;
}

Design design_of(const Matter& matter) {
  const Situation& now = matter.now;
  constexpr double kPointsToWin = 10;
  const double sword = points_of_shadow(matter) / kPointsToWin;
  const double ring = now.board.fellowship.corruption / 12.0;
  return ring > sword ? Design::kCorruption : Design::kMilitary;
}

}  // namespace wotr_players::steward
