#pragma once

#include "rules/wotr/characters/companion_ways.h"
#include "rules/wotr/state/play.h"

namespace wotr {

// Companions, Nazgûl and Minions on their own. With one die each may move once;
// they are asked for group by group until the player stops.

bool can_move_minions(const Rules& rules, const Board& board, Seat seat);
/// where the Mouth can walk to from here.
RegionSet mouth_reach(const Rules& rules, const Board& board, Place from);
/// every region where a flying Nazgûl may end.
RegionSet landing_regions(const Rules& rules, const Board& board);

/// How Companions travel, if a card says something else than R-095.
struct Journey {
  bool by_card = false;      ///< then nobody has to travel, unless it is
  bool one_group = false;    ///< one Companion or group only
  std::uint8_t further = 0;  ///< regions more
  std::uint8_t level = 0;    ///< instead of the group's own
  AtSieges at_sieges = AtSieges::kStayOut;
};
void push_companions(Play& play, const Journey& journey);
bool can_move_companions(const Rules& rules, const Board& board, Seat seat,
                         const Journey& journey = {});

void ask_companions_from(const Rules& rules, const State& state, const Step& step,
                         Decision& decision);
void answer_companions_from(Play& play, const Step& step, Action action);
void ask_companions_group(const Rules& rules, const State& state, const Step& step,
                          Decision& decision);
void answer_companions_group(Play& play, const Step& step, Action action);
void ask_companions_to(const Rules& rules, const State& state, const Step& step,
                       Decision& decision);
void answer_companions_to(Play& play, const Step& step, Action action);

void ask_minions_from(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_minions_from(Play& play, const Step& step, Action action);
void ask_minions_group(const Rules& rules, const State& state, const Step& step,
                       Decision& decision);
void answer_minions_group(Play& play, const Step& step, Action action);
void ask_minions_to(const Rules& rules, const State& state, const Step& step, Decision& decision);
void answer_minions_to(Play& play, const Step& step, Action action);

}  // namespace wotr
