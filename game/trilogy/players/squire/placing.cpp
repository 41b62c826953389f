#include "game/trilogy/players/squire/placing.h"

#include <algorithm>

#include "game/trilogy/players/squire/conquest.h"
#include "game/trilogy/players/squire/powers.h"
#include "rules/trilogy/cards/sets.h"

namespace trilogy_players::squire {
namespace {

bool is_setting_up(const Situation& now) { return now.board.phase == Phase::kSetUp; }

/// What so many battalions more are good for there: attacks of this turn, and standing fast.
double worth_of_placing(const Situation& now, Territory territory, int count) {
  const Stack before = stack_in(now, territory);
  Stack after = before;
  after.battalions += count;
  const int depth = is_setting_up(now) ? now.weights.depth_of_glance : now.weights.depth;
  const double won = best_march(now, after, depth).worth - best_march(now, before, depth).worth;
  const double guarded = risk_of(now, territory, before.battalions, before.leader) -
                         risk_of(now, territory, after.battalions, after.leader);
  return won + guarded;
}

/// As many as there are to place; in the set-up, a host worth gathering.
int to_place(const Situation& now) {
  const int here = now.board.to_place[at(now.seat)];
  if (!is_setting_up(now)) return here;
  return std::clamp(int{now.board.supply[at(now.seat)]}, here, std::max(here, now.weights.muster));
}

std::optional<double> worth_of_place_answer(const Situation& now, Action action) {
  const bool places = is(action, ActionKind::kTerritory) || is(action, ActionKind::kPlace);
  if (!places) return std::nullopt;
  const Territory territory = territory_of(action);
  if (foes_beside(now, own_land(now), territory).empty()) return 0;
  return worth_of_placing(now, territory, to_place(now));
}

/// T-021: what a set brings; wild cards and better sets are kept if that costs nothing.
double worth_of_set(const Situation& now, Action set) {
  constexpr double kWild = 1.5;
  double worth = value_of_set(now.rules, CardId{set.a}, CardId{set.b}, CardId{set.c});
  for (const std::uint8_t card : {set.a, set.b, set.c}) {
    if (is_wild(CardId{card})) worth -= kWild;
  }
  return worth;
}

/// A better one may come with the next card, but not for ever.
bool is_worth_turning_in(const Situation& now, Action set) {
  const int value = value_of_set(now.rules, CardId{set.a}, CardId{set.b}, CardId{set.c});
  return value >= now.weights.set_worth_turning_in || now.outlook.turns <= now.weights.last_sets;
}

}  // namespace

Answer choose_claim(const Situation& now) {
  return best_offered(now, [&](Action action) -> std::optional<double> {
    const Territory territory = territory_of(action);
    const TerritorySet beside = neighbours_of(now.rules, territory) & own_land(now);
    return gain_of(now, territory) + now.weights.joined * beside.size();
  });
}

Answer choose_place(const Situation& now) {
  return best_offered(now, [&](Action action) { return worth_of_place_answer(now, action); });
}

/// The fewest that do nearly all that can be done there; the rest is asked for again.
Answer choose_count(const Situation& now) {
  constexpr double kNearly = 0.9;
  const Territory territory = territory_of(now.decision.actions[0]);
  int most = 0;
  for (const Action action : now.decision.actions) most = std::max(most, int{action.b});
  const double all = worth_of_placing(now, territory, most);
  int least = 1;
  for (int enough = most; least < enough;) {
    const int count = (least + enough) / 2;
    if (worth_of_placing(now, territory, count) >= kNearly * all) {
      enough = count;
    } else {
      least = count + 1;
    }
  }
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return action.b < least ? std::nullopt : std::optional<double>(-action.b);
  });
}

double worth_of_leader_at(const Situation& now, Territory territory) {
  Stack stack = stack_in(now, territory);
  if (is_setting_up(now)) stack.battalions += now.weights.muster / 2;
  const Stack led{stack.at, stack.battalions, true};
  const Stack alone{stack.at, stack.battalions, false};
  return best_march(now, led, now.weights.depth).worth -
         best_march(now, alone, now.weights.depth).worth +
         risk_of(now, territory, stack.battalions, false) -
         risk_of(now, territory, stack.battalions, true);
}

Answer choose_leader_place(const Situation& now) {
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return worth_of_leader_at(now, territory_of(action));
  });
}

Answer choose_set(const Situation& now) {
  return best_offered(now, [&](Action action) -> std::optional<double> {
    if (!is(action, ActionKind::kTurnIn)) return std::nullopt;
    return worth_of_set(now, action);
  });
}

Answer choose_in_reinforce(const Situation& now) {
  if (const Answer power = choose_power(now)) return power;
  if (const Answer shown = choose_uprising(now)) return shown;
  const Answer set = choose_set(now);
  const Answer place = choose_place(now);
  if (set && (!place || is_worth_turning_in(now, *set))) return set;
  return place ? place : offered(now, act(ActionKind::kEndStep));
}

}  // namespace trilogy_players::squire
