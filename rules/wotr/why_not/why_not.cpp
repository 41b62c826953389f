#include "rules/wotr/why_not/why_not.h"

#include <nlohmann/json.hpp>

#include "rules/wotr/board/distance.h"
#include "rules/wotr/board/mixed_armies.h"
#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/fellowship/mordor.h"
#include "rules/wotr/why_not/completion.h"
#include "rules/wotr/why_not/said.h"
#include "rules/wotr/why_not/why_parts.h"

namespace wotr {
namespace {

using core::kAccepted;
using core::Refusal;

Refusal why_not_declare(const Rules& rules, const View& view, const Intent& intent) {
  const Fellowship& fellowship = view.board.fellowship;
  if (in_mordor(fellowship)) return refuse(Reason::kOnTrack, 180);
  if (fellowship.hidden == 0) return refuse(Reason::kRevealed, 46);
  if (static_cast<DecisionKind>(view.decision.kind) != DecisionKind::kDeclare) {
    return refuse(Reason::kDeclarationOver, 42);
  }
  const bool more =
      intent.die || intent.card || intent.from || intent.who || intent.nation || intent.target_face;
  if (more) return refuse(Reason::kNoPartOfIt, 41);
  if (!intent.to) return kAccepted;
  const RegionSet reach = regions_within(rules, fellowship.region, fellowship.progress);
  if (reach.contains(*intent.to)) return kAccepted;
  return refuse(Reason::kTooFar, 41, fellowship.region, *intent.to);
}

/// While the declaration is still asked for, it may come.
Refusal why_not_enter(const Rules& rules, const View& view) {
  const Board& board = view.board;
  if (in_mordor(board.fellowship)) return refuse(Reason::kOnTrack, 171);
  if (!can_enter_mordor(rules, board)) return refuse(Reason::kNotAtMordorsGates, 171);
  const bool declares = static_cast<DecisionKind>(view.decision.kind) == DecisionKind::kDeclare;
  if (!rules.options.entry_requires_declaration || declares) return kAccepted;
  const bool offered = view.decision.offers(act(ActionKind::kEnterMordor));
  return offered ? kAccepted : refuse(Reason::kNotDeclared, 171);
}

Refusal why_not_in_phase_2(const Rules& rules, const View& view, const Intent& intent) {
  const Board& board = view.board;
  if (intent.side != Side::kFree) return refuse(Reason::kNotYourSide, 40, Side::kFree);
  if (board.phase != Phase::kFellowship) {
    return refuse(Reason::kNotThisPhase, 40, Phase::kFellowship);
  }
  if (intent.attempt == Attempt::kDeclare) return why_not_declare(rules, view, intent);
  return why_not_enter(rules, view);
}

Refusal why_not_use(const Rules& rules, const View& view, const Intent& intent) {
  const Board& board = view.board;
  switch (intent.use) {
    case Use::kMoveArmy:
    case Use::kMoveArmies: return why_not_move(rules, board, intent);
    case Use::kAttack: return why_not_attack(rules, board, intent);
    case Use::kMoveFellowship:
    case Use::kHide:
    case Use::kSeparate: return why_not_fellowship(rules, board, intent);
    case Use::kMoveCompanions:
    case Use::kMoveMinions: return why_not_travel(rules, board, intent);
    case Use::kDiplomacy:
    case Use::kRecruit:
    case Use::kMinion:
    case Use::kVoice:
    case Use::kAragorn:
    case Use::kGandalfTheWhite:
    case Use::kCompanionAbility: return why_not_muster(rules, board, intent);
    case Use::kDrawCard:
      if (total_of(view.decks[static_cast<std::size_t>(intent.side)]) > 0) return kAccepted;
      return refuse(Reason::kEmptyDecks, 32);
    case Use::kPlayCard: return why_not_card(rules, view, intent);
    case Use::kRansom:
    case Use::kNone:
    case Use::kSkip:
    case Use::kCount: return kAccepted;
  }
  return kAccepted;
}

/// Passing and Rings come before a die is chosen.
int ruling_of_interruption(Attempt attempt) {
  if (attempt == Attempt::kPass) return 61;
  return attempt == Attempt::kRing ? 64 : 67;
}

/// the leading player decides, whoever acts.
bool is_for_the_leading_player(const View& view) {
  switch (static_cast<DecisionKind>(view.decision.kind)) {
    case DecisionKind::kSeparateTo: return view.decision.seat != view.board.to_act;  // by the Hunt
    case DecisionKind::kTemptation:
    case DecisionKind::kScatter:
    case DecisionKind::kDeclare:
    case DecisionKind::kFellowshipPhase:
    case DecisionKind::kGuide:
    case DecisionKind::kAllocation:
    case DecisionKind::kHuntReroll:
    case DecisionKind::kHuntDamage:
    case DecisionKind::kRevealTo:
    case DecisionKind::kRevealRoute: return true;
    default: return false;
  }
}

bool is_answer_alone(const Intent& intent) {
  const bool answers = intent.attempt == Attempt::kAnswer || intent.attempt == Attempt::kNothing;
  return answers && !intent.die && !intent.card;
}

/// The leading player of a team decides between the actions, and in the Hunt whoever acts;
/// else, within an action, the seat that acts.
int ruling_of_the_decider(const Rules& rules, const View& view, const Intent& intent) {
  const core::Decision& asked = view.decision;
  const bool acts = view.board.phase == Phase::kAction;
  const bool is_of_team = teammate_of(rules, asked.seat) != asked.seat;
  const bool leads = is_of_team && is_for_the_leading_player(view);
  if (leads && (!acts || is_answer_alone(intent))) return 304;
  return acts ? 60 : asked.ruling.number;
}

/// Only a new action can begin with a die; amid one its own sentence goes on.
Refusal why_not_now(const View& view, const Said& said, const Intent& intent) {
  const auto question = static_cast<DecisionKind>(view.decision.kind);
  if (question == DecisionKind::kChooseDie) return kAccepted;
  if (view.board.phase != Phase::kAction) {
    return refuse(Reason::kNotThisPhase, 60, Phase::kAction);
  }
  const bool before_dice = intent.attempt == Attempt::kPass || intent.attempt == Attempt::kRing;
  Intent left = intent;
  if (!before_dice && take_out(said, left)) return kAccepted;
  return refuse(Reason::kFinishFirst, ruling_of_interruption(intent.attempt));
}

/// With what was said before.
Intent from_the_beginning(const Said& said, Intent intent) {
  if (said.use != Use::kNone && intent.attempt == Attempt::kNothing) {
    intent.attempt = Attempt::kUse;
    intent.use = said.use;
  }
  if (said.die) intent.die = said.die;
  if (said.from) intent.from = said.from;
  if (said.to) intent.to = said.to;
  return intent;
}

/// Words that are not asked with this attempt: 6.3, 7.1, 7.2.
Refusal why_not_these_words(const Intent& intent) {
  const bool travels = intent.from || intent.to || intent.who || intent.nation;
  switch (intent.attempt) {
    case Attempt::kUse:
      return intent.use == Use::kPlayCard || has_words_for(intent.use, intent)
                 ? kAccepted
                 : refuse(Reason::kNoPartOfIt, 67);
    case Attempt::kPass:
      return travels || intent.die || intent.card || intent.target_face
                 ? refuse(Reason::kNoPartOfIt, 61)
                 : kAccepted;
    case Attempt::kRing:
      return travels || intent.card ? refuse(Reason::kNoPartOfIt, 64) : kAccepted;
    default: return kAccepted;
  }
}

/// The ruling that the use is about.
int ruling_of(Use use) {
  switch (use) {
    case Use::kMoveArmy:
    case Use::kMoveArmies: return 80;
    case Use::kAttack: return 200;
    case Use::kMoveFellowship:
    case Use::kHide: return 130;
    case Use::kSeparate: return 90;
    case Use::kMoveCompanions: return 95;
    case Use::kMoveMinions: return 97;
    case Use::kDiplomacy: return 265;
    case Use::kRecruit: return 120;
    case Use::kMinion: return 110;
    case Use::kVoice: return 114;
    case Use::kDrawCard: return 70;
    case Use::kAragorn: return 105;
    case Use::kGandalfTheWhite: return 106;
    case Use::kCompanionAbility: return 66;
    case Use::kPlayCard: return 71;
    case Use::kRansom: return 74;
    default: return 67;
  }
}

/// Whose question is asked; kNoCard where a card is chosen.
CardId card_that_asks(const View& view) {
  const auto question = static_cast<DecisionKind>(view.decision.kind);
  return question == DecisionKind::kPlayCard ? kNoCard : view.board.event.card;
}

/// "Play this card" is an attempt while a die or its use is chosen, and while the card itself asks;
/// else it is an answer.
bool attempts_to_play(const View& view, const Intent& intent) {
  const auto question = static_cast<DecisionKind>(view.decision.kind);
  const bool chooses = question == DecisionKind::kChooseDie || question == DecisionKind::kChooseUse;
  const bool goes_on = intent.card && *intent.card == card_that_asks(view);
  return (chooses || goes_on) && intent.attempt == Attempt::kAnswer &&
         intent.answer == ActionKind::kPlay;
}

/// Where an action comes from or goes is answered with a region: what is against the action as a
/// whole is against the answer.
Refusal why_not_this_region(const Rules& rules, const View& view, const State& state,
                            const Said& said, const Intent& answer) {
  const bool names_region = answer.answer == ActionKind::kRegion && answer.to;
  if (!names_region || said.use == Use::kNone) return kAccepted;
  const Said now = said_by(rules, state, view.decision, act(ActionKind::kRegion, *answer.to));
  if (!now.from && !now.to) return kAccepted;
  Intent action;
  action.seat = answer.seat;
  action.side = answer.side;
  action.who = answer.who;
  action.nation = answer.nation;
  action = from_the_beginning(said, action);
  if (now.from) action.from = now.from;
  if (now.to) action.to = now.to;
  return why_not_use(rules, view, action);
}

/// The questions of an Event card are its own: what it does not offer is against the ruling by
/// which it asks.
Refusal why_not_by_card_in_play(const View& view, const Intent& intent) {
  const CardId card = card_that_asks(view);
  const bool asks = card != kNoCard && answers_intents(view.decision);
  const bool is_about_it = says_where_or_who(intent) && intent.card.value_or(card) == card;
  return asks && is_about_it ? refuse(Reason::kNotByThisCard, view.decision.ruling.number, card)
                             : kAccepted;
}

Refusal why_not_answered(const Rules& rules, const View& view, const State& state, const Said& said,
                         const Intent& intent) {
  const Refusal refusal = why_not_answer(rules, view, intent);
  if (!is(refusal, Reason::kNotOffered)) return refusal;
  if (intent.answer == ActionKind::kPlay && intent.card && says_where_or_who(intent)) {
    return why_not_by_card(rules, state, intent, *intent.card);
  }
  const Refusal by_card = why_not_by_card_in_play(view, intent);
  if (by_card.refused()) return by_card;
  const Refusal region = why_not_this_region(rules, view, state, said, intent);
  return region.refused() ? region : refusal;
}

/// Places and people without a verb, while no action is under way: where the Fellowship declares
/// itself, or nothing that is asked.
Refusal why_not_at_rest(const Rules& rules, const View& view, const Intent& intent) {
  const bool declares = static_cast<DecisionKind>(view.decision.kind) == DecisionKind::kDeclare;
  return declares ? why_not_declare(rules, view, intent)
                  : refuse(Reason::kNoPartOfIt, view.decision.ruling.number);
}

/// Of places and people without a verb: the teammate's begin nothing.
Refusal why_not_theirs(const Rules& rules, const Board& board, const Intent& intent) {
  const std::optional<Nation> nation = nation_meant(intent);
  const bool is_of_side = nation && side_of(*nation) == intent.side && intent.who != kNazgul;
  if (is_of_side && owner_of(rules, *nation) != intent.seat) {
    return refuse(Reason::kTeammatesNation, 307, *nation);
  }
  const CharacterSet others = companions_of_teammate(rules, intent.seat);
  if (intent.who && is_character(*intent.who) && contains(others, character_of(*intent.who))) {
    return refuse(Reason::kTeammatesCompanion, 309, character_of(*intent.who));
  }
  const bool of_companions =
      intent.who && is_character(*intent.who) && side_of(rules, intent.seat) == Side::kFree;
  if (of_companions && companions_moved_by(rules, intent.seat) == 0) {
    return refuse(Reason::kOnlyRohanLeads, 309);
  }
  if (!intent.from) return kAccepted;
  const Refusal refusal = why_not_move(rules, board, intent);
  return is(refusal, Reason::kTeammatesArmy) ? refusal : kAccepted;
}

/// The cards could be played, but none does what is said of it.
Refusal why_not_by_playing(const Rules& rules, const View& view, const State& state,
                           const Intent& intent) {
  const std::optional<CardId> card =
      intent.card ? intent.card : only_playable_card(rules, view, intent);
  return card ? why_not_by_card(rules, state, intent, *card) : refuse(Reason::kByNoCard, 72);
}

/// Nothing that is offered completes the intent: the first ruling against it.
Refusal reason_against(const Rules& rules, const View& view, const State& state, Intent intent) {
  const Said said = said_already(rules, state, view.decision);
  if (intent.attempt == Attempt::kDeclare || intent.attempt == Attempt::kEnterMordor) {
    return why_not_in_phase_2(rules, view, intent);
  }
  if (intent.attempt == Attempt::kAnswer) return why_not_answered(rules, view, state, said, intent);
  const bool acts = view.board.phase == Phase::kAction;
  const bool has_no_verb = intent.attempt == Attempt::kNothing && !intent.die && !intent.card;
  if (!acts && has_no_verb) return why_not_at_rest(rules, view, intent);
  if (const Refusal refusal = why_not_now(view, said, intent); refusal.refused()) return refusal;
  if (const Refusal refusal = why_not_by_card_in_play(view, intent); refusal.refused()) {
    return refusal;
  }
  intent = from_the_beginning(said, intent);
  if (const Refusal refusal = why_not_these_words(intent); refusal.refused()) return refusal;
  if (intent.attempt == Attempt::kPass) return why_not_pass(view.board, intent.side);
  if (intent.attempt == Attempt::kRing) return why_not_ring(rules, view.board, intent);
  const bool plays =
      intent.use == Use::kNone && (intent.card || intent.attempt == Attempt::kPlayCard);
  if (plays) intent.use = Use::kPlayCard;
  if (const Refusal refusal = why_not_die(rules, view, intent); refusal.refused()) return refusal;
  if (intent.use == Use::kNone) return why_not_theirs(rules, view.board, intent);
  if (const Refusal refusal = why_not_use(rules, view, intent); refusal.refused()) return refusal;
  if (intent.use == Use::kPlayCard && says_where_or_who(intent)) {
    return why_not_by_playing(rules, view, state, intent);
  }
  return refuse(Reason::kNothingToDo, ruling_of(intent.use), intent.use);
}

/// The seat that decides wants this.
Refusal refusal_of(const Rules& rules, const View& view, Intent intent) {
  const core::Decision& pending = view.decision;
  if (pending.is_over()) return refuse(Reason::kGameOver, 280);
  if (pending.is_chance()) return refuse(Reason::kChanceDecides, 330);
  intent.seat = pending.seat;
  intent.side = side_of(rules, pending.seat);
  if (!view.viewer.includes(pending.seat)) {
    return refuse(Reason::kNotYourDecision, ruling_of_the_decider(rules, view, intent),
                  intent.seat);
  }
  if (attempts_to_play(view, intent)) intent.attempt = Attempt::kPlayCard;
  const Guess guess = determinize(rules, view, [](std::uint32_t) { return 0u; });
  if (can_be_completed(rules, guess, intent)) return kAccepted;
  const Refusal refusal = reason_against(rules, view, guess.state, intent);
  return refusal.refused() ? refusal : refuse(Reason::kNotOffered, pending.ruling.number);
}

}  // namespace

base::Result<Refusal> why_not(const Rules& rules, const View& view, const nlohmann::json& json) {
  const base::Result<Intent> intent = read_intent(rules, json);
  if (!intent) return intent.failure();
  return refusal_of(rules, view, *intent);
}

Refusal why_not_play(const Rules& rules, const View& view, CardId card,
                     std::optional<DieFace> die) {
  Intent intent;
  intent.card = card;
  intent.die = die;
  return refusal_of(rules, view, intent);
}

Refusal why_not_action(const Rules& rules, const View& view, core::Action action) {
  const Refusal refusal = refusal_of(rules, view, intent_of(action));
  return refusal.refused() ? refusal : refuse(Reason::kNotOffered, 68);
}

}  // namespace wotr
