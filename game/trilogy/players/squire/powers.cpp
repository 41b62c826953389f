#include "game/trilogy/players/squire/powers.h"

#include <algorithm>

#include "game/trilogy/players/squire/conquest.h"
#include "game/trilogy/players/squire/hand.h"
#include "game/trilogy/players/squire/placing.h"
#include "game/trilogy/players/squire/power_worth.h"
#include "rules/trilogy/state/actions.h"
#include "rules/trilogy/state/step_fields.h"

namespace trilogy_players::squire {
namespace {

double points_of(const Situation& now, const AdventureCard& card) {
  return card.points[static_cast<std::size_t>(side_of(now.rules, now.seat))];
}

/// How likely the power finds its moment in a later turn; what happens to the squire comes less
/// often than what it does.
double chance_of_moment(const Situation& now, const AdventureCard& power) {
  const Condition& condition = power.condition;
  if (condition.fellowship != kNoTerritory) {
    const auto* place =
        std::find(now.rules.path.begin(), now.rules.path.end(), condition.fellowship);
    return place - now.rules.path.begin() < now.board.fellowship.place ? 0 : 0.6;
  }
  double chance = 0.8;
  if (power.moment == Moment::kInvaded) chance = 0.6;
  if (condition.over_sea) chance *= 0.4;
  if (condition.into_stronghold) chance *= 0.7;
  return chance * std::min(1.0, now.outlook.turns);
}

/// What is lost by playing it now: the chance to score it later, and then for more.
double worth_of_keeping(const Situation& now, const AdventureCard& power) {
  constexpr double kBetterMoment = 0.15;
  return chance_of_moment(now, power) *
         (points_of(now, power) + kBetterMoment * std::min(2.0, now.outlook.turns));
}

/// How surely a Leader comes to do it: by fortifying, by conquest, or by neither soon.
double chance_of_mission(const Situation& now, const AdventureCard& mission) {
  if (own_land(now).contains(mission.territory)) return 0.8;
  for (const Territory leader : now.board.leaders[at(now.seat)]) {
    if (now.atlas.two_away[static_cast<std::size_t>(leader)].contains(mission.territory)) {
      return 0.55;
    }
  }
  return 0.2;
}

double worth_of_card(const Situation& now, const AdventureCard& card) {
  if (card.kind == CardKind::kPower) return worth_of_keeping(now, card);
  return worth_of_mission(now, card) * chance_of_mission(now, card) *
         std::min(1.0, now.outlook.turns);
}

Answer first_offered(const Situation& now, ActionKind kind) {
  for (const Action action : now.decision.actions) {
    if (is(action, kind)) return action;
  }
  return std::nullopt;
}

StepFields<StepKind::kCardQuestion> asked_by_card(const Situation& now) {
  return fields_of<StepKind::kCardQuestion>(now.view.pending.top());
}

}  // namespace

Answer choose_power(const Situation& now) {
  return best_offered(now, [&](Action action) -> std::optional<double> {
    if (!is(action, ActionKind::kPlayCard)) return std::nullopt;
    const AdventureCard& power = adventure_of(now.rules, card_of(action));
    const double gained = worth_of_effect(now, power) + points_of(now, power);
    const double worth = gained - worth_of_keeping(now, power);
    if (worth <= 0) return std::nullopt;
    return worth;
  });
}

Answer choose_mission(const Situation& now) { return first_offered(now, ActionKind::kMission); }

Answer choose_uprising(const Situation& now) { return first_offered(now, ActionKind::kShowCard); }

/// Which Leader is carried, and where to; or where the second one is appointed, or to where the
/// invaded withdraw.
Answer choose_card_territory(const Situation& now) {
  const auto [seat, card, territory] = asked_by_card(now);
  const Effect& effect = adventure_of(now.rules, card).effect;
  if (std::holds_alternative<Withdraw>(effect)) {
    return best_offered(now, [&](Action action) -> std::optional<double> {
      const Territory to = territory_of(action);
      return risk_of(now, to, battalions_in(now.board, to)) -
             (foes_beside(now, own_land(now), to).empty() ? 0.1 : 0);
    });
  }
  const bool is_lifted = std::holds_alternative<AppointLeader>(effect) || territory != kNoTerritory;
  const double sign = is_lifted ? 1 : -1;
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return sign * worth_of_leader_at(now, territory_of(action));
  });
}

Answer choose_card_bridge(const Situation& now) {
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return worth_of_closing(now, Bridge{action.a});
  });
}

/// As many as can be had; of a place that can be held as few as may be.
Answer choose_card_amount(const Situation& now) {
  const auto [seat, card, territory] = asked_by_card(now);
  const Effect& effect = adventure_of(now.rules, card).effect;
  const bool holds = std::holds_alternative<Withdraw>(effect) && danger(now) < 0.5;
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return holds ? -int{action.a} : int{action.a};
  });
}

Answer choose_card_change(const Situation& now) {
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return worth_of_change(now, amount_of(Change{action.a}));
  });
}

Answer choose_discard(const Situation& now) {
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return -worth_of_card(now, adventure_of(now.rules, card_of(action)));
  });
}

Answer choose_fellowship_answer(const Situation& now) {
  const Answer power = choose_power(now);
  return power ? power : offered(now, act(ActionKind::kPass));
}

}  // namespace trilogy_players::squire
