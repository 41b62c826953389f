#include "game/wotr/players/steward/answers.h"

#include "game/wotr/players/squire/plan.h"
#include "game/wotr/players/steward/hunting.h"
#include "game/wotr/players/steward/ring.h"
#include "game/wotr/players/steward/spending.h"

namespace wotr_players::steward {

Answer think(const Matter& matter) {
  const Situation& now = matter.now;
  switch (static_cast<DecisionKind>(now.decision.kind)) {
    case DecisionKind::kChooseDie: return squire::choose_die(now, counsel_of(matter));
    case DecisionKind::kChooseUse: return squire::choose_use(now, counsel_of(matter));
    case DecisionKind::kRingDie: return squire::choose_ring_die(now, counsel_of(matter));
    case DecisionKind::kRingFace: return squire::choose_ring_face(now, counsel_of(matter));
    case DecisionKind::kDeclare: return choose_declaration(matter);
    case DecisionKind::kHuntDamage: return choose_hunt_damage(matter);
    case DecisionKind::kAllocation: return choose_allocation(matter);
    default: return std::nullopt;
  }
}

}  // namespace wotr_players::steward
