#include "game/wotr/players/squire/answers.h"

#include "game/wotr/players/squire/assaults.h"
#include "game/wotr/players/squire/battle_choices.h"
#include "game/wotr/players/squire/card_answers.h"
#include "game/wotr/players/squire/card_value.h"
#include "game/wotr/players/squire/combat_cards.h"
#include "game/wotr/players/squire/eye.h"
#include "game/wotr/players/squire/journey.h"
#include "game/wotr/players/squire/marches.h"
#include "game/wotr/players/squire/muster_plan.h"
#include "game/wotr/players/squire/plan.h"
#include "game/wotr/players/squire/situation/situation.h"
#include "game/wotr/players/squire/table_cards.h"
#include "game/wotr/players/squire/travels.h"
#include "game/wotr/players/squire/wounds.h"
#include "rules/wotr/state/actions.h"

namespace wotr_players::squire {
namespace {

/// What cards ask, and what is asked about cards.
Answer thought_about_cards(const Situation& now) {
  const auto kind = static_cast<DecisionKind>(now.decision.kind);
  switch (kind) {
    case DecisionKind::kPlayCard: return choose_card(now);
    case DecisionKind::kCardOption: return choose_option(now);
    case DecisionKind::kCardRegion: return choose_card_region(now);
    case DecisionKind::kCardFigure: return choose_card_figure(now);
    case DecisionKind::kCardNation: return choose_card_nation(now);
    case DecisionKind::kCardActionDie: return choose_card_die(now);
    case DecisionKind::kCardFromTable: return choose_from_table(now);
    case DecisionKind::kTemptation: return choose_under_temptation(now);
    case DecisionKind::kScatter: return choose_to_scatter(now);
    case DecisionKind::kAfterCardDraw: return choose_deck(now);
    case DecisionKind::kRansom: return choose_ransom(now);
    case DecisionKind::kRansomPayment: return choose_discard(now);
    case DecisionKind::kLossOfCard: return choose_loss_of_card(now);
    case DecisionKind::kPreventDraw:
    case DecisionKind::kRedrawTile:
    case DecisionKind::kLowerDamage:
    case DecisionKind::kHuntBonus:
    case DecisionKind::kMoriaTile: return choose_table_use(now);
    case DecisionKind::kDeclareCombatCard: return choose_to_declare_card(now);
    case DecisionKind::kCombatCard: return choose_combat_card(now);
    case DecisionKind::kSelfHits:
    case DecisionKind::kForfeitPoints: return choose_amount(now, kind);
    case DecisionKind::kForfeitLeadership:
    case DecisionKind::kSilence: return choose_companion(now);
    case DecisionKind::kVictim: return choose_victim(now);
    case DecisionKind::kSacrifice: return choose_sacrifice(now);
    case DecisionKind::kLeaveField: return choose_where_to_leave(now);
    case DecisionKind::kMinionsFrom:
    case DecisionKind::kMinionsGroup:
    case DecisionKind::kMinionsTo: return choose_search(now);
    default: return std::nullopt;
  }
}

Answer choose_way(const Situation& now) {
  const Answer march = choose_army_to(now);
  return march ? march : choose_far_region(now);
}

Answer thought_about_the_rest(const Situation& now) {
  switch (static_cast<DecisionKind>(now.decision.kind)) {
    case DecisionKind::kDiscard: return choose_discard(now);
    case DecisionKind::kDrawDeck: return choose_deck(now);
    case DecisionKind::kOfferSwap:
    case DecisionKind::kAnswerSwap: return choose_swap(now);
    case DecisionKind::kDeclare: return choose_declaration(now);
    case DecisionKind::kFellowshipPhase: return choose_in_fellowship_phase(now);
    case DecisionKind::kGuide: return choose_guide(now);
    case DecisionKind::kRevealTo: return choose_reveal_to(now);
    case DecisionKind::kRevealRoute: return now.decision.actions[0];  // the fewest Strongholds
    case DecisionKind::kAllocation: return choose_allocation(now);
    case DecisionKind::kHuntReroll: return choose_hunt_reroll(now);
    case DecisionKind::kHuntDamage: return choose_hunt_damage(now);
    case DecisionKind::kChooseDie: return choose_die(now);
    case DecisionKind::kRingDie: return choose_ring_die(now);
    case DecisionKind::kRingFace: return choose_ring_face(now);
    case DecisionKind::kChooseUse: return choose_use(now);
    case DecisionKind::kArmyFrom: return choose_army_from(now);
    case DecisionKind::kArmyTo: return choose_way(now);
    case DecisionKind::kArmyGroup: return choose_army_group(now);
    case DecisionKind::kAttackFrom: return choose_attack_from(now);
    case DecisionKind::kAttackTarget: return choose_attack_target(now);
    case DecisionKind::kAttackGroup: return choose_attack_group(now);
    case DecisionKind::kSeparateGroup: return choose_separation_group(now);
    case DecisionKind::kSeparateTo: return choose_separation_to(now);
    case DecisionKind::kCompanionsFrom: return choose_companions_from(now);
    case DecisionKind::kCompanionsGroup: return offered(now, act(ActionKind::kGo));
    case DecisionKind::kCompanionsTo: return choose_companions_to(now);
    case DecisionKind::kMinionsFrom: return choose_minions_from(now);
    case DecisionKind::kMinionsGroup: return choose_minions_group(now);
    case DecisionKind::kMinionsTo: return choose_minions_to(now);
    case DecisionKind::kRecruitFigure: return choose_recruit_figure(now);
    case DecisionKind::kRecruitRegion: return choose_recruit_region(now);
    case DecisionKind::kDiplomacy: return choose_nation(now);
    case DecisionKind::kMinion: return choose_minion(now);
    case DecisionKind::kMinionRegion:
    case DecisionKind::kGandalfRegion: return choose_minion_region(now);
    case DecisionKind::kVoice: return choose_voice(now);
    case DecisionKind::kWhiteRider: return choose_white_rider(now);
    case DecisionKind::kWithdraw: return choose_withdrawal(now);
    case DecisionKind::kCasualty: return choose_casualty(now);
    case DecisionKind::kCeaseOrContinue: return choose_cease_or_continue(now);
    case DecisionKind::kRetreat: return choose_retreat(now);
    case DecisionKind::kExtendSiege: return choose_another_round(now);
    case DecisionKind::kAdvance: return choose_advance(now);
    case DecisionKind::kExcess: return choose_excess(now);
    case DecisionKind::kAnswerMerge: return offered(now, act(ActionKind::kAccept));
    default: return std::nullopt;
  }
}

}  // namespace

Answer think(const Situation& now) {
  const Answer answer = thought_about_cards(now);
  return answer ? answer : thought_about_the_rest(now);
}

}  // namespace wotr_players::squire
