#include "game/trilogy/players/squire/fortifying.h"

#include <algorithm>
#include <array>

#include "game/trilogy/players/squire/conquest.h"
#include "game/trilogy/players/squire/hand.h"
#include "game/trilogy/players/squire/powers.h"
#include "rules/trilogy/board/links.h"
#include "rules/trilogy/state/actions.h"
#include "rules/trilogy/state/step_fields.h"

namespace trilogy_players::squire {
namespace {

/// What the move changes: at both ends, and missions that its Leader does there (T-035).
double worth_of_move(const Situation& now, const FortifyMove& move) {
  const Stack from = stack_in(now, move.from);
  const Stack to = stack_in(now, move.to);
  const Stack left{from.at, from.battalions - move.count, from.leader && !move.leader};
  const Stack there{to.at, to.battalions + move.count, to.leader || move.leader};
  double worth = worth_of_standing(now, left) - worth_of_standing(now, from) +
                 worth_of_standing(now, there) - worth_of_standing(now, to);
  if (move.leader) worth += worth_of_entering(now, move.to);
  return worth;
}

std::array<int, 3> counts_of(int spare) { return {1, std::max(1, spare / 2), spare}; }

double worth_of_way(const Situation& now, Territory from, Territory to, Escort escort) {
  double most = 0;
  for (const int count : counts_of(battalions_in(now.board, from) - 1)) {
    most = std::max(most, worth_of_move(now, {from, to, count, escort == Escort::kLeader}));
  }
  return most;
}

bool matters(const Situation& now, Territory to) {
  return !foes_beside(now, own_land(now), to).empty() || worth_of_entering(now, to) > 0;
}

double worth_of_ways(const Situation& now, Territory from, Territory to) {
  const bool led = fortify_targets(now.rules, now.board, from, Escort::kLeader).contains(to);
  const bool alone = fortify_targets(now.rules, now.board, from, Escort::kNone).contains(to);
  return std::max(led ? worth_of_way(now, from, to, Escort::kLeader) : 0,
                  alone ? worth_of_way(now, from, to, Escort::kNone) : 0);
}

double worth_of_source(const Situation& now, Territory from) {
  double most = 0;
  const Board& board = now.board;
  for (const Territory to : fortify_targets(now.rules, board, from, Escort::kLeader) |
                                fortify_targets(now.rules, board, from, Escort::kNone)) {
    if (matters(now, to)) most = std::max(most, worth_of_ways(now, from, to));
  }
  return most;
}

}  // namespace

Answer choose_fortify_from(const Situation& now) {
  if (const Answer mission = choose_mission(now)) return mission;
  if (const Answer shown = choose_uprising(now)) return shown;
  if (const Answer power = choose_power(now)) return power;
  const Answer from = best_offered(now, [&](Action action) -> std::optional<double> {
    if (!is(action, ActionKind::kTerritory)) return std::nullopt;
    const double worth = worth_of_source(now, territory_of(action));
    if (worth < now.weights.least) return std::nullopt;
    return worth;
  });
  return from ? from : offered(now, act(ActionKind::kEndStep));
}

Answer choose_fortify_to(const Situation& now) {
  const auto [from] = fields_of<StepKind::kFortifyTo>(now.view.pending.top());
  return best_offered(now, [&, source = from](Action action) -> std::optional<double> {
    return worth_of_ways(now, source, territory_of(action));
  });
}

Answer choose_fortify(const Situation& now) {
  return best_offered(now, [&](Action action) -> std::optional<double> {
    return worth_of_move(now, fortify_move(action));
  });
}

}  // namespace trilogy_players::squire
