// Answers in the midst of a Hunt and of the reveal that it may bring.

#include "rules/wotr/board/control.h"
#include "rules/wotr/board/distance.h"
#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/hunt/hunt.h"
#include "rules/wotr/why_not/why_parts.h"

namespace wotr {
namespace {

using core::kAccepted;
using core::Refusal;

///
Refusal why_not_journey(const Rules& rules, const Board& board, RegionId to) {
  const Fellowship& fellowship = board.fellowship;
  if (!regions_within(rules, fellowship.region, fellowship.progress).contains(to)) {
    return refuse(Reason::kTooFar, 131, fellowship.region, to);
  }
  return refuse(Reason::kHavenClosed, to == fellowship.region ? 133 : 131, to);
}

///
Refusal why_not_casualty(const Board& board) {
  if (board.hunt.casualty_taken != 0) return refuse(Reason::kCasualtyTaken, 152);
  if (board.fellowship.companions == 0) return refuse(Reason::kNobodyToLose, 155);
  return refuse(Reason::kNotOffered, 152);
}

}  // namespace

Refusal why_not_in_hunt(const Rules& rules, const View& view, const Intent& intent) {
  const auto question = static_cast<DecisionKind>(view.decision.kind);
  if (question == DecisionKind::kRevealTo && intent.to) {
    return why_not_journey(rules, view.board, *intent.to);
  }
  if (question != DecisionKind::kHuntDamage) return kAccepted;
  switch (intent.answer) {
    case ActionKind::kLoseGuide:
    case ActionKind::kLoseRandom: return why_not_casualty(view.board);
    case ActionKind::kGuideAbility:
      // A Hobbit or Gollum could: with them the question would not be asked without it.
      return refuse(Reason::kNoGuideAbility, 154, view.board.fellowship.guide);
    default: return kAccepted;
  }
}

}  // namespace wotr
