#include "rules/wotr/view/question_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "rules/wotr/armies/aftermath.h"
#include "rules/wotr/board/place.h"
#include "rules/wotr/cards/card_step.h"
#include "rules/wotr/cards/draw.h"
#include "rules/wotr/cards/table.h"
#include "rules/wotr/combat/combat_step.h"
#include "rules/wotr/names/names.h"
#include "rules/wotr/state/cards_at.h"
#include "rules/wotr/state/decisions.h"

namespace wotr {
namespace {

nlohmann::json id_or_null(const Rules& rules, RegionId region) {
  return index(region) < kRegionCount ? nlohmann::json(region_of(rules, region).id)
                                      : nlohmann::json();
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
    case DecisionKind::kAfterCardDraw: return ruling == 115 ? "sorcerer" : "";
    default: return {};
  }
}

/// The step that asks; none while nothing is pending.
Step asking(const View& view) {
  const StepStack& pending = view.pending;
  return pending.empty() || pending.overflowed() ? Step{} : pending.top();
}

bool is_asked(const View& view, DecisionKind kind) {
  return static_cast<DecisionKind>(view.decision.kind) == kind;
}

/// a tile for each Stronghold on the way is still being drawn or borne.
bool pays_for_way(const View& view) {
  const auto kind = static_cast<DecisionKind>(view.decision.kind);
  if (kind != DecisionKind::kHuntTile && kind != DecisionKind::kHuntDamage) return false;
  return std::ranges::any_of(view.pending.steps(), [](const Step& step) {
    return step.kind == StepKind::kStrongholdTiles;
  });
}

void add_group(const Figures& group, nlohmann::json& who) {
  for (const Side side : {Side::kFree, Side::kShadow}) {
    for_each_figure(group, side, [&](Figure figure, int) { who.push_back(id_of(figure)); });
  }
}

/// Those that the question is about.
nlohmann::json who_is_meant(const View& view, const Step& step) {
  nlohmann::json who = nlohmann::json::array();
  switch (step.kind) {
    case StepKind::kSeparateTo:
    case StepKind::kCompanionsTo:
    case StepKind::kMinionsTo: add_group(view.board.group.figures, who); break;
    case StepKind::kFellowshipPhase: who.push_back(id_of(view.board.fellowship.guide)); break;
    case StepKind::kRecruitRegion:
      who.push_back(id_of(fields_of<StepKind::kRecruitRegion>(step).figure));
      break;
    case StepKind::kMinionRegion:
      who.push_back(id_of(fields_of<StepKind::kMinionRegion>(step).character));
      break;
    case StepKind::kCardQuestion:
      if (is_asked(view, DecisionKind::kTemptation)) {
        who.push_back(id_of(static_cast<Character>(card_step_of(step).a)));
      }
      break;
    default: break;
  }
  return who;
}

/// The card that asks: a Combat card, one on the table, or the Event card that is played.
CardId card_that_asks(const Rules& rules, const View& view, const Step& step) {
  switch (step.kind) {
    case StepKind::kCombatQuestion:
      return cards_of(view.board.battle, combat_step_of(step).side).card;
    case StepKind::kLossOfCard:
      if (!is_asked(view, DecisionKind::kLossOfCard)) return kNoCard;
      for (const CardId card : cards_at(view.cards, table_of(view.decision.seat))) {
        if (lasting_of(rules, card) == Lasting::kLoseCard) return card;
      }
      return kNoCard;
    default: return view.board.event.card;
  }
}

nlohmann::json id_or_null(const Rules& rules, CardId card) {
  return card == kNoCard ? nlohmann::json() : nlohmann::json(card_of(rules, card).id);
}

RegionId from_where(const View& view, const Step& step) {
  const bool attacks = is_asked(view, DecisionKind::kAttackTarget);
  switch (step.kind) {
    case StepKind::kCardQuestion:
      return attacks ? static_cast<RegionId>(card_step_of(step).a)
                     : region_of(view.board.group.from);
    case StepKind::kMoveArmyTo: return fields_of<StepKind::kMoveArmyTo>(step).from;
    case StepKind::kAttackTarget: return fields_of<StepKind::kAttackTarget>(step).from;
    default: return region_of(view.board.group.from);
  }
}

RegionId where_to(const View& view, const Step& step) {
  switch (step.kind) {
    case StepKind::kRevealRoute: return fields_of<StepKind::kRevealRoute>(step).to;
    case StepKind::kDeclareRoute: return fields_of<StepKind::kDeclareRoute>(step).to;
    default: return view.board.group.to;
  }
}

/// Where those stand of whom it is asked who falls, or goes.
RegionId place_asked_about(const Step& step) {
  switch (step.kind) {
    case StepKind::kCasualty: return region_of(fields_of<StepKind::kCasualty>(step).place);
    case StepKind::kExcessUnits: return region_of(fields_of<StepKind::kExcessUnits>(step).place);
    default: return kNoRegion;
  }
}

/// How many more stand there than may.
int units_too_many(const Rules& rules, const View& view, const Step& step) {
  if (step.kind != StepKind::kExcessUnits) return 0;
  const Place place = fields_of<StepKind::kExcessUnits>(step).place;
  const Side side = side_of(rules, view.decision.seat);
  return std::max(units_of(figures_at(rules, view.board, place), side) - most_units(place), 0);
}

/// Of a hand that is too large.
int cards_that_may_stay(const Rules& rules, const View& view) {
  return is_asked(view, DecisionKind::kDiscard) ? hand_limit(rules, view.decision.seat) : 0;
}

/// Still to be borne.
int hits_due(const Step& step) {
  return step.kind == StepKind::kCasualty ? fields_of<StepKind::kCasualty>(step).hits : 0;
}

std::string_view face_asked_about(const Step& step) {
  switch (step.kind) {
    case StepKind::kChooseUse: return id_of(fields_of<StepKind::kChooseUse>(step).face);
    case StepKind::kRingFace: return id_of(fields_of<StepKind::kRingFace>(step).face);
    default: return {};
  }
}

/// Which of its sentences says most of what the question is about.
std::string_view form_of(const View& view, const Step& step) {
  const std::string_view verb = verb_of(view.decision);
  if (!verb.empty()) return verb;
  if (pays_for_way(view)) return "past-stronghold";
  if (step.kind == StepKind::kSeparateTo &&
      fields_of<StepKind::kSeparateTo>(step).cause == Cause::kTakenAlive) {
    return "taken-alive";
  }
  if (step.kind == StepKind::kRevealRoute) return "revealed";
  if (place_asked_about(step) != kNoRegion) return "in-place";
  const RegionId from = from_where(view, step);
  if (from == kNoRegion) return {};
  const RegionId to = where_to(view, step);
  return to != kNoRegion && to != from ? "on-the-way" : "from";
}

}  // namespace

nlohmann::json question_json(const Rules& rules, const View& view) {
  const Board& board = view.board;
  const Step step = asking(view);
  nlohmann::json args{
      {"from", id_or_null(rules, from_where(view, step))},
      {"to", id_or_null(rules, where_to(view, step))},
      {"target", id_or_null(rules, board.battle.target)},
      {"place", id_or_null(rules, place_asked_about(step))},
      {"last", id_or_null(rules, board.fellowship.region)},
      {"who", who_is_meant(view, step)},
      {"face", face_asked_about(step)},
      {"card", id_or_null(rules, card_that_asks(rules, view, step))},
      {"tile", board.hunt.tile == kNoTile ? nlohmann::json() : id_of(board.hunt.tile)},
      {"limit", cards_that_may_stay(rules, view)},
      {"damage", board.hunt.damage},
      {"hits", hits_due(step)},
      {"over", units_too_many(rules, view, step)},
      {"progress", board.fellowship.progress}};
  if (const std::string_view form = form_of(view, step); !form.empty()) args["form"] = form;
  return args;
}

}  // namespace wotr
