#include "rules/wotr/hunt/hunt_cards.h"

#include <algorithm>
#include <array>

#include "rules/wotr/hunt/hunt.h"
#include "rules/wotr/state/cards_at.h"

namespace wotr {
namespace {

bool always(const Board&) { return true; }
bool has_damage_for_card(const Board& board) {
  return board.hunt.card_used == 0 && may_lower_damage(board);
}
void go_on(Play&) {}
void draw_in_moria(Play& play) { draw_tile_for(play, TileUse::kMoria); }

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

}  // namespace

void ask_table_card(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const auto [effect, seat] = fields_of<StepKind::kUseTableCard>(step);
  const auto lasting = static_cast<Lasting>(effect);
  const TableCardUse& use = use_of(lasting);
  ask(decision, seat, use.question, use.ruling);
  if (!use.is_of_use(state.board)) return;
  for (const CardId card : cards_at(state.cards, table_of(seat))) {
    if (lasting_of(rules, card) == lasting) decision.offer(act(ActionKind::kCard, card));
  }
  decision.offer(act(ActionKind::kStop));
}

void answer_table_card(Play& play, const Step& step, Action action) {
  const auto [effect, seat] = fields_of<StepKind::kUseTableCard>(step);
  const TableCardUse& use = use_of(static_cast<Lasting>(effect));
  if (is(action, ActionKind::kStop)) return use.kept(play);
  report<EventKind::kCardUsed>(play, {seat, static_cast<CardId>(action.a)});
  discard_card(play, static_cast<CardId>(action.a));
  use.used(play);
}

}  // namespace wotr
