// Answers in the midst of recruiting.

#include "rules/wotr/why_not/why_parts.h"

namespace wotr {

core::Refusal why_not_in_recruiting(const Rules& rules, const View& view, const Intent& intent) {
  const auto question = static_cast<DecisionKind>(view.decision.kind);
  const bool recruits =
      question == DecisionKind::kRecruitFigure || question == DecisionKind::kRecruitRegion;
  if (!recruits || !intent.who) return core::kAccepted;
  Intent recruit = intent;
  recruit.use = Use::kRecruit;
  const core::Refusal alone = why_not_muster(rules, view.board, recruit);
  // What could be recruited by itself cannot be the second of two.
  return alone.refused() ? alone : refuse(Reason::kSecondRecruit, 120);
}

}  // namespace wotr
