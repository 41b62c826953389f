#include "game/trilogy/players/squire/answers.h"

#include "game/trilogy/players/squire/fortifying.h"
#include "game/trilogy/players/squire/invasions.h"
#include "game/trilogy/players/squire/placing.h"
#include "game/trilogy/players/squire/powers.h"

namespace trilogy_players::squire {

Answer think(const Situation& now) {
  switch (static_cast<DecisionKind>(now.decision.kind)) {
    case DecisionKind::kClaim: return choose_claim(now);
    case DecisionKind::kPlaceWhere: return choose_place(now);
    case DecisionKind::kPlaceCount: return choose_count(now);
    case DecisionKind::kPlaceLeader:
    case DecisionKind::kReplaceLeader: return choose_leader_place(now);
    case DecisionKind::kReinforce: return choose_in_reinforce(now);
    case DecisionKind::kCapturedSets: return choose_set(now);
    case DecisionKind::kAttackFrom: return choose_attack_from(now);
    case DecisionKind::kAttackTo: return choose_attack_to(now);
    case DecisionKind::kAttack: return choose_attack(now);
    case DecisionKind::kDefend: return choose_defence(now);
    case DecisionKind::kMoveIn: return choose_move_in(now);
    case DecisionKind::kFortifyFrom: return choose_fortify_from(now);
    case DecisionKind::kFortifyTo: return choose_fortify_to(now);
    case DecisionKind::kFortify: return choose_fortify(now);
    case DecisionKind::kDiscard: return choose_discard(now);
    case DecisionKind::kFellowshipAnswer: return choose_fellowship_answer(now);
    case DecisionKind::kCardTerritory: return choose_card_territory(now);
    case DecisionKind::kCardBridge: return choose_card_bridge(now);
    case DecisionKind::kCardAmount: return choose_card_amount(now);
    case DecisionKind::kCardChange: return choose_card_change(now);
    default: return std::nullopt;
  }
}

}  // namespace trilogy_players::squire
