#include "rules/wotr/flow/step_table.h"

#include <initializer_list>
#include <string_view>

#include "rules/core/names_table.h"
#include "rules/core/schema_table.h"
#include "rules/core/settle.h"
#include "rules/wotr/armies/aftermath.h"
#include "rules/wotr/armies/armies.h"
#include "rules/wotr/armies/merging.h"
#include "rules/wotr/battle/advance.h"
#include "rules/wotr/battle/attack.h"
#include "rules/wotr/battle/battle.h"
#include "rules/wotr/battle/casualties.h"
#include "rules/wotr/battle/retreat.h"
#include "rules/wotr/battle/siege.h"
#include "rules/wotr/card_effects/on_armies/hits.h"
#include "rules/wotr/card_effects/play_card.h"
#include "rules/wotr/card_effects/ransom.h"
#include "rules/wotr/cards/draw.h"
#include "rules/wotr/characters/minions.h"
#include "rules/wotr/characters/travellers.h"
#include "rules/wotr/combat/choose_card.h"
#include "rules/wotr/combat/effects.h"
#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/fellowship/mordor.h"
#include "rules/wotr/hunt/hunt.h"
#include "rules/wotr/hunt/hunt_cards.h"
#include "rules/wotr/hunt/loss_of_card.h"
#include "rules/wotr/hunt/reveal.h"
#include "rules/wotr/politics/muster.h"
#include "rules/wotr/state/field_type.h"
#include "rules/wotr/state/reasons.h"
#include "rules/wotr/turn/action_dice.h"
#include "rules/wotr/turn/turn.h"

namespace wotr {
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
    procedure<kBeginPhase>("begin-phase", {"phase"}, run_begin_phase),
    procedure<kRecover>("recover", {}, run_recover),
    procedure<kTurnDraws>("turn-draws", {"seat"}, run_turn_draws),
    question<kDrawCard>("draw-card", {"seat", "deck"}, ask_draw_card, answer_draw_card),
    question<kDiscardToLimit>("discard-to-limit", {"seat"}, ask_discard_to_limit,
                              answer_discard_to_limit),
    question<kOfferSwap>("offer-swap", {"seat"}, ask_offer_swap, answer_offer_swap),
    question<kAnswerSwap>("answer-swap", {"seat", "card"}, ask_answer_swap, answer_answer_swap),
    question<kHuntAllocation>("hunt-allocation", {}, ask_hunt_allocation, answer_hunt_allocation),
    question<kActionRoll>("action-roll", {"side"}, ask_action_roll, answer_action_roll),
    procedure<kActionPhase>("action-phase", {}, run_action_phase),
    procedure<kEndOfActions>("end-of-actions", {}, run_end_of_actions),
    procedure<kVictoryCheck>("victory-check", {}, run_victory_check),
    question<kChooseDie>("choose-die", {"mergeOffered"}, ask_choose_die, answer_choose_die),
    question<kRingDie>("ring-die", {"mergeOffered"}, ask_ring_die, answer_ring_die),
    question<kRingFace>("ring-face", {"face", "mergeOffered"}, ask_ring_face, answer_ring_face),
    question<kChooseUse>("choose-use", {"face"}, ask_choose_use, answer_choose_use),
    procedure<kEndOfAction>("end-of-action", {"toHuntBox"}, run_end_of_action),
    question<kDeclare>("declare", {}, ask_declare, answer_declare),
    question<kDeclareRoute>("declare-route", {"to"}, ask_declare_route, answer_declare_route),
    question<kFellowshipPhase>("fellowship-phase", {"guideChanged"}, ask_fellowship_phase,
                               answer_fellowship_phase),
    question<kChooseGuide>("choose-guide", {}, ask_choose_guide, answer_choose_guide),
    procedure<kAppointGuide>("appoint-guide", {}, run_appoint_guide),
    question<kSeparateGroup>("separate-group", {"further", "level", "entersSieges"},
                             ask_separate_group, answer_separate_group),
    question<kSeparateTo>("separate-to", {"steps", "cause", "seat", "entersSieges"},
                          ask_separate_to, answer_separate_to),
    procedure<kHunt>("hunt", {}, run_hunt),
    question<kHuntRoll>("hunt-roll", {}, ask_hunt_roll, answer_hunt_roll),
    question<kHuntReroll>("hunt-reroll", {}, ask_hunt_reroll, answer_hunt_reroll),
    question<kHuntRerollRoll>("hunt-reroll-roll", {}, ask_hunt_reroll_roll,
                              answer_hunt_reroll_roll),
    procedure<kHuntOutcome>("hunt-outcome", {}, run_hunt_outcome),
    question<kDrawTile>("draw-tile", {}, ask_draw_tile, answer_draw_tile),
    question<kTileDie>("tile-die", {}, ask_tile_die, answer_tile_die),
    question<kHuntDamage>("hunt-damage", {}, ask_hunt_damage, answer_hunt_damage),
    question<kRandomCompanion>("random-companion", {}, ask_random_companion,
                               answer_random_companion),
    procedure<kAfterTile>("after-tile", {}, run_after_tile),
    question<kRevealTo>("reveal-to", {}, ask_reveal_to, answer_reveal_to),
    question<kRevealRoute>("reveal-route", {"to"}, ask_reveal_route, answer_reveal_route),
    procedure<kStrongholdTiles>("stronghold-tiles", {}, run_stronghold_tiles),
    question<kMoveArmyFrom>("move-army-from", {"moves"}, ask_move_army_from, answer_move_army_from),
    question<kMoveArmyTo>("move-army-to", {"moves", "from"}, ask_move_army_to, answer_move_army_to),
    question<kMoveArmyGroup>("move-army-group", {"moves"}, ask_move_army_group,
                             answer_move_army_group),
    question<kCompanionsFrom>("companions-from",
                              {"byCard", "oneGroup", "further", "level", "entersSieges"},
                              ask_companions_from, answer_companions_from),
    question<kCompanionsGroup>("companions-group",
                               {"byCard", "oneGroup", "further", "level", "entersSieges"},
                               ask_companions_group, answer_companions_group),
    question<kCompanionsTo>("companions-to",
                            {"byCard", "oneGroup", "further", "level", "entersSieges"},
                            ask_companions_to, answer_companions_to),
    question<kMinionsFrom>("minions-from", {"nazgulOnly"}, ask_minions_from, answer_minions_from),
    question<kMinionsGroup>("minions-group", {"nazgulOnly"}, ask_minions_group,
                            answer_minions_group),
    question<kMinionsTo>("minions-to", {"nazgulOnly"}, ask_minions_to, answer_minions_to),
    question<kRecruitFigure>("recruit-figure", {"first", "firstIn"}, ask_recruit_figure,
                             answer_recruit_figure),
    question<kRecruitRegion>("recruit-region", {"figure", "first", "firstIn"}, ask_recruit_region,
                             answer_recruit_region),
    question<kDiplomacy>("diplomacy", {"byCompanion"}, ask_diplomacy, answer_diplomacy),
    question<kMinion>("minion", {}, ask_minion, answer_minion),
    question<kMinionRegion>("minion-region", {"character"}, ask_minion_region,
                            answer_minion_region),
    question<kVoice>("voice", {"served"}, ask_voice, answer_voice),
    question<kGandalfRegion>("gandalf-region", {}, ask_gandalf_region, answer_gandalf_region),
    question<kDrawDeck>("draw-deck", {"seat"}, ask_draw_deck, answer_draw_deck),
    question<kAttackFrom>("attack-from", {}, ask_attack_from, answer_attack_from),
    question<kAttackTarget>("attack-target", {"from"}, ask_attack_target, answer_attack_target),
    question<kAttackGroup>("attack-group", {}, ask_attack_group, answer_attack_group),
    procedure<kBattle>("battle", {}, run_battle),
    question<kWhiteRider>("white-rider", {}, ask_white_rider, answer_white_rider),
    procedure<kRound>("round", {}, run_round),
    question<kWithdraw>("withdraw", {}, ask_withdraw, answer_withdraw),
    question<kCombatCard>("combat-card", {"side"}, ask_combat_card, answer_combat_card),
    procedure<kRevealCombatCards>("reveal-combat-cards", {}, run_reveal_combat_cards),
    procedure<kCombatMoment>("combat-moment", {"moment", "turn"}, run_combat_moment),
    procedure<kCombatEffect>("combat-effect", {"side", "effect", "second"}, run_combat_effect),
    question<kCombatQuestion>("combat-question", {"side", "effect", "a", "b"}, ask_combat_question,
                              answer_combat_question),
    procedure<kCombatDice>("combat-dice", {}, run_combat_dice),
    question<kCombatRoll>("combat-roll", {}, ask_combat_roll, answer_combat_roll),
    procedure<kLeaderReroll>("leader-reroll", {}, run_leader_reroll),
    question<kRerollRoll>("reroll-roll", {}, ask_reroll_roll, answer_reroll_roll),
    procedure<kRoundResult>("round-result", {}, run_round_result),
    question<kCasualty>("casualty", {"side", "hits", "place"}, ask_casualty, answer_casualty),
    question<kCeaseOrContinue>("cease-or-continue", {}, ask_cease_or_continue,
                               answer_cease_or_continue),
    question<kRetreat>("retreat", {}, ask_retreat, answer_retreat),
    question<kExtendSiege>("extend-siege", {}, ask_extend_siege, answer_extend_siege),
    question<kAdvance>("advance", {}, ask_advance, answer_advance),
    procedure<kBattleEnd>("battle-end", {}, run_battle_end),
    question<kMergeRegion>("merge-region", {}, ask_merge_region, answer_merge_region),
    question<kAnswerMerge>("answer-merge", {"place"}, ask_answer_merge, answer_answer_merge),
    question<kPlayCard>("play-card", {}, ask_play_card, answer_play_card),
    procedure<kCardEffects>("card-effects", {"card", "effect", "end"}, run_card_effects),
    question<kCardQuestion>("card-question", {"card", "effect", "stage", "a", "b", "c", "d"},
                            ask_card_question, answer_card_question),
    procedure<kAfterCard>("after-card", {"card"}, run_after_card),
    question<kAfterCardDraw>("after-card-draw", {"seat", "card"}, ask_after_card_draw,
                             answer_after_card_draw),
    procedure<kAfterHits>("after-hits", {"side", "place"}, run_after_hits),
    question<kRansom>("ransom", {}, ask_ransom, answer_ransom),
    question<kRansomPayment>("ransom-payment", {"card", "paid"}, ask_ransom_payment,
                             answer_ransom_payment),
    question<kUseTableCard>("use-table-card", {"effect", "seat"}, ask_table_card,
                            answer_table_card),
    question<kLossOfCard>("loss-of-card", {"seat"}, ask_loss_of_card, answer_loss_of_card),
    question<kRandomCard>("random-card", {}, ask_random_card, answer_random_card),
    procedure<kAftermath>("aftermath", {"side"}, run_aftermath),
    question<kExcessUnits>("excess-units", {"seat", "place"}, ask_excess_units,
                           answer_excess_units),
    procedure<kDeclareCombatCards>("declare-combat-cards", {}, run_declare_combat_cards),
    question<kDeclareCombatCard>("declare-combat-card", {"side", "attackerPlays"},
                                 ask_declare_combat_card, answer_declare_combat_card),
});
static_assert(kRows.size() == static_cast<std::size_t>(kCount));

constexpr auto kSchema = core::column(kRows, &StepRow::schema);
constexpr auto kFunctions = core::column(kRows, &StepRow::functions);

struct Steps {
  static const Functions& row(StepKind kind) { return kFunctions[static_cast<std::size_t>(kind)]; }
  static bool is_always_asked(const Play&, const Decision& decision) {
    return row_of(decision).always_asked;
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
  if (!pending.offers(action)) return refuse(Reason::kNotOffered, 68);
  Play play{rules, state, sink};
  if (pending.is_chance()) {  // a throw cannot be refused
    core::answer_and_settle<Steps>(play, action);
  } else if (!core::try_answer<Steps>(play, action)) {
    return refuse(Reason::kTooMuchPending, 68);
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

}  // namespace wotr
