#pragma once

#include <string_view>

#include "base/result.h"
#include "game/wotr/players/squire/situation/weights.h"

namespace wotr_players::steward {

/// What the steward believes: data/wotr/players/steward.json. Worths are in hundredths of a victory
/// point, like the squire's; chances and shares are from 0 to 1.
struct Beliefs {
  // The road, as the Company sees it.
  float road_found = 0;     ///< chance that a step is found
  float road_eyes = 0;      ///< what an Eye does there
  float track_hunters = 0;  ///< dice that the Shadow allots on the Mordor Track, if it may
  float track_eyes = 0;     ///< further dice that lie in the box when a tile is drawn
  float unseen = 0;         ///< what is left of the prospects of a Company that was seen
  float heir = 0;           ///< chance to win that goes with Strider uncrowned
  float grey = 0;           ///< with Gandalf the Grey, before he may return
  float white = 0;          ///< and what his fall brings when he may
  // March, rest or run.
  float step = 0;         ///< a step towards Mordor
  float track_step = 0;   ///< a step on the Track
  float prospects = 0;    ///< all prospects of the Ring together
  float turn = 0;         ///< chance to win that a turn of rest costs
  float turn_at_war = 0;  ///< more of it for each point the Shadow has
  float hide = 0;
  float desperate = 0;  ///< points of the Shadow from which on the Company runs
  // The Hunt.
  float hunt_always = 0;    ///< dice that hunt wherever the Company is
  float hunt_near = 0;      ///< that hunt when it is near Mordor
  float near_steps = 0;     ///< what is near
  float hunt_track = 0;     ///< that hunt on the Track
  float hunt_burdened = 0;  ///< one more from this Corruption on
  // Elven Rings.
  float ring = 0;           ///< kept, early
  float ring_decisive = 0;  ///< kept, when the Company is in Mordor or the war is nearly lost
  // All else, in the squire's rooms, by the side that it plays.
  squire::Weights free{};
  squire::Weights shadow{};
};

/// An Error is one sentence with file, place and reason.
base::Result<Beliefs> parse_beliefs(std::string_view text, std::string_view file);

}  // namespace wotr_players::steward
