#include "rules/wotr/fellowship/lost_companions.h"

#include "rules/wotr/board/control.h"
#include "rules/wotr/fellowship/fellowship.h"
#include "rules/wotr/politics/politics.h"

namespace wotr {
namespace {

/// off the Mordor Track, unless the option lets the Hobbits rejoin later.
bool is_taken_alive(const Rules& rules, Character who) {
  return is_hobbit(who) && rules.options.hobbit_return == HobbitReturn::kTakeThemAlive;
}

}  // namespace

void remove_companion(Play& play, Character who, Cause cause) {
  eliminate(play, figure_of(who), 1, kInFellowship, cause);
  on_companions_left(play);
}

void let_hobbit_go(Play& play, Character hobbit, Cause cause) {
  const Fellowship& fellowship = play.board().fellowship;
  if (in_mordor(fellowship)) return remove_companion(play, hobbit, Cause::kHunt);
  separate_alone(play, hobbit, fellowship.progress + 1, cause);
}

void part_on_the_spot(Play& play, Character who) {
  const Fellowship& fellowship = play.board().fellowship;
  if (in_mordor(fellowship)) {
    return eliminate(play, figure_of(who), 1, kInFellowship, Cause::kLeftInMordor);
  }
  const RegionId here = fellowship.region;
  const Place place = place_of_army(play.rules, play.board(), Side::kFree, here);
  relocate(play, figure_of(who), 1, kInFellowship, place, Cause::kSeparated);
  on_companions_arrived(play, only(who), here);  // R-263d
}

void lose_companion(Play& play, Character who, Cause cause) {
  const bool alive = is_taken_alive(play.rules, who) && !in_mordor(play.board().fellowship);
  if (alive) return let_hobbit_go(play, who, Cause::kTakenAlive);
  remove_companion(play, who, cause);
}

}  // namespace wotr
