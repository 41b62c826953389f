#include "game/wotr/players/steward/spending.h"

#include "game/wotr/players/steward/course.h"
#include "game/wotr/players/steward/ring.h"
#include "rules/wotr/state/actions.h"

namespace wotr_players::steward {
namespace {

/// What cannot be done stays undone.
bool is_possible(double worth) { return worth > squire::kNever; }

double opinion_of_free(const Matter& matter, Use use, double worth) {
  if (!is_possible(worth)) return worth;
  switch (use) {
    case Use::kMoveFellowship: return worth_of_step(matter);
    case Use::kHide: return worth_of_hiding(matter);
    default: return worth;
  }
}

/// a Ring that the Free Peoples use is the Shadow's from then on.
double price_of_ring(const Matter& matter) {
  const bool decisive = matter.now.side == Side::kShadow || journey_of(matter) == Journey::kRun;
  return static_cast<double>(decisive ? matter.beliefs.ring_decisive : matter.beliefs.ring);
}

}  // namespace

squire::Counsel counsel_of(const Matter& matter) {
  squire::Counsel counsel;
  counsel.ring = price_of_ring(matter);
  if (matter.now.side == Side::kFree) {
    counsel.opinion = [&matter](Use use, double worth) {
      return opinion_of_free(matter, use, worth);
    };
  }
  return counsel;
}

}  // namespace wotr_players::steward
