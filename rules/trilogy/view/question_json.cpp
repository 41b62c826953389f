#include "rules/trilogy/view/question_json.h"

#include <nlohmann/json.hpp>

#include "rules/trilogy/names/read_names.h"
#include "rules/trilogy/state/step_fields.h"

namespace trilogy {
namespace {

/// What a question is about; what it is not about is empty.
struct Subject {
  Territory from = kNoTerritory;
  Territory to = kNoTerritory;
  Territory territory = kNoTerritory;
  CardId card = kNoCard;
};

/// Both ends of a battle, or of a way that battalions go.
Subject way(Territory from, Territory to) {
  Subject subject;
  subject.from = from;
  subject.to = to;
  return subject;
}

Subject subject_of(const View& view) {
  if (view.pending.empty() || view.pending.overflowed()) return {};
  const Step& step = view.pending.top();
  Subject subject;
  switch (step.kind) {
    case StepKind::kAttackTo: subject.from = fields_of<StepKind::kAttackTo>(step).from; break;
    case StepKind::kFortifyTo: subject.from = fields_of<StepKind::kFortifyTo>(step).from; break;
    case StepKind::kFortify: {
      const auto [from, to] = fields_of<StepKind::kFortify>(step);
      return way(from, to);
    }
    case StepKind::kMoveIn: {
      const auto moved = fields_of<StepKind::kMoveIn>(step);
      return way(moved.from, moved.to);
    }
    case StepKind::kAttack:
    case StepKind::kDefend: return way(view.board.invasion.from, view.board.invasion.to);
    case StepKind::kPlaceCount:
      subject.territory = fields_of<StepKind::kPlaceCount>(step).territory;
      break;
    case StepKind::kCardQuestion:
      subject.card = fields_of<StepKind::kCardQuestion>(step).card;
      break;
    default: break;
  }
  return subject;
}

nlohmann::json id_or_null(const Rules& rules, Territory territory) {
  if (territory == kNoTerritory) return nullptr;
  return row_of(rules, territory).id;
}
nlohmann::json id_or_null(const Rules& rules, CardId card) {
  if (card == kNoCard) return nullptr;
  return card_id(rules, card);
}

}  // namespace

nlohmann::json question_json(const Rules& rules, const View& view) {
  const Subject subject = subject_of(view);
  return {{"from", id_or_null(rules, subject.from)},
          {"to", id_or_null(rules, subject.to)},
          {"territory", id_or_null(rules, subject.territory)},
          {"card", id_or_null(rules, subject.card)}};
}

}  // namespace trilogy
