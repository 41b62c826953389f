#include "game/wotr/players/fellowship_first.h"

#include <algorithm>
#include <array>
#include <optional>

namespace wotr_players {
namespace {

using core::Action;
using core::Decision;
using wotr::ActionKind;
using wotr::DecisionKind;
using wotr::DieFace;
using wotr::RegionId;
using wotr::Use;

std::optional<Action> offered(const Decision& decision, Action action) {
  return decision.offers(action) ? std::optional(action) : std::nullopt;
}

/// Steps on foot from every region to the nearer gate of Mordor.
std::array<int, wotr::kRegionCount> steps_to_mordor(const wotr::Rules& rules) {
  std::array<int, wotr::kRegionCount> steps;
  steps.fill(wotr::kRegionCount);
  std::vector<RegionId> frontier{rules.places.morannon, rules.places.minas_morgul};
  for (const RegionId gate : frontier) steps[static_cast<std::size_t>(gate)] = 0;
  for (std::size_t at = 0; at < frontier.size(); ++at) {
    const int next = steps[static_cast<std::size_t>(frontier[at])] + 1;
    for (const RegionId region : wotr::region_of(rules, frontier[at]).neighbours) {
      int& known = steps[static_cast<std::size_t>(region)];
      if (known <= next) continue;
      known = next;
      frontier.push_back(region);
    }
  }
  return steps;
}

/// The offered region nearest to Mordor.
std::optional<Action> nearest_to_mordor(const wotr::Rules& rules, const Decision& decision) {
  const auto steps = steps_to_mordor(rules);
  std::optional<Action> best;
  for (const Action action : decision.actions) {
    if (!wotr::is(action, ActionKind::kRegion)) continue;
    if (!best || steps[action.a] < steps[best->a]) best = action;
  }
  return best;
}

/// Declares only at a gate of Mordor, or when the counter can go no further.
std::optional<Action> declare(const wotr::Rules& rules, const wotr::View& view,
                              const Decision& decision) {
  const std::optional<Action> there = nearest_to_mordor(rules, decision);
  const bool at_gate = there && steps_to_mordor(rules)[there->a] == 0;
  const bool track_is_full = view.board.fellowship.progress >= 12;
  return at_gate || track_is_full ? there : offered(decision, wotr::act(ActionKind::kStop));
}

std::optional<Action> choose_die(const Decision& decision) {
  for (const DieFace face : {DieFace::kCharacter, DieFace::kWill}) {
    if (const auto die = offered(decision, wotr::act(ActionKind::kDie, face))) return die;
  }
  return offered(decision, wotr::act(ActionKind::kRing));
}

std::optional<Action> choose_use(const Decision& decision) {
  for (const Use use : {Use::kHide, Use::kMoveFellowship}) {
    if (const auto chosen = offered(decision, wotr::act(ActionKind::kUse, use))) return chosen;
  }
  return std::nullopt;
}

/// Companions are spent on the worst wounds only.
std::optional<Action> take_damage(const wotr::View& view, const Decision& decision) {
  const auto ability = offered(decision, wotr::act(ActionKind::kGuideAbility));
  if (ability) return ability;
  const auto guide = offered(decision, wotr::act(ActionKind::kLoseGuide));
  const bool grave = view.board.hunt.damage >= 2 || view.board.fellowship.corruption >= 8;
  return guide && grave ? guide : offered(decision, wotr::act(ActionKind::kSuffer));
}

std::optional<Action> thought(const wotr::Rules& rules, const wotr::View& view,
                              const Decision& decision) {
  switch (static_cast<DecisionKind>(decision.kind)) {
    case DecisionKind::kDeclare: return declare(rules, view, decision);
    case DecisionKind::kFellowshipPhase:
      return offered(decision, wotr::act(ActionKind::kEnterMordor));
    case DecisionKind::kChooseDie: return choose_die(decision);
    case DecisionKind::kRingFace:
      return offered(decision, wotr::act(ActionKind::kDie, DieFace::kCharacter));
    case DecisionKind::kChooseUse: return choose_use(decision);
    case DecisionKind::kHuntDamage: return take_damage(view, decision);
    case DecisionKind::kRevealTo: return nearest_to_mordor(rules, decision);
    case DecisionKind::kRevealRoute: return decision.actions[0];
    default: return std::nullopt;
  }
}

}  // namespace

core::Action FellowshipFirst::choose(const wotr::Rules& rules, const wotr::View& view,
                                     const core::Decision& decision, const std::stop_token&) {
  const std::optional<Action> action = thought(rules, view, decision);
  return action ? *action : choice_.pick(decision);
}

}  // namespace wotr_players
