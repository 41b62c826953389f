// Answers in the phases before the actions.

#include "rules/wotr/why_parts.h"

namespace wotr {
namespace {

/// The options rise from the least that must go into the Hunt box.
bool is_below_least(const core::Decision& allocation, const Intent& intent) {
  return intent.amount && *intent.amount < int{allocation.actions[0].a};
}

}  // namespace

int ruling_of_turn_answer(const core::Decision& pending, const Intent& intent) {
  const auto question = static_cast<DecisionKind>(pending.kind);
  const bool too_few = question == DecisionKind::kAllocation && is_below_least(pending, intent);
  return too_few ? 52 : pending.ruling.number;
}

}  // namespace wotr
