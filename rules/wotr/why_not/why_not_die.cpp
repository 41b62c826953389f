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

/// a face of this side's dice, another one than the die shows, and never out of an Eye.
Refusal why_not_turn(const Intent& intent) {
  if (intent.die == DieFace::kEye) return refuse(Reason::kNoSuchDie, 64, *intent.die);
  if (!intent.target_face) return kAccepted;
  const DieFace from = intent.die.value_or(DieFace::kEye);  // any other than it turns into
  const bool allowed = may_turn_into(intent.side, from, *intent.target_face);
  return allowed ? kAccepted : refuse(Reason::kRingFace, 64, *intent.target_face);
}

/// "Move an Army" is said of every die that moves Armies.
Refusal why_not_spend_as(const Rules& rules, const Board& board, const Intent& intent,
                         DieFace face) {
  if (intent.use == Use::kNone) return kAccepted;
  const Refusal refusal = why_not_spend(rules, board, intent.seat, face, intent.use);
  if (!refusal.refused() || intent.use != Use::kMoveArmy) return refusal;
  const bool serves = serves_for(rules, board, intent.seat, face, Use::kMoveArmies);
  return serves ? kAccepted : why_not_spend(rules, board, intent.seat, face, Use::kMoveArmies);
}

}  // namespace

LeaderNeed need_of(const Rules& rules, const Board& board, const Intent& intent) {
  if (intent.die) return need_of(*intent.die);
  for (const DieFace face :
       {DieFace::kArmy, DieFace::kMuster, DieFace::kMusterArmy, DieFace::kWill}) {
    const bool has = dice_showing(board, intent.side, face) > 0;
    if (has && serves_for(rules, board, intent.seat, face, Use::kMoveArmies)) {
      return LeaderNeed::kNone;
    }
  }
  return LeaderNeed::kLeader;
}

Refusal why_not_die(const Rules& rules, const View& view, const Intent& intent) {
  const Board& board = view.board;
  if (intent.die && static_cast<DecisionKind>(view.decision.kind) != DecisionKind::kChooseDie) {
    return why_not_spend_as(rules, board, intent, *intent.die);
  }
  if (unused_dice(board, intent.side) == 0) return refuse(Reason::kNoDice, 63);
  if (intent.die) {
    return dice_showing(board, intent.side, *intent.die) == 0
               ? refuse(Reason::kNoSuchDie, 60, *intent.die)
               : why_not_spend_as(rules, board, intent, *intent.die);
  }
  Refusal refusal = kAccepted;
  for (int f = 0; f < kFaceCount; ++f) {
    const auto face = static_cast<DieFace>(f);
    if (dice_showing(board, intent.side, face) == 0) continue;
    refusal = why_not_spend_as(rules, board, intent, face);
    if (!refusal.refused()) return kAccepted;
  }
  return is(refusal, Reason::kDieCannot)
             ? refuse(Reason::kNoDieFor, refusal.ruling.number, intent.use)
             : refusal;
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
  if (!has_die) return refuse(Reason::kNoSuchDie, 60, *intent.die);
  // All dice show it already.
  return intent.target_face ? refuse(Reason::kRingFace, 64, *intent.target_face) : kAccepted;
}

}  // namespace wotr
