#include "rules/wotr/card_effects/play_card.h"

#include "rules/wotr/board/consecutive.h"
#include "rules/wotr/board/dice_results.h"
#include "rules/wotr/card_effects/verbs.h"
#include "rules/wotr/cards/draw.h"
#include "rules/wotr/cards/table.h"
#include "rules/wotr/state/cards_at.h"

namespace wotr {
namespace {

/// none of the Nations of a Nation card acted last.
bool may_act_on_all(const Rules& rules, const Board& board, Seat seat, NationSet nations) {
  for (int n = 0; n < kNationCount; ++n) {
    const auto nation = static_cast<Nation>(n);
    if (contains(nations, nation) && !may_act_on(rules, board, seat, nation)) return false;
  }
  return true;
}

bool is_playable(const Rules& rules, const Board& board, Seat seat, DieFace face, CardId card) {
  const bool as_army = is_messenger(rules, board, seat, face);
  return pays_for(face, card_of(rules, card).icon, as_army) &&
         may_play_card(rules, board, seat, card);
}

/// R-066, by the profile: Gandalf the Grey as Guide finds another card of the deck.
bool gandalf_draws(const Rules& rules, const Board& board, const Card& card) {
  if (card.side != Side::kFree || board.fellowship.guide != Character::kGandalfTheGrey) {
    return false;
  }
  const bool any_die = rules.options.gandalf_draw == GandalfDraw::kCharacterCard;
  return any_die ? card.deck == Deck::kCharacter : was_played_as_event(board);
}

}  // namespace

bool is_card_for(const Rules& rules, const Card& card, Seat seat) {
  if (card.side != side_of(rules, seat)) return false;
  return card.player == kNoNation || owner_of(rules, card.player) == seat;
}

bool pays_for(DieFace face, CardIcon icon, bool as_army) {
  switch (face) {
    case DieFace::kCharacter: return icon == CardIcon::kCharacter;
    case DieFace::kArmy: return icon == CardIcon::kArmy;
    case DieFace::kMuster: return icon == CardIcon::kMuster || (as_army && icon == CardIcon::kArmy);
    case DieFace::kMusterArmy: return icon != CardIcon::kCharacter;
    case DieFace::kEvent:
    case DieFace::kWill: return true;
    case DieFace::kEye: return false;
  }
  return false;
}

bool may_play_card(const Rules& rules, const Board& board, Seat seat, CardId id) {
  const CardProgram& program = program_of(rules, id);
  return is_card_for(rules, card_of(rules, id), seat) &&
         all_hold(rules, board, program.side, program.conditions) &&
         may_act_on_all(rules, board, seat, program.nations);
}

bool can_play_card(const Rules& rules, const State& state, Seat seat, DieFace face) {
  for (const CardId card : cards_at(state.cards, hand_of(seat))) {
    if (is_playable(rules, state.board, seat, face, card)) return true;
  }
  return false;
}

void ask_play_card(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Board& board = state.board;
  ask(decision, board.to_act, DecisionKind::kPlayCard, 71);
  for (const CardId card : cards_at(state.cards, hand_of(board.to_act))) {
    if (is_playable(rules, board, board.to_act, board.acting_die, card)) {
      decision.offer(act(ActionKind::kPlay, card));
    }
  }
}

void answer_play_card(Play& play, const Step&, Action action) {
  Board& board = play.board();
  const auto card = static_cast<CardId>(action.a);
  if (!pays_for(board.acting_die, card_of(play.rules, card).icon, false)) board.messenger_used = 1;
  play_card(play, board.to_act, card);
}

void play_card(Play& play, Seat seat, CardId id) {
  const CardProgram& program = program_of(play.rules, id);
  report<EventKind::kCardPlayed>(play, {seat, id});
  CardInPlay& event = play.board().event;
  event = {};
  event.card = id;
  event.player = seat;
  push<StepKind::kAfterCard>(play, {id});
  push<StepKind::kCardEffects>(play, {id, 0, program.steps});
  if (program.stays()) return lay_on_table(play, seat, id);
  play.state.cards[static_cast<std::size_t>(id)] = CardPlace::kDiscard;
}

void run_card_effects(Play& play, const Step& step) {
  const auto [id, effect, end] = fields_of<StepKind::kCardEffects>(step);
  if (effect == end) return;
  push<StepKind::kCardEffects>(play, {id, effect + 1, end});
  CardStep now;
  now.card = id;
  now.effect = static_cast<std::uint8_t>(effect);
  const std::vector<Condition>& conditions = effect_of(play.rules, now).conditions;
  if (all_hold(play.rules, play.board(), program_of(play.rules, id).side, conditions)) {
    run_effect(play, now);
  }
}

void ask_card_question(const Rules& rules, const State& state, const Step& step,
                       Decision& decision) {
  ask_effect(rules, state, card_step_of(step), decision);
}

void answer_card_question(Play& play, const Step& step, Action action) {
  answer_effect(play, card_step_of(step), action);
}

void run_after_card(Play& play, const Step& step) {
  const auto [id] = fields_of<StepKind::kAfterCard>(step);
  const Seat player = play.board().event.player;
  if (gandalf_draws(play.rules, play.board(), card_of(play.rules, id))) {
    push<StepKind::kAfterCardDraw>(play, {player, id});
  }
  const CardId stone = card_in_force(play.rules, play.state, Lasting::kDrawAfterEvent);
  const bool shadow = card_of(play.rules, id).side == Side::kShadow;
  if (shadow && stone != kNoCard && stone != id && was_played_as_event(play.board())) {
    push<StepKind::kDrawDeck>(play, {holder_on_table(play.state, stone)});
  }
}

void ask_after_card_draw(const Rules& rules, const State& state, const Step& step,
                         Decision& decision) {
  const auto after = fields_of<StepKind::kAfterCardDraw>(step);
  const Card& card = card_of(rules, after.card);
  const int ruling = card.side == Side::kFree ? 66 : 115;  // Gandalf, or the Sorcerer
  ask(decision, after.seat, DecisionKind::kAfterCardDraw, ruling);
  if (!has_card_left(rules, state, card.side, card.deck)) return;
  decision.offer(act(ActionKind::kDeck, card.deck));
  decision.offer(act(ActionKind::kStop));
}

void answer_after_card_draw(Play& play, const Step& step, Action action) {
  if (is(action, ActionKind::kStop)) return;
  push_draw(play, fields_of<StepKind::kAfterCardDraw>(step).seat, static_cast<Deck>(action.a));
}

}  // namespace wotr
