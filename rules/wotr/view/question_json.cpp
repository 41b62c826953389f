#include "rules/wotr/view/question_json.h"

#include <nlohmann/json.hpp>

#include "rules/wotr/board/place.h"
#include "rules/wotr/state/decisions.h"

namespace wotr {
namespace {

nlohmann::json id_or_null(const Rules& rules, RegionId region) {
  return region == kNoRegion ? nlohmann::json() : nlohmann::json(region_of(rules, region).id);
}

/// What the card does that asks: its ruling tells.
std::string_view verb_of(const Decision& decision) {
  const int ruling = decision.ruling.number;
  switch (static_cast<DecisionKind>(decision.kind)) {
    case DecisionKind::kCardFigure:
      return ruling == 124   ? "recruit"
             : ruling == 78  ? "gather"
             : ruling == 344 ? "strike"
             : ruling == 341 ? "lose"
             : ruling == 72  ? "upgrade"
                             : "";
    case DecisionKind::kCardRegion:
      return ruling == 124 ? "recruit" : ruling == 76 ? "strike" : ruling == 341 ? "lose" : "";
    case DecisionKind::kCardNation:
      return ruling == 341 ? "set-back" : ruling == 72 ? "advance" : "";
    default: return {};
  }
}

/// Still to be borne, while it is asked by whom.
int hits_due(const View& view) {
  const StepStack& pending = view.pending;
  const bool is_asked = !pending.empty() && !pending.overflowed() &&
                        static_cast<StepKind>(pending.top().kind) == StepKind::kCasualty;
  return is_asked ? fields_of<StepKind::kCasualty>(pending.top()).hits : 0;
}

}  // namespace

nlohmann::json question_json(const Rules& rules, const View& view) {
  const Board& board = view.board;
  const RegionId from = region_of(board.group.from);
  const RegionId to = board.group.to;
  nlohmann::json args{{"from", id_or_null(rules, from)},
                      {"to", id_or_null(rules, to)},
                      {"target", id_or_null(rules, board.battle.target)},
                      {"damage", board.hunt.damage},
                      {"hits", hits_due(view)},
                      {"progress", board.fellowship.progress}};
  if (from != kNoRegion && to != kNoRegion && to != from) args["form"] = "on-the-way";
  const std::string_view verb = verb_of(view.decision);
  if (!verb.empty()) args["form"] = verb;
  return args;
}

}  // namespace wotr
