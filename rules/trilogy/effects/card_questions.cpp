// What powers and events ask, and what follows from the answer.

#include <bit>

#include "rules/trilogy/board/counts.h"
#include "rules/trilogy/board/figures.h"
#include "rules/trilogy/effects/effects.h"

namespace trilogy {
namespace {

using Fields = StepFields<StepKind::kCardQuestion>;

void offer_territories(Decision& decision, const TerritorySet& territories) {
  for (const Territory territory : territories) {
    decision.offer(act(ActionKind::kTerritory, territory));
  }
}

/// The question of a card, by its effect.
class CardAsk {
 public:
  CardAsk(const Rules& rules, const State& state, const Fields& asked, Decision& decision)
      : rules_(rules), board_(state.board), asked_(asked), decision_(decision) {}

  void operator()(const Steal& effect) const {
    about(DecisionKind::kCardAmount, 45);
    const int spare = battalions_in(board_, board_.invasion.to) - 1;
    offer_amounts(std::min(int{effect.most}, spare));
  }
  void operator()(const BlockBridge&) const {
    about(DecisionKind::kCardBridge, 56);
    for (std::size_t bridge = 0; bridge < kBridgeCount; ++bridge) {
      decision_.offer(act(ActionKind::kBridge, bridge));
    }
  }
  /// Which Leader, then where to.
  void operator()(const CarryLeader&) const {
    about(DecisionKind::kCardTerritory, 35);
    const TerritorySet& leaders = board_.leaders[at(asked_.seat)];
    const bool is_lifted = asked_.territory != kNoTerritory;
    offer_territories(decision_, is_lifted ? held_by(board_, asked_.seat) - leaders : leaders);
  }
  /// Where to, then how many.
  void operator()(const Withdraw&) const {
    const Territory to = board_.invasion.to;
    if (asked_.territory == kNoTerritory) {
      about(DecisionKind::kCardTerritory, 41);
      return offer_territories(decision_, neighbours_of(rules_, to) & held_by(board_, asked_.seat));
    }
    about(DecisionKind::kCardAmount, 41);
    offer_amounts(battalions_in(board_, to) - 1);
  }
  void operator()(const ChangeRoll& effect) const {
    about(DecisionKind::kCardChange, 42);
    for (std::size_t i = 0; i < effect.choices; ++i) {
      decision_.offer(act(ActionKind::kChange, change_by(effect.by[i])));
    }
  }
  void operator()(const AppointLeader&) const {
    if (leaders_in_supply(board_, asked_.seat) == 0) return;
    about(DecisionKind::kCardTerritory, 47);
    offer_territories(decision_, held_by(board_, asked_.seat) - board_.leaders[at(asked_.seat)]);
  }
  template <class Other>
  void operator()(const Other&) const {}

 private:
  void about(DecisionKind kind, int ruling) const { ask(decision_, asked_.seat, kind, ruling); }
  void offer_amounts(int most) const {
    offer_counts(1, most, [&](int amount) { decision_.offer(act(ActionKind::kAmount, amount)); });
  }

  const Rules& rules_;
  const Board& board_;
  const Fields& asked_;
  Decision& decision_;
};

class CardAnswer {
 public:
  CardAnswer(Play& play, const Fields& asked, Action action)
      : play_(play), board_(play.board()), asked_(asked), action_(action) {}

  /// They change sides: one army loses them, the other gains as many.
  void operator()(const Steal&) {
    const int amount = action_.a;
    lose_battalions(play_, board_.invasion.to, amount, Cause::kCard);
    place_battalions(play_, board_.invasion.from, amount, Cause::kCard);
  }
  void operator()(const BlockBridge&) {
    const Bridge bridge{action_.a};
    board_.lasting.closed_bridges[at(asked_.seat)] |= only(bridge);
    report<EventKind::kBridgeClosed>(play_, {asked_.seat, bridge});
  }
  void operator()(const CarryLeader&) {
    if (asked_.territory == kNoTerritory) return ask_further();
    move_leader(play_, asked_.seat, asked_.territory, territory_of(action_), Cause::kCard);
  }
  void operator()(const Withdraw&) {
    if (asked_.territory == kNoTerritory) return ask_further();
    move_battalions(play_, board_.invasion.to, asked_.territory, action_.a, Cause::kCard);
  }
  void operator()(const ChangeRoll&) {
    const Change change{action_.a};
    Fellowship& fellowship = board_.fellowship;
    fellowship.change = static_cast<std::int8_t>(fellowship.change + amount_of(change));
    report<EventKind::kRollChanged>(play_, {asked_.seat, change});
  }
  void operator()(const AppointLeader&) {
    place_leader(play_, asked_.seat, territory_of(action_), Cause::kCard);
  }
  template <class Other>
  void operator()(const Other&) {}

 private:
  void ask_further() {
    push<StepKind::kCardQuestion>(play_, {asked_.seat, asked_.card, territory_of(action_)});
  }

  Play& play_;
  Board& board_;
  const Fields& asked_;
  Action action_;
};

}  // namespace

void ask_card(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const Fields asked = fields_of<StepKind::kCardQuestion>(step);
  std::visit(CardAsk(rules, state, asked, decision), adventure_of(rules, asked.card).effect);
}

void answer_card(Play& play, const Step& step, Action action) {
  const Fields asked = fields_of<StepKind::kCardQuestion>(step);
  std::visit(CardAnswer(play, asked, action), adventure_of(play.rules, asked.card).effect);
}

}  // namespace trilogy
