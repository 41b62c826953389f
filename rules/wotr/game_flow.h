#pragma once

#include "rules/wotr/play.h"

namespace wotr {

// Doors between the chapters: what one file asks of another.

// turn.cpp
/// Ends the game: nothing is pending any more.
void win(Play& play, Victory victory);
inline bool is_over(const State& state) { return state.board.victory != Victory::kNone; }

/// decides for the side what is not part of an action.
inline Seat leading_seat(const Board& board, Side side) {
  return board.leading[static_cast<std::size_t>(side)];
}

// fellowship.cpp, guide.cpp, separation.cpp
/// changes Corruption (clamped at 0 and 12) and ends the game at 12.
void change_corruption(Play& play, int by);
/// to be called when a Companion has left the Fellowship; pushes kAppointGuide.
void on_companions_left(Play& play);
/// Regions within `steps` of the region for the figure of the Ring-bearers.
RegionSet regions_within(const Rules& rules, RegionId from, int steps);
/// Whether Companions may end their way in a Stronghold that is besieged.
enum class AtSieges : std::uint8_t { kStayOut, kMayEnter };
/// Regions a group of Companions can end in; includes `from`.
RegionSet companion_reach(const Rules& rules, const Board& board, RegionId from, int steps,
                          AtSieges at_sieges = AtSieges::kStayOut);
/// The highest Level of the group, as it counts for movement.
int travel_level(const Rules& rules, CharacterSet group);

// hunt.cpp, reveal.cpp
/// P-MOVE steps 1 and 2, or R-175 on the Mordor Track; the die has not gone to the hunt box yet.
void move_fellowship(Play& play);
/// pushes what follows from flipping the counter.
void reveal_fellowship(Play& play);
bool can_move_fellowship(const Board& board);

// battle.cpp
/// Begins the battle that board.group (the attacking part, its place and target) describes.
/// board.battle.rearguard is set by the caller; R-264 has not been applied yet.
void begin_battle(Play& play, Side attacker, BattleKind kind, bool relief);

// siege.cpp, aftermath.cpp
/// takes every garrison out again whose besiegers are gone.
void lift_sieges(Play& play);
/// R-333; pushes kExcessUnits where a region holds too many.
void push_aftermath(Play& play, Side acting);
/// asks for units too many in the place, if there are any.
void push_excess_units(Play& play, Side side, Place place);

}  // namespace wotr
