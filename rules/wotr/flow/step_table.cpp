#include "rules/wotr/flow/step_table.h"

#include <array>

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
#include "rules/wotr/state/reasons.h"
#include "rules/wotr/turn/action_dice.h"
#include "rules/wotr/turn/turn.h"

namespace wotr {
namespace {

using StepRow = core::StepRow<Rules, State, Play, Step>;

constexpr auto kStepTable = [] {
  std::array<StepRow, static_cast<std::size_t>(StepKind::kCount)> table{};
  const auto question = [&table](StepKind kind, decltype(StepRow::ask) ask,
                                 decltype(StepRow::answer) answer) {
    table[static_cast<std::size_t>(kind)] = {ask, answer, nullptr};
  };
  const auto procedure = [&table](StepKind kind, decltype(StepRow::run) run) {
    table[static_cast<std::size_t>(kind)] = {nullptr, nullptr, run};
  };

  procedure(StepKind::kBeginPhase, run_begin_phase);
  procedure(StepKind::kRecover, run_recover);
  procedure(StepKind::kTurnDraws, run_turn_draws);
  question(StepKind::kDrawCard, ask_draw_card, answer_draw_card);
  question(StepKind::kDiscardToLimit, ask_discard_to_limit, answer_discard_to_limit);
  question(StepKind::kOfferSwap, ask_offer_swap, answer_offer_swap);
  question(StepKind::kAnswerSwap, ask_answer_swap, answer_answer_swap);
  question(StepKind::kHuntAllocation, ask_hunt_allocation, answer_hunt_allocation);
  question(StepKind::kActionRoll, ask_action_roll, answer_action_roll);
  procedure(StepKind::kActionPhase, run_action_phase);
  procedure(StepKind::kEndOfActions, run_end_of_actions);
  procedure(StepKind::kVictoryCheck, run_victory_check);

  question(StepKind::kChooseDie, ask_choose_die, answer_choose_die);
  question(StepKind::kRingDie, ask_ring_die, answer_ring_die);
  question(StepKind::kRingFace, ask_ring_face, answer_ring_face);
  question(StepKind::kChooseUse, ask_choose_use, answer_choose_use);
  procedure(StepKind::kEndOfAction, run_end_of_action);

  question(StepKind::kDeclare, ask_declare, answer_declare);
  question(StepKind::kDeclareRoute, ask_declare_route, answer_declare_route);
  question(StepKind::kFellowshipPhase, ask_fellowship_phase, answer_fellowship_phase);
  question(StepKind::kChooseGuide, ask_choose_guide, answer_choose_guide);
  procedure(StepKind::kAppointGuide, run_appoint_guide);
  question(StepKind::kSeparateGroup, ask_separate_group, answer_separate_group);
  question(StepKind::kSeparateTo, ask_separate_to, answer_separate_to);

  procedure(StepKind::kHunt, run_hunt);
  question(StepKind::kHuntRoll, ask_hunt_roll, answer_hunt_roll);
  question(StepKind::kHuntReroll, ask_hunt_reroll, answer_hunt_reroll);
  question(StepKind::kHuntRerollRoll, ask_hunt_reroll_roll, answer_hunt_reroll_roll);
  procedure(StepKind::kHuntOutcome, run_hunt_outcome);
  question(StepKind::kDrawTile, ask_draw_tile, answer_draw_tile);
  question(StepKind::kTileDie, ask_tile_die, answer_tile_die);
  question(StepKind::kHuntDamage, ask_hunt_damage, answer_hunt_damage);
  question(StepKind::kRandomCompanion, ask_random_companion, answer_random_companion);
  procedure(StepKind::kAfterTile, run_after_tile);
  question(StepKind::kRevealTo, ask_reveal_to, answer_reveal_to);
  question(StepKind::kRevealRoute, ask_reveal_route, answer_reveal_route);
  procedure(StepKind::kStrongholdTiles, run_stronghold_tiles);

  question(StepKind::kMoveArmyFrom, ask_move_army_from, answer_move_army_from);
  question(StepKind::kMoveArmyTo, ask_move_army_to, answer_move_army_to);
  question(StepKind::kMoveArmyGroup, ask_move_army_group, answer_move_army_group);

  question(StepKind::kCompanionsFrom, ask_companions_from, answer_companions_from);
  question(StepKind::kCompanionsGroup, ask_companions_group, answer_companions_group);
  question(StepKind::kCompanionsTo, ask_companions_to, answer_companions_to);
  question(StepKind::kMinionsFrom, ask_minions_from, answer_minions_from);
  question(StepKind::kMinionsGroup, ask_minions_group, answer_minions_group);
  question(StepKind::kMinionsTo, ask_minions_to, answer_minions_to);

  question(StepKind::kRecruitFigure, ask_recruit_figure, answer_recruit_figure);
  question(StepKind::kRecruitRegion, ask_recruit_region, answer_recruit_region);
  question(StepKind::kDiplomacy, ask_diplomacy, answer_diplomacy);
  question(StepKind::kMinion, ask_minion, answer_minion);
  question(StepKind::kMinionRegion, ask_minion_region, answer_minion_region);
  question(StepKind::kVoice, ask_voice, answer_voice);
  question(StepKind::kGandalfRegion, ask_gandalf_region, answer_gandalf_region);
  question(StepKind::kDrawDeck, ask_draw_deck, answer_draw_deck);

  question(StepKind::kAttackFrom, ask_attack_from, answer_attack_from);
  question(StepKind::kAttackTarget, ask_attack_target, answer_attack_target);
  question(StepKind::kAttackGroup, ask_attack_group, answer_attack_group);
  procedure(StepKind::kBattle, run_battle);
  question(StepKind::kWhiteRider, ask_white_rider, answer_white_rider);
  procedure(StepKind::kRound, run_round);
  question(StepKind::kWithdraw, ask_withdraw, answer_withdraw);
  question(StepKind::kCombatCard, ask_combat_card, answer_combat_card);
  procedure(StepKind::kRevealCombatCards, run_reveal_combat_cards);
  procedure(StepKind::kCombatMoment, run_combat_moment);
  procedure(StepKind::kCombatEffect, run_combat_effect);
  question(StepKind::kCombatQuestion, ask_combat_question, answer_combat_question);
  procedure(StepKind::kCombatDice, run_combat_dice);
  question(StepKind::kCombatRoll, ask_combat_roll, answer_combat_roll);
  procedure(StepKind::kLeaderReroll, run_leader_reroll);
  question(StepKind::kRerollRoll, ask_reroll_roll, answer_reroll_roll);
  procedure(StepKind::kRoundResult, run_round_result);
  question(StepKind::kCasualty, ask_casualty, answer_casualty);
  question(StepKind::kCeaseOrContinue, ask_cease_or_continue, answer_cease_or_continue);
  question(StepKind::kRetreat, ask_retreat, answer_retreat);
  question(StepKind::kExtendSiege, ask_extend_siege, answer_extend_siege);
  question(StepKind::kAdvance, ask_advance, answer_advance);
  procedure(StepKind::kBattleEnd, run_battle_end);

  question(StepKind::kMergeRegion, ask_merge_region, answer_merge_region);
  question(StepKind::kAnswerMerge, ask_answer_merge, answer_answer_merge);
  question(StepKind::kPlayCard, ask_play_card, answer_play_card);
  procedure(StepKind::kCardEffects, run_card_effects);
  question(StepKind::kCardQuestion, ask_card_question, answer_card_question);
  procedure(StepKind::kAfterCard, run_after_card);
  question(StepKind::kAfterCardDraw, ask_after_card_draw, answer_after_card_draw);
  procedure(StepKind::kAfterHits, run_after_hits);
  question(StepKind::kRansom, ask_ransom, answer_ransom);
  question(StepKind::kRansomPayment, ask_ransom_payment, answer_ransom_payment);
  question(StepKind::kUseTableCard, ask_table_card, answer_table_card);
  question(StepKind::kLossOfCard, ask_loss_of_card, answer_loss_of_card);
  question(StepKind::kRandomCard, ask_random_card, answer_random_card);
  procedure(StepKind::kAftermath, run_aftermath);
  question(StepKind::kExcessUnits, ask_excess_units, answer_excess_units);
  return table;
}();

struct Steps {
  static const StepRow& row(StepKind kind) { return kStepTable[static_cast<std::size_t>(kind)]; }
  /// the absence of the question would tell what somebody holds.
  static bool is_always_asked(const Decision& decision) {
    return decision.kind == byte_of(DecisionKind::kCombatCard) ||
           decision.kind == byte_of(DecisionKind::kOfferSwap) ||
           decision.kind == byte_of(DecisionKind::kAnswerSwap);
  }
};

}  // namespace

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
