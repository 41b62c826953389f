#include "rules/wotr/action_dice.h"

#include "rules/wotr/armies.h"
#include "rules/wotr/attack.h"
#include "rules/wotr/fellowship.h"
#include "rules/wotr/minions.h"
#include "rules/wotr/muster.h"
#include "rules/wotr/place.h"
#include "rules/wotr/travellers.h"
#include "rules/wotr/turn.h"

namespace wotr {
namespace {

std::uint8_t& dice_showing(Board& board, Side side, DieFace face) {
  return board.dice[static_cast<std::size_t>(side)].faces[static_cast<std::size_t>(face)];
}
int dice_showing(const Board& board, Side side, DieFace face) {
  return board.dice[static_cast<std::size_t>(side)].faces[static_cast<std::size_t>(face)];
}

/// what a Ring may turn a die into.
bool may_turn_into(Side side, DieFace from, DieFace to) {
  if (from == to) return false;
  if (side == Side::kFree) {
    return to != DieFace::kWill && to != DieFace::kEye && to != DieFace::kArmy;
  }
  return to != DieFace::kWill;
}

/// P-WOTW: any other result.
bool serves_as(DieFace face, DieFace result) { return face == result || face == DieFace::kWill; }

bool serves_as_muster(DieFace face) {
  return serves_as(face, DieFace::kMuster) || face == DieFace::kMusterArmy;
}

/// with the Mouth in play a Muster result counts as an Army result once per turn.
bool is_messenger(const Rules& rules, const Board& board, Side side, DieFace face) {
  return side == Side::kShadow && face == DieFace::kMuster && board.messenger_used == 0 &&
         is_on_map(rules, board, Character::kMouthOfSauron);
}

bool serves_as_army(const Rules& rules, const Board& board, Side side, DieFace face) {
  return serves_as(face, DieFace::kArmy) || face == DieFace::kMusterArmy ||
         is_messenger(rules, board, side, face);
}

/// Strider as Guide.
bool hides_with_any_die(const Board& board) {
  return board.fellowship.guide == Character::kStrider;
}

bool can_use_as_army(const Rules& rules, const State& state, Side side, DieFace face, Use use) {
  const Board& board = state.board;
  const bool army = serves_as_army(rules, board, side, face);
  if (use == Use::kMoveArmies) return army && can_move_army(rules, board, side, LeaderNeed::kNone);
  if (use == Use::kMoveArmy) {
    return face == DieFace::kCharacter && can_move_army(rules, board, side, LeaderNeed::kLeader);
  }
  if (army) return can_attack(rules, board, side, LeaderNeed::kNone);
  return face == DieFace::kCharacter && can_attack(rules, board, side, LeaderNeed::kLeader);
}

bool can_use_as_character(const Rules& rules, const Board& board, Side side, DieFace face,
                          Use use) {
  if (use == Use::kMoveMinions) {
    return side == Side::kShadow && face == DieFace::kCharacter && can_move_minions(rules, board);
  }
  if (side != Side::kFree) return false;
  const bool character = serves_as(face, DieFace::kCharacter);
  switch (use) {
    case Use::kMoveFellowship: return character && can_move_fellowship(board);
    case Use::kHide: return (character || hides_with_any_die(board)) && can_hide(board);
    case Use::kSeparate: return character && can_separate(board);
    case Use::kMoveCompanions: return character && can_move_companions(rules, board);
    default: return false;
  }
}

bool can_use_as_muster(const Rules& rules, const Board& board, Side side, DieFace face, Use use) {
  if (!serves_as_muster(face)) return false;
  switch (use) {
    case Use::kDiplomacy: return can_use_diplomacy(board, side);
    case Use::kRecruit: return can_recruit(rules, board, side);
    case Use::kMinion: return side == Side::kShadow && can_bring_minion(rules, board);
    case Use::kVoice: return side == Side::kShadow && can_use_voice(rules, board);
    default: return false;
  }
}

void begin_use(Play& play, Side side, Use use) {
  switch (use) {
    case Use::kMoveArmy: return push(play, StepKind::kMoveArmyFrom, side, 1);
    case Use::kMoveArmies: return push(play, StepKind::kMoveArmyFrom, side, 2);
    case Use::kAttack: return push(play, StepKind::kAttackFrom, side);
    case Use::kMoveFellowship: return move_fellowship(play);
    case Use::kHide: return hide_fellowship(play);
    case Use::kSeparate: return push(play, StepKind::kSeparateGroup);
    case Use::kMoveCompanions: return push(play, StepKind::kCompanionsFrom);
    case Use::kMoveMinions: return push(play, StepKind::kMinionsFrom);
    case Use::kDiplomacy: return push(play, StepKind::kDiplomacy, side);
    case Use::kRecruit: return push(play, StepKind::kRecruitFigure, side, kNoFigure, kNoRegion);
    case Use::kMinion: return push(play, StepKind::kMinion);
    case Use::kVoice: return push(play, StepKind::kVoice);
    case Use::kDrawCard: return push(play, StepKind::kDrawDeck, side);
    case Use::kAragorn: return crown_aragorn(play);
    case Use::kGandalfTheWhite: return return_gandalf(play);
    case Use::kCompanionAbility: return push(play, StepKind::kDiplomacy, side, 1);
    case Use::kNone:
    case Use::kSkip:
    case Use::kCount: return;
  }
}

}  // namespace

bool can_pass(const Board& board, Side side) {
  const int own = unused_dice(board, side);
  return own > 0 && own < unused_dice(board, enemy_of(side));  // without dice one is out
}

bool can_use_ring(const Board& board, Side side) {
  const auto s = static_cast<std::size_t>(side);
  return board.elven_rings[s] > 0 && board.ring_used[s] == 0 && unused_dice(board, side) > 0;
}

void ask_choose_die(const Rules&, const State& state, const Step& step, Decision& decision) {
  const auto side = static_cast<Side>(step.args[0]);
  ask(decision, side, DecisionKind::kChooseDie, 60);
  for (int face = 0; face < kFaceCount; ++face) {
    if (dice_showing(state.board, side, static_cast<DieFace>(face)) > 0) {
      decision.offer(act(ActionKind::kDie, face));
    }
  }
  if (can_use_ring(state.board, side)) decision.offer(act(ActionKind::kRing));
  if (can_pass(state.board, side)) decision.offer(act(ActionKind::kPass));
}

void answer_choose_die(Play& play, const Step& step, Action action) {
  const auto side = static_cast<Side>(step.args[0]);
  if (is(action, ActionKind::kRing)) {
    push(play, StepKind::kRingDie, side);
  } else if (is(action, ActionKind::kPass)) {
    report(play, EventKind::kPassed, side);
    play.board().to_act = enemy_of(side);
  } else {
    push(play, StepKind::kChooseUse, side, action.a);
  }
}

void ask_ring_die(const Rules&, const State& state, const Step& step, Decision& decision) {
  const auto side = static_cast<Side>(step.args[0]);
  ask(decision, side, DecisionKind::kRingDie, 64);
  for (int face = 0; face < kFaceCount; ++face) {
    if (dice_showing(state.board, side, static_cast<DieFace>(face)) > 0) {
      decision.offer(act(ActionKind::kDie, face));
    }
  }
}

void answer_ring_die(Play& play, const Step& step, Action action) {
  push(play, StepKind::kRingFace, step.args[0], action.a);
}

void ask_ring_face(const Rules&, const State&, const Step& step, Decision& decision) {
  const auto side = static_cast<Side>(step.args[0]);
  ask(decision, side, DecisionKind::kRingFace, 64);
  for (int face = 0; face < kFaceCount; ++face) {
    if (may_turn_into(side, static_cast<DieFace>(step.args[1]), static_cast<DieFace>(face))) {
      decision.offer(act(ActionKind::kDie, face));
    }
  }
}

void answer_ring_face(Play& play, const Step& step, Action action) {
  Board& board = play.board();
  const auto side = static_cast<Side>(step.args[0]);
  const auto to = static_cast<DieFace>(action.a);
  --dice_showing(board, side, static_cast<DieFace>(step.args[1]));
  if (to == DieFace::kEye) {
    ++board.hunt_box.shadow;
  } else {
    ++dice_showing(board, side, to);
  }
  const auto s = static_cast<std::size_t>(side);
  --board.elven_rings[s];
  board.ring_used[s] = 1;
  if (side == Side::kFree) ++board.elven_rings[1 - s];
  report(play, EventKind::kRingUsed, side, step.args[1], to);
  push(play, StepKind::kChooseDie, side);
}

bool can_use(const Rules& rules, const State& state, Side side, DieFace face, Use use) {
  const Board& board = state.board;
  switch (use) {
    case Use::kMoveArmy:
    case Use::kMoveArmies:
    case Use::kAttack: return can_use_as_army(rules, state, side, face, use);
    case Use::kMoveFellowship:
    case Use::kHide:
    case Use::kSeparate:
    case Use::kMoveCompanions:
    case Use::kMoveMinions: return can_use_as_character(rules, board, side, face, use);
    case Use::kDiplomacy:
    case Use::kRecruit:
    case Use::kMinion:
    case Use::kVoice: return can_use_as_muster(rules, board, side, face, use);
    case Use::kDrawCard:
      return serves_as(face, DieFace::kEvent) &&
             (has_card_left(rules, state, side, Deck::kCharacter) ||
              has_card_left(rules, state, side, Deck::kStrategy));
    case Use::kAragorn: return face == DieFace::kWill && can_crown_aragorn(rules, board);
    case Use::kGandalfTheWhite: return face == DieFace::kWill && can_return_gandalf(rules, board);
    case Use::kCompanionAbility:
      return side == Side::kFree && nations_by_companion(rules, board) != 0;
    case Use::kSkip: return true;
    case Use::kNone:
    case Use::kCount: return false;
  }
  return false;
}

void ask_choose_use(const Rules& rules, const State& state, const Step& step, Decision& decision) {
  const auto side = static_cast<Side>(step.args[0]);
  const auto face = static_cast<DieFace>(step.args[1]);
  ask(decision, side, DecisionKind::kChooseUse, 67);
  for (int use = 1; use < index(Use::kCount); ++use) {
    if (can_use(rules, state, side, face, static_cast<Use>(use))) {
      decision.offer(act(ActionKind::kUse, use));
    }
  }
}

void answer_choose_use(Play& play, const Step& step, Action action) {
  Board& board = play.board();
  const auto side = static_cast<Side>(step.args[0]);
  const auto face = static_cast<DieFace>(step.args[1]);
  const auto use = static_cast<Use>(action.a);
  const bool army = use == Use::kMoveArmies || use == Use::kAttack;
  if (army && is_messenger(play.rules, board, side, face)) board.messenger_used = 1;
  --dice_showing(board, side, face);
  board.acting_die = face;
  board.acting_as = action.a;
  if (use == Use::kSkip) {
    report(play, EventKind::kDieSkipped, side, face);
  } else {
    report(play, EventKind::kDieUsed, side, face, use);
  }
  push(play, StepKind::kEndOfAction, side, use == Use::kMoveFellowship ? 1 : 0);
  begin_use(play, side, use);
}

void run_end_of_action(Play& play, const Step& step) {
  Board& board = play.board();
  const auto side = static_cast<Side>(step.args[0]);
  if (step.args[1] != 0) ++board.hunt_box.free;  // P-MOVE 3
  board.group = {};
  board.moved = {};
  board.moved_in = kNoRegion;
  board.moved_characters = 0;
  board.moved_nazgul = {};
  board.moved_nazgul_count = 0;
  board.acting_as = 0;
  board.to_act = enemy_of(side);
  push_aftermath(play, side);
}

}  // namespace wotr
