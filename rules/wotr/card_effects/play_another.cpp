#include "rules/wotr/card_effects/play_another.h"

#include "rules/wotr/card_effects/play_card.h"
#include "rules/wotr/names/read_id.h"
#include "rules/wotr/state/cards_at.h"

namespace wotr {

PlayAnother read_play(const Rules&, const base::JsonReader& entry, CardProgram&) {
  entry.allow({"play", "if"});
  return {read_id<CardIcon>(entry.at("play"), "icon")};
}

void run_play(Play& play, const PlayAnother&, const CardStep& step) { push_question(play, step); }

void ask_play(const Rules& rules, const State& state, const PlayAnother& data, const CardStep&,
              Decision& decision) {
  const Seat seat = state.board.event.player;
  ask(decision, seat, DecisionKind::kPlayCard, 72);
  for (const CardId card : cards_at(state.cards, hand_of(seat))) {
    if (card_of(rules, card).icon != data.icon) continue;
    if (may_play_card(rules, state.board, seat, card)) decision.offer(act(ActionKind::kPlay, card));
  }
  decision.offer(act(ActionKind::kStop));
}

void answer_play(Play& play, const PlayAnother&, const CardStep&, Action action) {
  if (is(action, ActionKind::kStop)) return;
  play_card(play, play.board().event.player, static_cast<CardId>(action.a));
}

}  // namespace wotr
