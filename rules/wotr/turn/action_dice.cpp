#include "rules/wotr/turn/action_dice.h"

#include "rules/wotr/armies/aftermath.h"
#include "rules/wotr/armies/armies.h"
#include "rules/wotr/armies/merging.h"
#include "rules/wotr/battle/attack.h"
#include "rules/wotr/board/consecutive.h"
#include "rules/wotr/board/dice_results.h"
#include "rules/wotr/board/elven_rings.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/board/place.h"
#include "rules/wotr/card_effects/play_card.h"
#include "rules/wotr/card_effects/ransom.h"
#include "rules/wotr/cards/draw.h"
#include "rules/wotr/cards/table.h"
#include "rules/wotr/characters/minions.h"
#include "rules/wotr/characters/travellers.h"
#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/hunt/hunt.h"
#include "rules/wotr/politics/muster.h"
#include "rules/wotr/state/reasons.h"
#include "rules/wotr/turn/turn.h"

namespace wotr {
namespace {

std::uint8_t& dice_showing(Board& board, Side side, DieFace face) {
  return board.dice[at(side)].faces[static_cast<std::size_t>(face)];
}

bool serves_as_muster(DieFace face) {
  return serves_as(face, DieFace::kMuster) || face == DieFace::kMusterArmy;
}

bool serves_as_army(const Rules& rules, const Board& board, Seat seat, DieFace face) {
  return serves_as(face, DieFace::kArmy) || face == DieFace::kMusterArmy ||
         is_messenger(rules, board, seat, face);
}

/// Strider as Guide.
bool hides_with_any_die(const Board& board) {
  return board.fellowship.guide == Character::kStrider;
}

bool is_use_of_army(Use use) {
  return use == Use::kMoveArmy || use == Use::kMoveArmies || use == Use::kAttack;
}

/// the Mouth has turned a Muster result into an Army result this turn already.
bool is_messenger_spent(const Board& board, Side side, DieFace face) {
  return side == Side::kShadow && face == DieFace::kMuster && board.messenger_used != 0 &&
         is_on_map(board, Character::kMouthOfSauron);
}

/// The ruling that says which die it takes.
int ruling_of_die_for(Use use) {
  switch (use) {
    case Use::kHide: return 66;  // with any die under Strider
    case Use::kAragorn: return 105;
    case Use::kGandalfTheWhite: return 106;
    default: return 67;
  }
}

bool is_use_of(Side side, Use use) {
  switch (use) {
    case Use::kMoveFellowship:
    case Use::kHide:
    case Use::kSeparate:
    case Use::kMoveCompanions:
    case Use::kAragorn:
    case Use::kGandalfTheWhite:
    case Use::kCompanionAbility: return side == Side::kFree;
    case Use::kMoveMinions:
    case Use::kMinion:
    case Use::kVoice: return side == Side::kShadow;
    default: return true;
  }
}

void begin_use(Play& play, Use use) {
  switch (use) {
    case Use::kMoveArmy: return push<StepKind::kMoveArmyFrom>(play, {.moves = 1});
    case Use::kMoveArmies: return push<StepKind::kMoveArmyFrom>(play, {.moves = 2});
    case Use::kAttack: return push(play, StepKind::kAttackFrom);
    case Use::kMoveFellowship: return move_fellowship(play);
    case Use::kHide: return hide_fellowship(play);
    case Use::kSeparate: return push_separation(play, {});
    case Use::kMoveCompanions: return push_companions(play, {});
    case Use::kMoveMinions: return push<StepKind::kMinionsFrom>(play, {.nazgul_only = false});
    case Use::kDiplomacy: return push<StepKind::kDiplomacy>(play, {.by_companion = false});
    case Use::kRecruit: return push<StepKind::kRecruitFigure>(play, {kNoFigure, kNoRegion});
    case Use::kMinion: return push(play, StepKind::kMinion);
    case Use::kVoice: return push<StepKind::kVoice>(play, {.served = 0});
    case Use::kDrawCard: return push<StepKind::kDrawDeck>(play, {play.board().to_act});
    case Use::kAragorn: return crown_aragorn(play);
    case Use::kGandalfTheWhite: return return_gandalf(play);
    case Use::kCompanionAbility: return push<StepKind::kDiplomacy>(play, {.by_companion = true});
    case Use::kPlayCard: return push(play, StepKind::kPlayCard);
    case Use::kRansom: return push(play, StepKind::kRansom);
    case Use::kNone:
    case Use::kSkip:
    case Use::kCount: return;
  }
}

void offer_dice(const Board& board, Side side, Decision& decision) {
  for (int face = 0; face < kFaceCount; ++face) {
    if (dice_showing(board, side, static_cast<DieFace>(face)) > 0) {
      decision.offer(act(ActionKind::kDie, face));
    }
  }
}

}  // namespace

bool can_pass(const Board& board, Side side) {
  const int own = unused_dice(board, side);
  return own > 0 && own < unused_dice(board, enemy_of(side));  // without dice one is out
}

bool can_use_ring(const Rules& rules, const Board& board, Seat seat) {
  return has_ring_to_spend(rules, board, seat) && unused_dice(board, side_of(rules, seat)) > 0;
}

void ask_choose_die(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const Board& board = state.board;
  const Side side = side_of(rules, board.to_act);
  ask(decision, board.to_act, DecisionKind::kChooseDie, 60);
  offer_dice(board, side, decision);
  if (can_use_ring(rules, board, board.to_act)) decision.offer(act(ActionKind::kRing));
  if (can_pass(board, side)) decision.offer(act(ActionKind::kPass));
  const bool may_merge = !fields_of<StepKind::kChooseDie>(step).merge_offered;
  if (may_merge && !regions_to_merge(rules, board, board.to_act).empty()) {
    decision.offer(act(ActionKind::kMerge));
  }
}

void answer_choose_die(Play& play, const Step& step, Action action) {
  const Seat seat = play.board().to_act;
  if (is(action, ActionKind::kRing)) {
    push<StepKind::kRingDie>(play, {fields_of<StepKind::kChooseDie>(step).merge_offered});
  } else if (is(action, ActionKind::kPass)) {
    report<EventKind::kPassed>(play, {seat});
    count_in_cycle(play, seat);
    end_turn_of(play, seat);
  } else if (is(action, ActionKind::kMerge)) {
    push<StepKind::kChooseDie>(play, {.merge_offered = true});
    push(play, StepKind::kMergeRegion);
  } else {
    push<StepKind::kChooseUse>(play, {static_cast<DieFace>(action.a)});
  }
}

void ask_ring_die(const Rules& rules, const State& state, const Step&, Decision& decision) {
  const Board& board = state.board;
  ask(decision, board.to_act, DecisionKind::kRingDie, 64);
  offer_dice(board, side_of(rules, board.to_act), decision);
}

void answer_ring_die(Play& play, const Step& step, Action action) {
  const auto [merge_offered] = fields_of<StepKind::kRingDie>(step);
  push<StepKind::kRingFace>(play, {static_cast<DieFace>(action.a), merge_offered});
}

void ask_ring_face(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const Seat seat = state.board.to_act;
  const DieFace from = fields_of<StepKind::kRingFace>(step).face;
  ask(decision, seat, DecisionKind::kRingFace, 64);
  for (int face = 0; face < kFaceCount; ++face) {
    if (may_turn_into(side_of(rules, seat), from, static_cast<DieFace>(face))) {
      decision.offer(act(ActionKind::kDie, face));
    }
  }
}

void answer_ring_face(Play& play, const Step& step, Action action) {
  Board& board = play.board();
  const Seat seat = board.to_act;
  const Side side = side_of(play.rules, seat);
  const auto [from, merge_offered] = fields_of<StepKind::kRingFace>(step);
  const auto to = static_cast<DieFace>(action.a);
  --dice_showing(board, side, from);
  if (to == DieFace::kEye) {
    ++board.hunt_box.shadow;
  } else {
    ++dice_showing(board, side, to);
  }
  spend_ring(play, seat);
  report<EventKind::kRingUsed>(play, {seat, from, to});
  push<StepKind::kChooseDie>(play, {merge_offered});
}

bool may_turn_into(Side side, DieFace from, DieFace to) {
  if (from == to) return false;
  if (side == Side::kFree) {
    return to != DieFace::kWill && to != DieFace::kEye && to != DieFace::kArmy;
  }
  return to != DieFace::kWill;
}

bool serves_for(const Rules& rules, const Board& board, Seat seat, DieFace face, Use use) {
  switch (use) {
    case Use::kMoveArmy:
    case Use::kMoveMinions: return face == DieFace::kCharacter;
    case Use::kMoveArmies: return serves_as_army(rules, board, seat, face);
    case Use::kAttack:
      return face == DieFace::kCharacter || serves_as_army(rules, board, seat, face);
    case Use::kHide: return serves_as(face, DieFace::kCharacter) || hides_with_any_die(board);
    case Use::kMoveFellowship:
    case Use::kSeparate:
    case Use::kMoveCompanions: return serves_as(face, DieFace::kCharacter);
    case Use::kDiplomacy:
    case Use::kRecruit:
    case Use::kMinion:
    case Use::kVoice: return serves_as_muster(face);
    case Use::kDrawCard: return serves_as(face, DieFace::kEvent);
    case Use::kAragorn:
    case Use::kGandalfTheWhite: return face == DieFace::kWill;
    case Use::kCompanionAbility:
    case Use::kPlayCard:
    case Use::kRansom:
    case Use::kSkip: return true;
    case Use::kNone:
    case Use::kCount: return false;
  }
  return false;
}

LeaderNeed need_of(DieFace face) {
  return face == DieFace::kCharacter ? LeaderNeed::kLeader : LeaderNeed::kNone;
}

core::Refusal why_not_spend(const Rules& rules, const Board& board, Seat seat, DieFace face,
                            Use use) {
  const Side side = side_of(rules, seat);
  if (!is_use_of(side, use)) return refuse(Reason::kNotYourSide, 67, enemy_of(side));
  if (serves_for(rules, board, seat, face, use)) return core::kAccepted;
  const bool was_messenger = is_use_of_army(use) && is_messenger_spent(board, side, face);
  if (was_messenger) return refuse(Reason::kMessengerUsed, 116);
  return refuse(Reason::kDieCannot, ruling_of_die_for(use), face, use);
}

bool can_use(const Rules& rules, const State& state, Seat seat, DieFace face, Use use) {
  const Board& board = state.board;
  const Side side = side_of(rules, seat);
  if (!is_use_of(side, use) || !serves_for(rules, board, seat, face, use)) return false;
  switch (use) {
    case Use::kMoveArmy:
    case Use::kMoveArmies: return can_move_army(rules, board, seat, need_of(face));
    case Use::kAttack: return can_attack(rules, board, seat, need_of(face));
    case Use::kMoveFellowship: return leads_fellowship(rules, seat) && can_move_fellowship(board);
    case Use::kHide: return leads_fellowship(rules, seat) && can_hide(board);
    case Use::kSeparate: return leads_fellowship(rules, seat) && can_separate(board);
    case Use::kMoveCompanions: return can_move_companions(rules, board, seat);
    case Use::kMoveMinions: return can_move_minions(rules, board, seat);
    case Use::kDiplomacy: return can_use_diplomacy(rules, board, seat);
    case Use::kRecruit: return can_recruit(rules, board, seat);
    case Use::kMinion: return can_bring_minion(rules, board, seat);
    case Use::kVoice: return can_use_voice(rules, board, seat);
    case Use::kDrawCard:
      return has_card_left(rules, state, side, Deck::kCharacter) ||
             has_card_left(rules, state, side, Deck::kStrategy);
    case Use::kAragorn: return can_crown_aragorn(rules, board);
    case Use::kGandalfTheWhite: return can_return_gandalf(rules, board);
    case Use::kCompanionAbility: return nations_by_companion(rules, board, seat) != 0;
    case Use::kPlayCard: return can_play_card(rules, state, seat, face);
    case Use::kRansom: return can_ransom(rules, state, seat, face);
    case Use::kSkip: return true;
    case Use::kNone:
    case Use::kCount: return false;
  }
  return false;
}

void ask_choose_use(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const Seat seat = state.board.to_act;
  const auto [face] = fields_of<StepKind::kChooseUse>(step);
  ask(decision, seat, DecisionKind::kChooseUse, 67);
  for (int use = 1; use < index(Use::kCount); ++use) {
    if (can_use(rules, state, seat, face, static_cast<Use>(use))) {
      decision.offer(act(ActionKind::kUse, use));
    }
  }
}

void answer_choose_use(Play& play, const Step& step, Action action) {
  Board& board = play.board();
  const Seat seat = board.to_act;
  const auto [face] = fields_of<StepKind::kChooseUse>(step);
  const auto use = static_cast<Use>(action.a);
  const bool army = use == Use::kMoveArmies || use == Use::kAttack;
  if (army && is_messenger(play.rules, board, seat, face)) board.messenger_used = 1;
  --dice_showing(board, side_of(play.rules, seat), face);
  board.acting_die = face;
  board.acting_as = action.a;
  if (use == Use::kSkip) {
    report<EventKind::kDieSkipped>(play, {seat, face});
  } else {
    report<EventKind::kDieUsed>(play, {seat, face, use});
  }
  push<StepKind::kEndOfAction>(play, {.to_hunt_box = use == Use::kMoveFellowship});
  begin_use(play, use);
}

void run_end_of_action(Play& play, const Step& step) {
  Board& board = play.board();
  const Seat seat = board.to_act;
  const auto [to_hunt_box] = fields_of<StepKind::kEndOfAction>(step);
  if (to_hunt_box && !is_in_force(board, Lasting::kNoHuntDie)) {  // P-MOVE 3
    ++board.hunt_box.free;
    report<EventKind::kDieToHuntBox>(play, {Side::kFree});
  }
  put_back_tile_aside(play);
  board.group = {};
  board.moved = {};
  board.moved_characters = 0;
  board.moved_nazgul = {};
  board.moved_nazgul_count = 0;
  board.acting_as = 0;
  board.event = {};
  close_action(play);
  count_in_cycle(play, seat);
  end_turn_of(play, seat);
  push_aftermath(play, side_of(play.rules, seat));
}

}  // namespace wotr
