#include "rules/wotr/cards/table_card_use.h"

#include <algorithm>
#include <array>

#include "rules/wotr/cards/moria.h"
#include "rules/wotr/hunt.h"

namespace wotr {
namespace {

bool always(const Board&) { return true; }
bool has_damage_for_card(const Board& board) {
  return board.hunt.card_used == 0 && may_lower_damage(board);
}
void go_on(Play&) {}

/// When it is asked, what the card does, and what happens without it.
struct TableCardUse {
  Lasting lasting = Lasting::kNone;
  DecisionKind question{};
  int ruling = 74;
  bool (*is_of_use)(const Board&) = always;
  void (*used)(Play&) = nullptr;
  void (*kept)(Play&) = go_on;
};

constexpr std::array kUses{
    TableCardUse{Lasting::kPreventDraw, DecisionKind::kPreventDraw, 74, always, prevent_draw,
                 draw_from_pool},
    TableCardUse{Lasting::kRedrawTile, DecisionKind::kRedrawTile, 74, always, redraw_tile,
                 resolve_tile},
    TableCardUse{Lasting::kLowerDamage, DecisionKind::kLowerDamage, 150, has_damage_for_card,
                 lower_damage, go_on},
    TableCardUse{Lasting::kHuntBonus, DecisionKind::kHuntBonus, 74, always, raise_hunt, go_on},
    TableCardUse{Lasting::kMoriaTile, DecisionKind::kMoriaTile, 74, always, draw_in_moria, go_on},
};

const TableCardUse& use_of(Lasting lasting) {
  return *std::find_if(kUses.begin(), kUses.end(),
                       [lasting](const TableCardUse& use) { return use.lasting == lasting; });
}

bool is_before(const Rules& rules, const State& state, Seat seat, std::size_t card,
               Lasting lasting) {
  return state.cards[card] == table_of(seat) &&
         program_of(rules, static_cast<CardId>(card)).table.lasting == lasting;
}

bool has_card(const Rules& rules, const State& state, Seat seat, Lasting lasting) {
  for (std::size_t card = 0; card < kCardCount; ++card) {
    if (is_before(rules, state, seat, card, lasting)) return true;
  }
  return false;
}

}  // namespace

void offer_table_card(Play& play, Lasting lasting) {
  if (!is_in_force(play.board(), lasting)) return use_of(lasting).kept(play);
  for (std::size_t seat = play.rules.seating.names.size(); seat-- > 0;) {
    if (has_card(play.rules, play.state, static_cast<Seat>(seat), lasting)) {
      push(play, StepKind::kUseTableCard, lasting, seat);
    }
  }
}

void ask_table_card(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const auto lasting = static_cast<Lasting>(step.args[0]);
  const auto seat = static_cast<Seat>(step.args[1]);
  const TableCardUse& use = use_of(lasting);
  ask(decision, seat, use.question, use.ruling);
  if (!use.is_of_use(state.board)) return;
  for (std::size_t card = 0; card < kCardCount; ++card) {
    if (is_before(rules, state, seat, card, lasting)) {
      decision.offer(act(ActionKind::kCard, static_cast<CardId>(card)));
    }
  }
  decision.offer(act(ActionKind::kStop));
}

void answer_table_card(Play& play, const Step& step, Action action) {
  const TableCardUse& use = use_of(static_cast<Lasting>(step.args[0]));
  if (is(action, ActionKind::kStop)) return use.kept(play);
  report(play, EventKind::kCardUsed, step.args[1], action.a);
  discard_card(play, static_cast<CardId>(action.a));
  use.used(play);
}

}  // namespace wotr
