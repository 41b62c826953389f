#include "rules/wotr/card_effects/discard_from_table.h"

#include "rules/wotr/cards/table.h"
#include "rules/wotr/names/read_id.h"

namespace wotr {

DiscardFromTable read_discard_from_table(const Rules&, const base::JsonReader& entry,
                                         CardProgram&) {
  entry.allow({"discard-from-table", "if"});
  return {read_id<Deck>(entry.at("discard-from-table"), "deck")};
}

bool can_discard_from_table(const Rules& rules, const State& state, const DiscardFromTable& data,
                            const CardStep& step) {
  bool found = false;
  for_each_card(rules, state, enemy_of(side_of_card(rules, step)), data.deck, is_on_table,
                [&found](CardId) { found = true; });
  return found;
}

void run_discard_from_table(Play& play, const DiscardFromTable&, const CardStep& step) {
  push_question(play, step);
}

void ask_discard_from_table(const Rules& rules, const State& state, const DiscardFromTable& data,
                            const CardStep& step, Decision& decision) {
  ask(decision, state.board.event.player, DecisionKind::kCardFromTable, 72);
  offer_cards_on_table(rules, state, enemy_of(side_of_card(rules, step)), data.deck, decision);
}

void answer_discard_from_table(Play& play, const DiscardFromTable&, const CardStep&,
                               Action action) {
  discard_card(play, static_cast<CardId>(action.a));
}

}  // namespace wotr
