#include "game/wotr/players/steward/ring.h"

#include <algorithm>
#include <optional>

#include "game/wotr/players/squire/journey.h"
#include "game/wotr/players/squire/situation/weights.h"
#include "game/wotr/players/squire/wounds.h"
#include "game/wotr/players/steward/course.h"
#include "rules/wotr/state/actions.h"

namespace wotr_players::steward {
namespace {

double number(float belief) { return static_cast<double>(belief); }

const Fellowship& ring(const Matter& matter) { return matter.now.board.fellowship; }

Walkers company(const Matter& matter) { return walkers_of(matter.now.rules, ring(matter)); }

int steps(const Matter& matter) {
  return steps_to_fire(matter.now.rules, matter.now.atlas, ring(matter));
}

/// Now, with the dice that lie in the box, or early in the next turn.
double worth_of_track_step(const Matter& matter) {
  const Board& board = matter.now.board;
  const double all = number(matter.beliefs.prospects);
  const int eyes = board.hunt_box.shadow + board.hunt_box.free;
  const double go = matter.prospects.after_tile(steps(matter) - 1, company(matter), eyes);
  Walkers waiting = company(matter);
  if (board.mordor_attempt == 0) ++waiting.corruption;
  const double wait = matter.prospects.at(steps(matter), waiting) - cost_of_turn(matter);
  const double worth = number(matter.beliefs.track_step) + all * (go - wait);
  return board.mordor_attempt == 0 ? std::max(worth, number(matter.beliefs.track_step)) : worth;
}

/// What the Hunt takes from the prospects, on average, if the Company moves now.
double danger_of_step(const Matter& matter) {
  const double found = squire::chance_of_tile(matter.now);
  const int there = std::max(5, steps(matter) - 1);
  const double unhurt = matter.prospects.at(there, company(matter));
  const double hurt = matter.prospects.after_tile(there, company(matter), 1);
  return found * (unhurt - hurt);
}

/// What the fall or the leaving of the Companion means besides.
double price_of(const Matter& matter, Character who) {
  const Board& board = matter.now.board;
  if (who == Character::kStrider && !in_mordor(board.fellowship))
    return number(matter.beliefs.heir);
  if (who != Character::kGandalfTheGrey) return 0;
  return board.minions_seen != 0 ? -number(matter.beliefs.white) : number(matter.beliefs.grey);
}

double after_losing(const Matter& matter, Character who) {
  const int level = row_of(matter.now.rules, who).level;
  Walkers left = without(matter.now.rules, company(matter), who);
  left.corruption += std::max(0, matter.now.board.hunt.damage - level);
  return matter.prospects.at(steps(matter), left) - price_of(matter, who);
}

double after_losing_any(const Matter& matter) {
  const CharacterSet companions = ring(matter).companions;
  double sum = 0;
  for_each_character(companions, [&](Character who) { sum += after_losing(matter, who); });
  return sum / std::max(1, count(companions));
}

double after_suffering(const Matter& matter) {
  Walkers hurt = company(matter);
  hurt.corruption += matter.now.board.hunt.damage;
  return matter.prospects.at(steps(matter), hurt);
}

/// A Hobbit goes his way with one point, and the rest may still be borne by another; Gollum shows
/// the way to be spared one.
double after_ability(const Matter& matter) {
  const Character guide = ring(matter).guide;
  const int damage = matter.now.board.hunt.damage - 1;
  if (is_hobbit(guide)) {
    const Walkers left = without(matter.now.rules, company(matter), guide);
    return matter.prospects.after(steps(matter), left, {damage, false});
  }
  Walkers seen = company(matter);
  seen.corruption += damage;
  return matter.prospects.at(steps(matter), seen) * number(matter.beliefs.unseen);
}

}  // namespace

double worth_of_step(const Matter& matter) {
  if (in_mordor(ring(matter))) return worth_of_track_step(matter);
  if (squire::steps_left(matter.now) == 0) return matter.now.weights.needless_step;
  const Journey journey = journey_of(matter);
  if (journey == Journey::kRest) return squire::kNever;
  const double step = number(matter.beliefs.step);
  if (journey == Journey::kRun) return step;
  return step - number(matter.beliefs.prospects) * danger_of_step(matter);
}

double worth_of_hiding(const Matter& matter) {
  return in_mordor(ring(matter)) ? number(matter.beliefs.track_step) : number(matter.beliefs.hide);
}

Answer choose_declaration(const Matter& matter) {
  if (journey_of(matter) == Journey::kRest) {
    return offered(matter.now, act(ActionKind::kRegion, ring(matter).region));
  }
  return std::nullopt;
}

Answer choose_hunt_damage(const Matter& matter) {
  return best_offered(matter.now, [&](Action action) -> std::optional<double> {
    constexpr double kSure = 1000;  // above what settles between equal choices
    switch (static_cast<ActionKind>(action.kind)) {
      case ActionKind::kGuideAbility: return kSure * after_ability(matter);
      case ActionKind::kLoseGuide: return kSure * after_losing(matter, ring(matter).guide);
      case ActionKind::kLoseRandom: return kSure * after_losing_any(matter);
      default: return kSure * after_suffering(matter);
    }
  });
}

}  // namespace wotr_players::steward
