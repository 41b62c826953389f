// Answers to a question in the midst of an action.

#include "rules/wotr/why_not/why_parts.h"

namespace wotr {
core::Refusal why_not_answer(const Rules& rules, const View& view, const Intent& intent) {
  for (const auto chapter : {why_not_in_team, why_not_in_turn, why_not_in_group, why_not_in_battle,
                             why_not_in_hunt, why_not_in_recruiting, why_not_in_play}) {
    const core::Refusal telling = chapter(rules, view, intent);
    if (telling.refused()) return telling;
  }
  return refuse(Reason::kNotOffered, view.decision.ruling.number);
}

}  // namespace wotr
