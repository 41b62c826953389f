#include "rules/wotr/why_not/said.h"

#include "rules/wotr/board/place.h"
#include "rules/wotr/state/decisions.h"

namespace wotr {
namespace {

Figures one(Figure figure) {
  Figures figures;
  add(figures, figure);
  return figures;
}

Figures both(Character one, Character other) {
  Figures figures;
  figures.characters = join(only(one), only(other));
  return figures;
}

/// Uses that say more than themselves.
void say_use(const Rules& rules, const State& state, Use use, Said& said) {
  said.use = use;
  const Board& board = state.board;
  switch (use) {
    case Use::kMoveFellowship:
    case Use::kSeparate: said.from = board.fellowship.region; break;
    case Use::kAragorn:
      said.who = both(Character::kStrider, Character::kAragorn);
      said.to = region_of(place_of(rules, board, Character::kStrider));
      break;
    case Use::kGandalfTheWhite:
      said.who = both(Character::kGandalfTheGrey, Character::kGandalfTheWhite);
      if (is_on_map(board, Character::kGandalfTheGrey)) {
        said.to = region_of(place_of(rules, board, Character::kGandalfTheGrey));
      }
      break;
    default: break;
  }
}

void say_passing(Action action, Said& said) {
  if (is(action, ActionKind::kPass)) said.attempt = Attempt::kPass;
  if (is(action, ActionKind::kRing)) said.attempt = Attempt::kRing;
  if (is(action, ActionKind::kDie)) said.die = static_cast<DieFace>(action.a);
}

void say_at_rest(Action action, Said& said) {
  if (is(action, ActionKind::kEnterMordor)) said.attempt = Attempt::kEnterMordor;
  if (!is(action, ActionKind::kRegion)) return;
  said.attempt = Attempt::kDeclare;
  said.to = region_of(action);
}

void say_card_answer(Action action, Said& said) {
  if (is(action, ActionKind::kRegion)) said.to = region_of(action);
  if (is(action, ActionKind::kFigure)) said.who = one(figure_of(action));
  if (is(action, ActionKind::kNation)) said.nation = static_cast<Nation>(action.a);
}

/// What the answers before this step said.
void say_step(const Board& board, const Step& step, Said& said) {
  switch (step.kind) {
    case StepKind::kMoveArmyTo: said.from = fields_of<StepKind::kMoveArmyTo>(step).from; break;
    case StepKind::kAttackTarget: said.from = fields_of<StepKind::kAttackTarget>(step).from; break;
    case StepKind::kMoveArmyGroup:
    case StepKind::kAttackGroup: said.to = board.group.to; [[fallthrough]];
    case StepKind::kCompanionsGroup:
    case StepKind::kMinionsGroup: said.from = region_of(board.group.from); break;
    case StepKind::kCompanionsTo:
    case StepKind::kMinionsTo: said.from = region_of(board.group.from); [[fallthrough]];
    case StepKind::kSeparateTo: said.who = board.group.figures; break;
    case StepKind::kRansomPayment:
      said.card = fields_of<StepKind::kRansomPayment>(step).card;
      break;
    case StepKind::kRecruitRegion:
      said.who = one(fields_of<StepKind::kRecruitRegion>(step).figure);
      break;
    case StepKind::kMinionRegion:
      said.who = one(figure_of(fields_of<StepKind::kMinionRegion>(step).character));
      break;
    default: break;
  }
}

bool matches(const Figures& figures, Figure who) { return count_of(figures, who) != 0; }

bool matches(const Figures& figures, Nation nation) {
  const bool leads = side_of(nation) == Side::kFree && count_of(figures, leader_of(nation)) != 0;
  return leads || units_of(figures, nation) != 0;
}

/// "Move an Army" is said of every die that moves Armies.
bool is_same_use(Use meant, Use said) {
  return meant == said || (meant == Use::kMoveArmy && said == Use::kMoveArmies);
}

/// A word of the intent that was said now is taken out; another one than it means is a
/// contradiction.
template <class T>
bool take_out(const std::optional<T>& said, std::optional<T>& meant) {
  if (!said || !meant) return true;
  if (*said != *meant) return false;
  meant.reset();
  return true;
}

bool take_out_figures(const Said& said, Intent& intent) {
  if (!said.who) return true;
  if (intent.who && !matches(*said.who, *intent.who)) return false;
  if (intent.nation && !matches(*said.who, *intent.nation)) return false;
  intent.who.reset();
  intent.nation.reset();
  return true;
}

bool take_out_attempt(const Said& said, Intent& intent) {
  if (said.attempt == Attempt::kDeclare && intent.attempt == Attempt::kEnterMordor)
    return true;
  if (said.attempt != Attempt::kNothing) {
    if (intent.attempt != Attempt::kNothing && intent.attempt != said.attempt) return false;
    intent.attempt = Attempt::kNothing;
  }
  if (said.use == Use::kNone) return true;
  const bool plays = intent.attempt == Attempt::kPlayCard && said.use == Use::kPlayCard;
  const bool uses = intent.attempt == Attempt::kUse && is_same_use(intent.use, said.use);
  if (intent.attempt != Attempt::kNothing && !plays && !uses) return false;
  intent.attempt = Attempt::kNothing;
  return true;
}

}  // namespace

Said said_already(const Rules& rules, const State& state, const Decision& pending) {
  Said said;
  const Board& board = state.board;
  const Step& step = state.pending.top();
  const auto question = static_cast<DecisionKind>(pending.kind);
  if (question == DecisionKind::kChooseDie) return said;
  if (question == DecisionKind::kChooseUse) {
    said.die = fields_of<StepKind::kChooseUse>(step).face;
    return said;
  }
  if (question == DecisionKind::kRingDie || question == DecisionKind::kRingFace) {
    said.attempt = Attempt::kRing;
    if (question == DecisionKind::kRingFace) said.die = fields_of<StepKind::kRingFace>(step).face;
    return said;
  }
  if (board.phase != Phase::kAction || board.acting_as == 0) return said;
  said.die = board.acting_die;
  say_use(rules, state, static_cast<Use>(board.acting_as), said);
  const bool asks = board.event.card != kNoCard && question != DecisionKind::kPlayCard;
  if (asks) said.card = board.event.card;
  say_step(board, step, said);
  return said;
}

bool answers_intents(const Decision& pending) {
  switch (static_cast<DecisionKind>(pending.kind)) {
    case DecisionKind::kChooseDie:
    case DecisionKind::kRingDie:
    case DecisionKind::kRingFace:
    case DecisionKind::kChooseUse:
    case DecisionKind::kDeclare:
    case DecisionKind::kRevealRoute:
    case DecisionKind::kFellowshipPhase:
    case DecisionKind::kArmyFrom:
    case DecisionKind::kArmyTo:
    case DecisionKind::kArmyGroup:
    case DecisionKind::kAttackFrom:
    case DecisionKind::kAttackTarget:
    case DecisionKind::kAttackGroup:
    case DecisionKind::kSeparateGroup:
    case DecisionKind::kSeparateTo:
    case DecisionKind::kCompanionsFrom:
    case DecisionKind::kCompanionsGroup:
    case DecisionKind::kCompanionsTo:
    case DecisionKind::kMinionsFrom:
    case DecisionKind::kMinionsGroup:
    case DecisionKind::kMinionsTo:
    case DecisionKind::kRecruitFigure:
    case DecisionKind::kRecruitRegion:
    case DecisionKind::kDiplomacy:
    case DecisionKind::kMinion:
    case DecisionKind::kMinionRegion:
    case DecisionKind::kVoice:
    case DecisionKind::kGandalfRegion:
    case DecisionKind::kPlayCard:
    case DecisionKind::kRansom:
    case DecisionKind::kCardOption:
    case DecisionKind::kCardRegion:
    case DecisionKind::kCardFigure:
    case DecisionKind::kCardNation: return true;
    default: return false;
  }
}

Said said_by(const Rules& rules, const State& state, const Decision& pending, Action action) {
  Said said;
  const Board& board = state.board;
  const bool goes = is(action, ActionKind::kGo);
  const bool names_region = is(action, ActionKind::kRegion);
  switch (static_cast<DecisionKind>(pending.kind)) {
    case DecisionKind::kChooseDie:
    case DecisionKind::kRingDie: say_passing(action, said); break;
    case DecisionKind::kRingFace: said.target_face = static_cast<DieFace>(action.a); break;
    case DecisionKind::kChooseUse: say_use(rules, state, static_cast<Use>(action.a), said); break;
    case DecisionKind::kDeclare:
    case DecisionKind::kFellowshipPhase: say_at_rest(action, said); break;
    case DecisionKind::kArmyFrom:
    case DecisionKind::kAttackFrom:
    case DecisionKind::kCompanionsFrom:
    case DecisionKind::kMinionsFrom:
      if (names_region) said.from = region_of(action);
      break;
    case DecisionKind::kSeparateTo:
      said.who = board.group.figures;  // one of the Hunt's victims was in no group
      [[fallthrough]];
    case DecisionKind::kArmyTo:
    case DecisionKind::kAttackTarget:
    case DecisionKind::kCompanionsTo:
    case DecisionKind::kMinionsTo:
    case DecisionKind::kRecruitRegion:
    case DecisionKind::kMinionRegion:
    case DecisionKind::kGandalfRegion:
    case DecisionKind::kVoice:
      if (names_region) said.to = region_of(action);
      break;
    case DecisionKind::kArmyGroup:
    case DecisionKind::kAttackGroup:
    case DecisionKind::kSeparateGroup:
    case DecisionKind::kCompanionsGroup:
    case DecisionKind::kMinionsGroup:
      if (!goes) break;
      said.who = board.group.figures;
      if (region_of(board.group.from) != kNoRegion) said.from = region_of(board.group.from);
      break;
    case DecisionKind::kRecruitFigure:
      if (is(action, ActionKind::kFigure)) said.who = one(figure_of(action));
      break;
    case DecisionKind::kMinion: said.who = one(figure_of(character_of(action))); break;
    case DecisionKind::kDiplomacy: said.nation = static_cast<Nation>(action.a); break;
    case DecisionKind::kPlayCard:
    case DecisionKind::kRansom:
      if (!is(action, ActionKind::kStop)) said.card = static_cast<CardId>(action.a);
      break;
    case DecisionKind::kCardRegion:
    case DecisionKind::kCardFigure:
    case DecisionKind::kCardNation: say_card_answer(action, said); break;
    default: break;
  }
  return said;
}

bool take_out(const Said& said, Intent& intent) {
  return take_out_attempt(said, intent) && take_out(said.die, intent.die) &&
         take_out(said.target_face, intent.target_face) && take_out(said.card, intent.card) &&
         take_out(said.from, intent.from) && take_out(said.to, intent.to) &&
         take_out(said.nation, intent.nation) && take_out_figures(said, intent);
}

bool has_words_for(Use use, const Intent& left) {
  if (left.target_face || left.amount) return false;
  const bool of_card = use == Use::kPlayCard || use == Use::kRansom;
  if (left.card && !of_card) return false;
  switch (use) {
    case Use::kMoveArmy:
    case Use::kMoveArmies:
    case Use::kAttack:
    case Use::kSeparate:
    case Use::kMoveCompanions:
    case Use::kMoveMinions: return true;
    case Use::kRecruit:
    case Use::kMinion:
    case Use::kAragorn:
    case Use::kGandalfTheWhite: return !left.from;
    case Use::kMoveFellowship: return !left.to && !left.who && !left.nation;
    case Use::kDiplomacy:
    case Use::kCompanionAbility: return !left.from && !left.to && !left.who;
    default: return !left.from && !left.to && !left.who && !left.nation;
  }
}

}  // namespace wotr
