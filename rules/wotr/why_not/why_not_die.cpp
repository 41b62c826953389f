// Which die may do what: and 7.2.

#include "rules/wotr/board/dice_results.h"
#include "rules/wotr/board/elven_rings.h"
#include "rules/wotr/board/place.h"
#include "rules/wotr/turn/action_dice.h"
#include "rules/wotr/turn/turn.h"
#include "rules/wotr/why_not/why_parts.h"

namespace wotr {
namespace {

using core::kAccepted;
using core::Refusal;

bool is_of_free(Use use) {
  return use == Use::kMoveFellowship || use == Use::kHide || use == Use::kSeparate ||
         use == Use::kMoveCompanions || use == Use::kAragorn || use == Use::kGandalfTheWhite ||
         use == Use::kCompanionAbility;
}
bool is_of_shadow(Use use) {
  return use == Use::kMoveMinions || use == Use::kMinion || use == Use::kVoice;
}

bool character_does(Use use) {
  return use == Use::kMoveArmy || use == Use::kAttack || use == Use::kMoveFellowship ||
         use == Use::kHide || use == Use::kSeparate || use == Use::kMoveCompanions ||
         use == Use::kMoveMinions;
}
/// "Move an Army" is said of every die that moves Armies.
bool army_does(Use use) {
  return use == Use::kMoveArmy || use == Use::kMoveArmies || use == Use::kAttack;
}
bool muster_does(Use use) {
  return use == Use::kDiplomacy || use == Use::kRecruit || use == Use::kMinion ||
         use == Use::kVoice;
}

bool any_die_does(const Board& board, Use use) {
  const bool strider_hides = use == Use::kHide && board.fellowship.guide == Character::kStrider;
  return use == Use::kNone || use == Use::kSkip || use == Use::kCompanionAbility || strider_hides;
}

bool does(const Rules& rules, const Board& board, Seat seat, DieFace face, Use use) {
  if (any_die_does(board, use)) return true;
  switch (face) {
    case DieFace::kCharacter: return character_does(use);
    case DieFace::kArmy: return army_does(use);
    case DieFace::kMuster:
      return muster_does(use) || (army_does(use) && is_messenger(rules, board, seat, face));
    case DieFace::kMusterArmy: return muster_does(use) || army_does(use);
    case DieFace::kEvent: return use == Use::kDrawCard;
    case DieFace::kWill: return true;
    case DieFace::kEye: return false;
  }
  return false;
}

/// the Mouth has turned a Muster result into an Army result this turn already.
bool is_messenger_spent(const Board& board, const Intent& intent) {
  return intent.side == Side::kShadow && intent.die == DieFace::kMuster && army_does(intent.use) &&
         board.messenger_used != 0 && is_on_map(board, Character::kMouthOfSauron);
}

int dice_showing(const Board& board, Side side, DieFace face) {
  return board.dice[static_cast<std::size_t>(side)].faces[static_cast<std::size_t>(face)];
}

bool may_turn_into(Side side, DieFace face) {
  if (face == DieFace::kWill) return false;
  return side == Side::kShadow || (face != DieFace::kEye && face != DieFace::kArmy);
}

/// a face of this side's dice, another one than the die shows, and never out of an Eye.
Refusal why_not_turn(const Intent& intent) {
  if (intent.die == DieFace::kEye) return refuse(Reason::kNoSuchDie, 64, *intent.die);
  if (!intent.target_face) return kAccepted;
  const bool same = intent.die == intent.target_face;
  const bool allowed = !same && may_turn_into(intent.side, *intent.target_face);
  return allowed ? kAccepted : refuse(Reason::kRingFace, 64, *intent.target_face);
}

/// Hiding with whatever die is Strider's art.
int ruling_of_die_for(Use use) { return use == Use::kHide ? 66 : 67; }

}  // namespace

LeaderNeed need_of(const Rules& rules, const Board& board, const Intent& intent) {
  if (intent.die) {
    return *intent.die == DieFace::kCharacter ? LeaderNeed::kLeader : LeaderNeed::kNone;
  }
  for (const DieFace face :
       {DieFace::kArmy, DieFace::kMuster, DieFace::kMusterArmy, DieFace::kWill}) {
    const bool has = dice_showing(board, intent.side, face) > 0;
    if (has && does(rules, board, intent.seat, face, Use::kMoveArmies)) return LeaderNeed::kNone;
  }
  return LeaderNeed::kLeader;
}

Refusal why_not_die(const Rules& rules, const View& view, const Intent& intent) {
  const Board& board = view.board;
  const Side side = intent.side;
  if (is_of_free(intent.use) && side != Side::kFree) {
    return refuse(Reason::kNotYourSide, 67, Side::kFree);
  }
  if (is_of_shadow(intent.use) && side != Side::kShadow) {
    return refuse(Reason::kNotYourSide, 67, Side::kShadow);
  }
  const auto question = static_cast<DecisionKind>(view.decision.kind);
  if (question != DecisionKind::kChooseDie && question != DecisionKind::kChooseUse) {
    return kAccepted;
  }
  if (unused_dice(board, side) == 0) return refuse(Reason::kNoDice, 63);
  if (intent.die) {
    if (dice_showing(board, side, *intent.die) == 0) {
      return refuse(Reason::kNoSuchDie, 60, *intent.die);
    }
    if (does(rules, board, intent.seat, *intent.die, intent.use)) return kAccepted;
    if (is_messenger_spent(board, intent)) return refuse(Reason::kMessengerUsed, 116);
    return refuse(Reason::kDieCannot, ruling_of_die_for(intent.use), *intent.die, intent.use);
  }
  for (int f = 0; f < kFaceCount; ++f) {
    const auto face = static_cast<DieFace>(f);
    if (dice_showing(board, side, face) > 0 && does(rules, board, intent.seat, face, intent.use)) {
      return kAccepted;
    }
  }
  return refuse(Reason::kNoDieFor, ruling_of_die_for(intent.use), intent.use);
}

Refusal why_not_pass(const Board& board, Side side) {
  return can_pass(board, side) ? kAccepted : refuse(Reason::kCannotPass, 61);
}

Refusal why_not_ring(const Rules& rules, const Board& board, const Intent& intent) {
  const auto side = static_cast<std::size_t>(intent.side);
  if (has_used_ring(rules, board, intent.seat)) return refuse(Reason::kRingUsed, 65);
  if (board.elven_rings[side] == 0) return refuse(Reason::kNoRing, 64);
  if (unused_dice(board, intent.side) == 0) return refuse(Reason::kNoDice, 64);
  if (const Refusal refusal = why_not_turn(intent); refusal.refused()) return refusal;
  const bool has_die = !intent.die || dice_showing(board, intent.side, *intent.die) != 0;
  return has_die ? kAccepted : refuse(Reason::kNoSuchDie, 60, *intent.die);
}

}  // namespace wotr
