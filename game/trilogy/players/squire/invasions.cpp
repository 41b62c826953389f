#include "game/trilogy/players/squire/invasions.h"

#include <algorithm>

#include "game/trilogy/players/squire/conquest.h"
#include "game/trilogy/players/squire/fights.h"
#include "game/trilogy/players/squire/powers.h"
#include "rules/trilogy/odds/battle_odds.h"
#include "rules/trilogy/odds/invasion_odds.h"
#include "rules/trilogy/state/actions.h"
#include "rules/trilogy/state/step_fields.h"

namespace trilogy_players::squire {
namespace {

/// The chance that the invaded territory falls if it is defended with so many dice now, and as
/// well as can be later.
double chance_to_fall(const Situation& now, int dice) {
  const Invasion& invasion = now.board.invasion;
  Forces forces = forces_of(now, stack_in(now, invasion.from), invasion.to);
  const BattleOdds battle = battle_odds({invasion.attack_dice, dice, forces.bonus});
  const Forces before = forces;
  double falls = 0;
  for (int losses = 0; losses <= battle.ranks; ++losses) {
    forces.defenders = before.defenders - losses;
    forces.attackers = before.attackers - (battle.ranks - losses);
    falls += battle.defender_loses[static_cast<std::size_t>(losses)] * fight_of(forces).won;
  }
  return falls;
}

/// What it is worth to go on with the invasion from a source; however many dice, the same.
class SourceWorths {
 public:
  explicit SourceWorths(const Situation& now) : now_(now) {}

  double of(Territory source) {
    if (source != source_) {
      source_ = source;
      worth_ =
          worth_of_attack(now_, stack_in(now_, source), now_.board.invasion.to, now_.weights.depth);
    }
    return worth_;
  }

 private:
  const Situation& now_;
  Territory source_ = kNoTerritory;
  double worth_ = 0;
};

}  // namespace

Answer choose_attack_from(const Situation& now) {
  if (const Answer mission = choose_mission(now)) return mission;
  if (const Answer shown = choose_uprising(now)) return shown;
  if (const Answer power = choose_power(now)) return power;
  const Answer from = best_offered(now, [&](Action action) -> std::optional<double> {
    if (!is(action, ActionKind::kTerritory)) return std::nullopt;
    const March march = best_march(now, stack_in(now, territory_of(action)), now.weights.depth);
    if (march.worth < now.weights.least) return std::nullopt;
    return march.worth;
  });
  return from ? from : offered(now, act(ActionKind::kEndStep));
}

Answer choose_attack_to(const Situation& now) {
  const auto [from] = fields_of<StepKind::kAttackTo>(now.view.pending.top());
  const Stack stack = stack_in(now, from);
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return worth_of_attack(now, stack, territory_of(action), now.weights.depth);
  });
}

Answer choose_attack(const Situation& now) {
  if (const Answer power = choose_power(now)) return power;
  SourceWorths worths(now);
  return best_offered(now, [&](Action action) -> std::optional<double> {
    if (is(action, ActionKind::kStop)) return now.weights.least;
    if (is(action, ActionKind::kPlayCard)) return std::nullopt;
    constexpr double kFewerDice = 0.1;  // more dice win more
    constexpr double kElsewhere = 0.3;  // more than any dice: or it might change to and fro
    const bool attacks = is(action, ActionKind::kAttack);
    const double cost = attacks ? kFewerDice * (kMostAttackDice - action.c) : kElsewhere;
    return worths.of(territory_of(action)) - cost;
  });
}

Answer choose_defence(const Situation& now) {
  if (const Answer power = choose_power(now)) return power;
  return best_offered(now, [&](Action action) -> std::optional<double> {
    if (!is(action, ActionKind::kDefend)) return std::nullopt;
    constexpr double kChance = 100;  // above any jitter
    return kChance * (1 - chance_to_fall(now, action.a));
  });
}

/// The share that goes on and the share that guards.
Answer choose_move_in(const Situation& now) {
  const auto fields = fields_of<StepKind::kMoveIn>(now.view.pending.top());
  const Stack source = stack_in(now, fields.from);
  const Stack target = stack_in(now, fields.to);
  return best_offered(now, [&](Action action) -> std::optional<double> {
    const int count = action.a;
    const Stack stays{source.at, source.battalions - count, source.leader};
    const Stack goes{target.at, target.battalions + count, target.leader};
    const double won = std::max(best_march(now, goes, now.weights.depth_of_glance).worth,
                                best_march(now, stays, now.weights.depth_of_glance).worth);
    return won - risk_of(now, stays.at, stays.battalions, stays.leader) -
           risk_of(now, goes.at, goes.battalions, goes.leader);
  });
}

}  // namespace trilogy_players::squire
