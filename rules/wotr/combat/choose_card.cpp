#include "rules/wotr/combat/choose_card.h"

#include "rules/core/fixed_list.h"
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

bool are_declared(const Rules& rules) {
  return rules.options.card_declaration == CardDeclaration::kTogether;
}

/// The cards that the side could lay now.
struct Choice {
  core::FixedList<Action, kCardCount> cards;
  bool holds_cards = false;  ///< so that the others cannot tell whether there is one among them
};

Choice choice_of(const Rules& rules, const State& state, Side side, Seat seat) {
  Choice choice;
  for (const CardId card : cards_at(state.cards, hand_of(seat))) {
    choice.holds_cards = true;
    if (!is_usable(rules, state.board, side, card)) continue;
    choice.cards.push_back(act(ActionKind::kPlay, card));
  }
  const CardId lying = usable_from_table(rules, state, side, seat);
  if (lying == kNoCard) return choice;
  choice.holds_cards = true;
  choice.cards.push_back(act(ActionKind::kCard, lying));
  return choice;
}

bool has_a_choice(const Rules& rules, const State& state, Side side) {
  if (!may_play_combat_cards(rules, state, side)) return false;
  const Seat seat = seat_of_force(rules, state.board, side);
  return choice_of(rules, state, side, seat).holds_cards;
}

void push_choices(Play& play, bool attacker_plays, bool defender_plays) {
  const Battle& battle = play.board().battle;
  if (defender_plays) push<StepKind::kCombatCard>(play, {defender_of(battle)});
  if (attacker_plays) push<StepKind::kCombatCard>(play, {battle.attacker});
}

void let_defender_declare(Play& play, bool attacker_plays) {
  const Side defender = defender_of(play.board().battle);
  if (!has_a_choice(play.rules, play.state, defender)) {
    return push_choices(play, attacker_plays, false);
  }
  push<StepKind::kDeclareCombatCard>(play, {defender, attacker_plays});
}

}  // namespace

void run_declare_combat_cards(Play& play, const Step&) {
  const Side attacker = play.board().battle.attacker;
  if (!has_a_choice(play.rules, play.state, attacker)) return let_defender_declare(play, false);
  push<StepKind::kDeclareCombatCard>(play, {attacker, false});
}

void ask_declare_combat_card(const Rules& rules, const State& state, const Step& step,
                             Decision& decision) {
  const Side side = fields_of<StepKind::kDeclareCombatCard>(step).side;
  const Seat seat = seat_of_force(rules, state.board, side);
  ask(decision, seat, DecisionKind::kDeclareCombatCard, 212);
  if (!choice_of(rules, state, side, seat).cards.empty()) {
    decision.offer(act(ActionKind::kAccept));
  }
  decision.offer(act(ActionKind::kStop));
}

void answer_declare_combat_card(Play& play, const Step& step, Action action) {
  const auto [side, attacker_plays] = fields_of<StepKind::kDeclareCombatCard>(step);
  const bool plays = is(action, ActionKind::kAccept);
  const Seat seat = seat_of_force(play.rules, play.board(), side);
  if (plays) {
    report<EventKind::kCombatCardDeclared>(play, {seat});
  } else {
    report<EventKind::kDeclined>(play, {seat});
  }
  if (side == play.board().battle.attacker) return let_defender_declare(play, plays);
  push_choices(play, attacker_plays, plays);
}

void ask_combat_card(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const auto [side] = fields_of<StepKind::kCombatCard>(step);
  if (!may_play_combat_cards(rules, state, side)) return;
  const Seat seat = seat_of_force(rules, state.board, side);
  ask(decision, seat, DecisionKind::kCombatCard, 212);
  const Choice choice = choice_of(rules, state, side, seat);
  for (const Action card : choice.cards) decision.offer(card);
  if (choice.holds_cards && !are_declared(rules)) decision.offer(act(ActionKind::kStop));
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
