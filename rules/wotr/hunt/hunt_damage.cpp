// The damage of a Hunt tile.

#include <algorithm>

#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/fellowship/lost_companions.h"
#include "rules/wotr/hunt/hunt.h"
#include "rules/wotr/hunt/loss_of_card.h"

namespace wotr {
namespace {

/// Gollum shows the way for a price, if nothing else does.
bool gollum_may_reveal(const Rules& rules, const Board& board) {
  return board.fellowship.hidden != 0 && board.hunt.gollum_reveals == 0 &&
         !tile_reveals(rules, board);
}

/// R-150 step 2, R-154, R-156.
bool can_use_guide(const Rules& rules, const Board& board) {
  if (board.hunt.guide_used != 0 || !may_lower_damage(board)) return false;
  const Character guide = board.fellowship.guide;
  return is_hobbit(guide) || (guide == Character::kGollum && gollum_may_reveal(rules, board));
}

///
int left_by_casualty(const Rules& rules, const Board& board, Character who) {
  return std::max(board.hunt.damage - row_of(rules, who).level, 0);
}

///
int left_by_guide(const Board& board) { return std::max(board.hunt.damage - 1, 0); }

void use_guide_ability(Play& play) {
  Board& board = play.board();
  const Character guide = board.fellowship.guide;
  board.hunt.guide_used = 1;
  set_damage(play, left_by_guide(board));
  if (is_hobbit(guide)) {
    let_hobbit_go(play, guide, Cause::kSeparated);
  } else {
    board.hunt.gollum_reveals = 1;  // carried out in step 5
  }
}

///
void take_casualty(Play& play, Character who) {
  Hunt& hunt = play.board().hunt;
  hunt.casualty_taken = 1;
  hunt.guide_used = 1;  // R-150 step 2 is over, unless there will be a new Guide
  set_damage(play, left_by_casualty(play.rules, play.board(), who));
  offer_loss_of_card(play);  // asked when he is gone, and his cards with him
  lose_companion(play, who, Cause::kHunt);
}

/// Foul Thing from the Deep takes somebody at random, if anybody is there.
bool must_lose_random(const Board& board) {
  return board.hunt.use == TileUse::kRandomCasualty && board.hunt.casualty_taken == 0 &&
         board.fellowship.companions != 0;
}

/// R-152; chance among one is no choice.
void offer_casualty(const Board& board, Decision& decision) {
  const int companions = count(board.fellowship.companions);
  if (board.hunt.casualty_taken != 0 || !may_lower_damage(board)) return;
  if (companions >= 1) decision.offer(act(ActionKind::kLoseGuide));
  if (companions >= 2) decision.offer(act(ActionKind::kLoseRandom));
}

}  // namespace

bool may_lower_damage(const Board& board) {
  return board.hunt.damage != 0 && board.hunt.use != TileUse::kUnreduced;
}

int damage_left(const Rules& rules, const Board& board, Action answer, Character who) {
  if (is(answer, ActionKind::kGuideAbility)) return left_by_guide(board);
  if (is(answer, ActionKind::kLoseGuide)) {
    return left_by_casualty(rules, board, board.fellowship.guide);
  }
  if (is(answer, ActionKind::kLoseRandom)) return left_by_casualty(rules, board, who);
  return 0;  // suffered
}

void set_damage(Play& play, int damage) {
  Hunt& hunt = play.board().hunt;
  hunt.damage = static_cast<std::uint8_t>(std::max(damage, 0));
  report<EventKind::kHuntDamage>(play, {hunt.damage});
}

void lower_damage(Play& play) {
  Hunt& hunt = play.board().hunt;
  hunt.card_used = 1;
  set_damage(play, hunt.damage - 1);
}

void ask_hunt_damage(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Board& board = state.board;
  if (board.hunt.damage == 0) return;
  ask(decision, leading_seat(board, Side::kFree), DecisionKind::kHuntDamage, 150);
  if (can_use_guide(rules, board)) decision.offer(act(ActionKind::kGuideAbility));
  if (must_lose_random(board)) return decision.offer(act(ActionKind::kLoseRandom));
  offer_casualty(board, decision);
  decision.offer(act(ActionKind::kSuffer));
}

void answer_hunt_damage(Play& play, const Step&, Action action) {
  if (is(action, ActionKind::kSuffer)) {  // R-150 step 4
    return change_corruption(play, play.board().hunt.damage);
  }
  push(play, StepKind::kHuntDamage);  // asked again with what is left
  if (is(action, ActionKind::kGuideAbility)) {
    use_guide_ability(play);
  } else if (is(action, ActionKind::kLoseGuide)) {
    take_casualty(play, play.board().fellowship.guide);
  } else {
    push(play, StepKind::kRandomCompanion);
  }
}

void ask_random_companion(const Rules&, const State& state, const Step&, Decision& decision) {
  ask_chance(decision, DecisionKind::kRandomCompanion, 152, 1);
  for_each_character(state.board.fellowship.companions,
                     [&](Character who) { decision.outcome(act(ActionKind::kCompanion, who), 1); });
}

void answer_random_companion(Play& play, const Step&, Action action) {
  take_casualty(play, character_of(action));
}

}  // namespace wotr
