#include "game/wotr/players/steward/hunting.h"

#include <cstdlib>
#include <optional>

#include "game/wotr/players/squire/journey.h"

namespace wotr_players::steward {
namespace {

int wanted_dice(const Matter& matter) {
  const Beliefs& beliefs = matter.beliefs;
  const Fellowship& fellowship = matter.now.board.fellowship;
  const bool burdened = fellowship.corruption >= static_cast<int>(beliefs.hunt_burdened);
  if (in_mordor(fellowship)) return static_cast<int>(beliefs.hunt_track) + int{burdened};
  const bool near = squire::steps_left(matter.now) <= static_cast<int>(beliefs.near_steps);
  return static_cast<int>(near ? beliefs.hunt_near : beliefs.hunt_always) + int{burdened};
}

}  // namespace

Answer choose_allocation(const Matter& matter) {
  const int wanted = wanted_dice(matter);
  return best_offered(matter.now, [&](Action action) -> std::optional<double> {
    return -std::abs(int{action.a} - wanted);
  });
}

}  // namespace wotr_players::steward
