// Why an Event card may not be played.

#include "rules/wotr/board/dice_results.h"
#include "rules/wotr/card_effects/play_card.h"
#include "rules/wotr/cards/program.h"
#include "rules/wotr/flow/step_table.h"
#include "rules/wotr/state/cards_at.h"
#include "rules/wotr/turn/action_dice.h"
#include "rules/wotr/why_not/why_parts.h"

namespace wotr {
namespace {

using core::kAccepted;
using core::Refusal;

bool pays(const Rules& rules, const Board& board, Seat seat, DieFace face, const Card& card) {
  return pays_for(face, card.icon, is_messenger(rules, board, seat, face));
}

bool has_die_for(const Rules& rules, const Board& board, const Intent& intent, const Card& card) {
  for (int f = 0; f < kFaceCount; ++f) {
    const auto face = static_cast<DieFace>(f);
    const bool shown = dice_showing(board, intent.side, face) > 0;
    if (shown && pays(rules, board, intent.seat, face, card)) return true;
  }
  return false;
}

Refusal why_not_this_card(const Rules& rules, const View& view, const Intent& intent, CardId id) {
  const Board& board = view.board;
  const Card& card = card_of(rules, id);
  if (view.cards[static_cast<std::size_t>(id)] != hand_of(intent.seat)) {
    return refuse(Reason::kNotInHand, 71, id);
  }
  if (!is_card_for(rules, card, intent.seat)) return refuse(Reason::kNotYourCard, 310, id);
  if (!all_hold(rules, board, card.side, program_of(rules, id).conditions)) {
    return refuse(Reason::kCardCondition, 72, id);
  }
  return may_play_card(rules, board, intent.seat, id) ? kAccepted
                                                      : refuse(Reason::kNotYourCard, 306, id);
}

Refusal why_not_paid(const Rules& rules, const View& view, const Intent& intent, CardId id) {
  const Board& board = view.board;
  const Refusal refusal = why_not_this_card(rules, view, intent, id);
  if (refusal.refused()) return refusal;
  const Card& card = card_of(rules, id);
  if (!intent.die) {
    return has_die_for(rules, board, intent, card) ? kAccepted
                                                   : refuse(Reason::kNoDieFor, 71, Use::kPlayCard);
  }
  return pays(rules, board, intent.seat, *intent.die, card)
             ? kAccepted
             : refuse(Reason::kWrongDie, 71, *intent.die, id);
}

}  // namespace

Refusal why_not_card(const Rules& rules, const View& view, const Intent& intent) {
  if (intent.card) return why_not_paid(rules, view, intent, *intent.card);
  Refusal first = refuse(Reason::kNoCards, 71);
  bool asked = false;
  for (const CardId card : cards_at(view.cards, hand_of(intent.seat))) {
    const Refusal refusal = why_not_paid(rules, view, intent, card);
    if (!refusal.refused()) return refusal;
    if (!asked) first = refusal;
    asked = true;
  }
  return first;
}

std::optional<CardId> only_playable_card(const Rules& rules, const View& view,
                                         const Intent& intent) {
  std::optional<CardId> only;
  for (const CardId card : cards_at(view.cards, hand_of(intent.seat))) {
    if (why_not_paid(rules, view, intent, card).refused()) continue;
    if (only) return std::nullopt;
    only = card;
  }
  return only;
}

Refusal why_not_by_card(const Rules& rules, const State& state, const Intent& intent, CardId card) {
  State played = state;
  played.pending.push(Step{StepKind::kPlayCard, {}});
  const Decision asked = apply_one(rules, played, act(ActionKind::kPlay, card));
  const bool is_done = static_cast<DecisionKind>(asked.kind) == DecisionKind::kChooseDie;
  const bool is_its_own = !is_done && asked.seat == intent.seat && played.board.event.card == card;
  return refuse(Reason::kNotByThisCard, is_its_own ? int{asked.ruling.number} : 72, card);
}

Refusal why_not_in_play(const Rules& rules, const View& view, const Intent& intent) {
  const auto question = static_cast<DecisionKind>(view.decision.kind);
  if (question != DecisionKind::kPlayCard || !intent.card) return kAccepted;
  const bool by_card = view.board.event.card != kNoCard;
  if (by_card) return why_not_this_card(rules, view, intent, *intent.card);
  Intent paid = intent;
  paid.die = view.board.acting_die;
  return why_not_paid(rules, view, paid, *intent.card);
}

}  // namespace wotr
