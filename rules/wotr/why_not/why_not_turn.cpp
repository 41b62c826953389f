// Answers in the phases before the actions.

#include "rules/wotr/why_not/why_parts.h"

namespace wotr {
namespace {

/// The options rise from the least that must go into the Hunt box.
bool is_below_least(const core::Decision& allocation, const Intent& intent) {
  return intent.amount && *intent.amount < int{allocation.actions[0].a};
}

}  // namespace

core::Refusal why_not_in_turn(const Rules&, const View& view, const Intent& intent) {
  const auto question = static_cast<DecisionKind>(view.decision.kind);
  const bool too_few =
      question == DecisionKind::kAllocation && is_below_least(view.decision, intent);
  return too_few ? refuse(Reason::kNotOffered, 52) : core::kAccepted;
}

}  // namespace wotr
