#include "rules/trilogy/flow/step_table.h"

#include <initializer_list>
#include <string_view>

#include "rules/core/names_table.h"
#include "rules/core/schema_table.h"
#include "rules/core/settle.h"
#include "rules/trilogy/cards/draw.h"
#include "rules/trilogy/combat/battle.h"
#include "rules/trilogy/combat/invasion.h"
#include "rules/trilogy/effects/effects.h"
#include "rules/trilogy/fellowship/fellowship.h"
#include "rules/trilogy/flow/asked.h"
#include "rules/trilogy/setup/setup.h"
#include "rules/trilogy/state/reasons.h"
#include "rules/trilogy/turn/final_score.h"
#include "rules/trilogy/turn/fortify.h"
#include "rules/trilogy/turn/placing.h"
#include "rules/trilogy/turn/reinforce.h"
#include "rules/trilogy/turn/turn.h"

namespace trilogy {
namespace {

using Functions = core::StepRow<Rules, State, Play, Step>;
using FieldNames = std::initializer_list<std::string_view>;

/// What a kind of step is called, its fields as saves hold them, and who carries it out.
struct StepRow {
  StepKind kind;
  core::SchemaRow schema;
  Functions functions;
};

template <StepKind kind>
consteval StepRow question(std::string_view name, FieldNames fields, decltype(Functions::ask) ask,
                           decltype(Functions::answer) answer) {
  return {kind,
          core::row_of_members<FieldTypes, StepFields<kind>>(name, fields),
          {ask, answer, nullptr}};
}
template <StepKind kind>
consteval StepRow procedure(std::string_view name, FieldNames fields,
                            decltype(Functions::run) run) {
  return {kind,
          core::row_of_members<FieldTypes, StepFields<kind>>(name, fields),
          {nullptr, nullptr, run}};
}

using enum StepKind;

constexpr auto kRows = core::rows_in_order<StepRow>({
    procedure<kNone>("none", {}, nullptr),
    procedure<kSetUp>("set-up", {}, run_set_up),
    question<kDeal>("deal", {}, ask_deal, answer_deal),
    question<kRollOff>("roll-off", {"why", "among", "next", "best", "winners"}, ask_roll_off,
                       answer_roll_off),
    question<kClaim>("claim", {"seat"}, ask_claim, answer_claim),
    procedure<kSetUpRound>("set-up-round", {"seat"}, run_set_up_round),
    question<kSetUpLeader>("set-up-leader", {"seat", "left"}, ask_set_up_leader,
                           answer_set_up_leader),
    procedure<kFirstCards>("first-cards", {"seat"}, run_first_cards),
    procedure<kFirstAdventures>("first-adventures", {"seat"}, run_first_adventures),
    procedure<kFirstCardsEnd>("first-cards-end", {}, run_first_cards_end),
    question<kPlace>("place", {"seat", "cause", "mission"}, ask_place, answer_place),
    question<kPlaceCount>("place-count", {"seat", "cause", "mission", "territory"}, ask_place_count,
                          answer_place_count),
    procedure<kDraw>("draw", {"seat", "deck", "why", "event"}, run_draw),
    question<kDrawCard>("draw-card", {"seat", "deck", "why", "event"}, ask_draw_card,
                        answer_draw_card),
    procedure<kBeginTurn>("begin-turn", {"seat"}, run_begin_turn),
    procedure<kBeginStep>("begin-step", {"step"}, run_begin_step),
    question<kReinforce>("reinforce", {"stage"}, ask_reinforce, answer_reinforce),
    question<kCapturedSets>("captured-sets", {"seat"}, ask_captured_sets, answer_captured_sets),
    question<kFortifyFrom>("fortify-from", {}, ask_fortify_from, answer_fortify_from),
    question<kFortifyTo>("fortify-to", {"from"}, ask_fortify_to, answer_fortify_to),
    question<kFortify>("fortify", {"from", "to"}, ask_fortify, answer_fortify),
    procedure<kExtraCards>("extra-cards", {}, run_extra_cards),
    question<kDiscard>("discard", {"seat"}, ask_discard, answer_discard),
    question<kReplaceLeader>("replace-leader", {}, ask_replace_leader, answer_replace_leader),
    procedure<kEndTurn>("end-turn", {}, run_end_turn),
    question<kAttackFrom>("attack-from", {}, ask_attack_from, answer_attack_from),
    question<kAttackTo>("attack-to", {"from"}, ask_attack_to, answer_attack_to),
    question<kAttack>("attack", {}, ask_attack, answer_attack),
    question<kDefend>("defend", {}, ask_defend, answer_defend),
    question<kAttackRoll>("attack-roll", {}, ask_attack_roll, answer_attack_roll),
    question<kDefenceRoll>("defence-roll", {}, ask_defence_roll, answer_defence_roll),
    procedure<kBattleResult>("battle-result", {}, run_battle_result),
    question<kMoveIn>("move-in", {"from", "to", "least"}, ask_move_in, answer_move_in),
    question<kLeaderFollows>("leader-follows", {"from", "to"}, ask_leader_follows,
                             answer_leader_follows),
    procedure<kAfterConquest>("after-conquest", {"victim"}, run_after_conquest),
    procedure<kEvent>("event", {"seat", "card"}, run_event),
    procedure<kTurnedEffect>("turned-effect", {"seat", "card"}, run_turned_effect),
    question<kCardQuestion>("card-question", {"seat", "card", "territory"}, ask_card, answer_card),
    procedure<kFellowship>("fellowship", {}, run_fellowship),
    question<kFellowshipRoll>("fellowship-roll", {}, ask_fellowship_roll, answer_fellowship_roll),
    question<kFellowshipAnswers>("fellowship-answers", {"seat", "passes"}, ask_fellowship_answers,
                                 answer_fellowship_answers),
    procedure<kFellowshipOutcome>("fellowship-outcome", {}, run_fellowship_outcome),
    procedure<kFinalScore>("final-score", {}, run_final_score),
});
static_assert(kRows.size() == static_cast<std::size_t>(kCount));

constexpr auto kSchema = core::column(kRows, &StepRow::schema);
constexpr auto kFunctions = core::column(kRows, &StepRow::functions);

struct Steps {
  static const Functions& row(StepKind kind) { return kFunctions[static_cast<std::size_t>(kind)]; }
  static bool is_always_asked(const Play& play, const Decision& decision) {
    return is_asked_for_secrecy(play.rules, play.state, decision);
  }
};

}  // namespace

core::Schema step_schema() { return kSchema; }

Decision settle(Play& play) { return core::settle<Steps>(play); }

Decision decision(const Rules& rules, const State& state) {
  return core::pending_decision<Steps>(rules, state);
}

core::Refusal apply(const Rules& rules, State& state, Action action, core::EventSink* sink) {
  const Decision pending = decision(rules, state);
  if (!pending.offers(action)) return refuse(Reason::kNotOffered, pending.ruling.number);
  Play play{rules, state, sink};
  if (pending.is_chance()) {  // a throw cannot be refused
    core::answer_and_settle<Steps>(play, action);
  } else if (!core::try_answer<Steps>(play, action)) {
    return refuse(Reason::kTooMuchPending, pending.ruling.number);
  }
  return core::kAccepted;
}

Decision apply_offered(const Rules& rules, State& state, Action action, core::EventSink* sink) {
  Play play{rules, state, sink};
  return core::answer_and_settle<Steps>(play, action);
}

Decision apply_one(const Rules& rules, State& state, Action action) {
  Play play{rules, state};
  return core::answer_and_settle<Steps, core::Asks::kEverything>(play, action);
}

State new_state(const Rules& rules) {
  State state = empty_table(rules);
  Play play{rules, state};
  push(play, StepKind::kSetUp);
  settle(play);
  return state;
}

}  // namespace trilogy
