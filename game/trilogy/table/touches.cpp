#include "game/trilogy/table/touches.h"

#include <algorithm>
#include <utility>

#include "game/trilogy/table/frame/frame.h"
#include "rules/trilogy/game.h"

namespace trilogy_table {
namespace {

using core::Action;
using core::Decision;
using table::Gesture;
using trilogy::ActionKind;
using trilogy::Territory;
using Asked = trilogy::DecisionKind;

Asked asked_of(const Decision& decision) { return static_cast<Asked>(decision.kind); }

table::Touchable at(Territory territory) { return table::touchable(on_table(territory)); }

/// What is asked after an answer.
struct Following {
  trilogy::State state;
  Decision asked;
};

Following after(const trilogy::Rules& rules, const trilogy::State& state, Action action) {
  Following next{.state = state, .asked = {}};
  next.asked = trilogy::Game::apply_offered(rules, next.state, action, nullptr);
  return next;
}

/// One gesture for each question that a territory or a card answers.
class Gestures {
 public:
  Gestures(const trilogy::Rules& rules, const trilogy::State& state, const Decision& asked)
      : rules_(rules), state_(state), asked_(asked) {}

  std::vector<Gesture> take() {
    for (const Action action : asked_.actions) add(action);
    return std::move(found_);
  }

 private:
  void add(Action action) {
    switch (static_cast<ActionKind>(action.kind)) {
      case ActionKind::kTerritory: return add_territory(action);
      case ActionKind::kClaim:
      case ActionKind::kPlaceLeader: return keep(at(trilogy::territory_of(action)), {}, {action});
      case ActionKind::kAttack: return add_attack(action);
      case ActionKind::kMission:
      case ActionKind::kPlayCard: return add_card(action);
      default: return;
    }
  }

  void add_territory(Action action) {
    const Territory territory = trilogy::territory_of(action);
    switch (asked_of(asked_)) {
      case Asked::kAttackFrom: return add_ways(action, Asked::kAttackTo);
      case Asked::kFortifyFrom: return add_ways(action, Asked::kFortifyTo);
      default: return keep(at(territory), {}, {action});
    }
  }

  /// From the army to each place that it may go to. Where there is one alone, the rules do not ask:
  /// then it is seen in what they ask next.
  void add_ways(Action from, Asked where) {
    const Following next = after(rules_, state_, from);
    const table::Touchable here = at(trilogy::territory_of(from));
    if (asked_of(next.asked) != where) {
      const Territory only = only_target(next);
      if (only != trilogy::kNoTerritory) keep(here, at(only), {from});
      return;
    }
    for (const Action to : next.asked.actions) {
      if (trilogy::is(to, ActionKind::kTerritory)) {
        keep(here, at(trilogy::territory_of(to)), {from, to});
      }
    }
  }

  static Territory only_target(const Following& next) {
    if (trilogy::is_invading(next.state.board)) return next.state.board.invasion.to;
    for (const Action action : next.asked.actions) {
      if (trilogy::is(action, ActionKind::kFortify)) return trilogy::fortify_move(action).to;
    }
    return trilogy::kNoTerritory;
  }

  /// With as many dice as there may be; fewer are chosen in the prompt.
  void add_attack(Action action) {
    const auto from = static_cast<Territory>(action.a);
    const auto to = static_cast<Territory>(action.b);
    for (Gesture& known : found_) {
      if (!(known.from == at(from) && known.to == at(to))) continue;
      if (known.answers.front().c < action.c) known.answers = {action};
      return;
    }
    keep(at(from), at(to), {action});
  }

  void add_card(Action action) {
    Gesture gesture;
    gesture.from = table::touchable(thing(FramePart::kCard, action.a));
    gesture.lies_anywhere = true;
    gesture.answers = {action};
    found_.push_back(std::move(gesture));
  }

  void keep(table::Touchable from, table::Touchable to, std::vector<Action> answers) {
    Gesture gesture;
    gesture.from = from;
    gesture.to = to;
    gesture.answers = std::move(answers);
    found_.push_back(std::move(gesture));
  }

  const trilogy::Rules& rules_;
  const trilogy::State& state_;
  const Decision& asked_;
  std::vector<Gesture> found_;
};

/// Reinforcements are laid out in any numbers: a touch counts one more (Touches::bundle), and the
/// panels answer once. Their ways are too many to list.
std::optional<core::Bundle> laid_out(const Decision& asked) {
  if (asked_of(asked) != Asked::kReinforce && asked_of(asked) != Asked::kPlaceWhere) {
    return std::nullopt;
  }
  core::Bundle bundle;
  for (const Action action : asked.actions) {
    if (trilogy::is(action, ActionKind::kTerritory)) bundle.rows.push_back(action);
  }
  if (bundle.rows.empty()) return std::nullopt;
  return bundle;
}

}  // namespace

table::Touches touches_of(const trilogy::Rules& rules, const trilogy::View& view,
                          std::span<const table::Touchable>) {
  const Decision& asked = view.decision;
  if (asked.is_chance() || asked.is_over() || asked.actions.empty()) return {};
  const auto first = [](std::uint32_t) { return 0U; };
  const trilogy::State state = trilogy::determinize(rules, view, first).state;
  table::Touches touches;
  touches.bundle = laid_out(asked);
  touches.gestures = Gestures(rules, state, asked).take();
  return touches;
}

}  // namespace trilogy_table
