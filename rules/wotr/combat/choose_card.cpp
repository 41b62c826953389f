#include "rules/wotr/combat/choose_card.h"

#include "rules/wotr/battle/event_card_terms.h"
#include "rules/wotr/cards/table.h"
#include "rules/wotr/combat/combat_step.h"
#include "rules/wotr/state/cards_at.h"

namespace wotr {
namespace {

constexpr std::size_t at(CardId card) { return static_cast<std::size_t>(card); }

bool is_usable(const Rules& rules, const Board& board, Side side, CardId card) {
  return all_hold(rules, board, side, combat_program_of(rules, card).conditions);
}

/// Balrog of Moria is used from the table as if it were in hand; it is the one card that waits
/// there for the Fellowship in Moria.
CardId usable_from_table(const Rules& rules, const State& state, Side side, Seat seat) {
  const CardId card = card_in_force(rules, state, Lasting::kMoriaTile);
  if (card == kNoCard || card_of(rules, card).side != side) return kNoCard;
  if (holder_on_table(state, card) != seat) return kNoCard;
  return is_usable(rules, state.board, side, card) ? card : kNoCard;
}

void reveal(Play& play, Side side) {
  const Battle& battle = play.board().battle;
  const CardId card = cards_of(battle, side).card;
  if (card == kNoCard) return;
  const Seat seat = seat_of_force(play.rules, play.board(), side);
  report<EventKind::kCombatCard>(play,
                                 {seat, card, CombatHalfId{card_of(play.rules, card).combat}});
  if (is_on_table(play.state.cards[at(card)])) return discard_card(play, card);
  play.state.cards[at(card)] = CardPlace::kDiscard;
}

/// R-115, by option in any round.
bool has_sorcerer(const Rules& rules, const Board& board) {
  if (board.battle.round > 1 && !rules.options.sorcerer_every_round) return false;
  const Figures force = force_of(rules, board, Side::kShadow);
  return contains(force.characters, Character::kWitchKing);
}

}  // namespace

void ask_combat_card(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const auto [side] = fields_of<StepKind::kCombatCard>(step);
  const Board& board = state.board;
  if (!may_play_combat_cards(rules, state, side)) return;
  const Seat seat = seat_of_force(rules, board, side);
  ask(decision, seat, DecisionKind::kCombatCard, 212);
  bool holds_cards = false;
  for (const CardId card : cards_at(state.cards, hand_of(seat))) {
    holds_cards = true;
    if (is_usable(rules, board, side, card)) decision.offer(act(ActionKind::kPlay, card));
  }
  const CardId lying = usable_from_table(rules, state, side, seat);
  if (lying != kNoCard) decision.offer(act(ActionKind::kCard, lying));
  if (holds_cards || lying != kNoCard) decision.offer(act(ActionKind::kStop));
}

void answer_combat_card(Play& play, const Step& step, Action action) {
  if (is(action, ActionKind::kStop)) return;
  const auto [side] = fields_of<StepKind::kCombatCard>(step);
  const auto id = static_cast<CardId>(action.a);
  cards_of(play.board().battle, side).card = id;
  const Seat seat = seat_of_force(play.rules, play.board(), side);
  report<EventKind::kCombatCardLaid>(play, {seat, side, card_of(play.rules, id).deck, id});
}

void run_reveal_combat_cards(Play& play, const Step&) {
  Battle& battle = play.board().battle;
  battle.cards_revealed = 1;
  reveal(play, battle.attacker);
  reveal(play, defender_of(battle));
  const CardId card = cards_of(battle, Side::kShadow).card;
  if (card == kNoCard || !has_sorcerer(play.rules, play.board())) return;
  const Seat seat = seat_of_force(play.rules, play.board(), Side::kShadow);
  push<StepKind::kAfterCardDraw>(play, {seat, card});
}

}  // namespace wotr
