#pragma once

#include "base/json_reader.h"

namespace table {

/// How things move, as data/wotr/motion.json has it: seconds, board units and radians. What is
/// called a share is a part of the whole motion.
struct MotionStyle {
  struct March {
    float shortest = 0;
    float longest = 0;
    float for_each_unit = 0;    ///< seconds longer
    float stagger = 0;          ///< seconds from one figure to the next
    float longest_stagger = 0;  ///< from the first to the last
    float gather = 0;           ///< share of it before the feet leave the ground
    float crouch = 0;           ///< share of the height
    float draw_back = 0;        ///< units
    float land = 0;             ///< share of it when the feet touch the ground
    float squash = 0;           ///< share of the height
    float rise = 0;
    float rise_for_each_unit = 0;
    float highest_rise = 0;
    float flight_rise = 0;  ///< for each unit of those who fly or sail
    float lean = 0;
    float column = 0;  ///< share of its breadth that an army keeps on its way
  } march;

  struct Battle {
    float light = 0;       ///< seconds to come and to go
    float strength = 0;    ///< of the light
    float after_dice = 0;  ///< seconds from their rest to the first thrust
    float lunge = 0;
    float lunge_seconds = 0;
    float lean = 0;   ///< for each unit of a thrust
    float press = 0;  ///< towards walls
    float press_seconds = 0;
    float stagger = 0;
    float flash = 0;
    float recoil = 0;  ///< how far those are thrown back who fall
    float topple = 0;
    float lie = 0;
    float go = 0;
  } battle;

  struct Dice {
    float tray_down = 0;
    float tray_up = 0;
    float tray_stays = 0;  ///< after the last die has left it
    float read = 0;        ///< before dice go
    float read_before_tidying = 0;
    float tidy = 0;
    float tidy_stagger = 0;
    float tidy_rise = 0;
    float collect = 0;  ///< to the hunt box
  } dice;

  struct Pieces {
    float counter = 0;
    float close_ranks = 0;
    float card = 0;
    float arrive = 0;
    float drop = 0;  ///< from so high
    float leave = 0;
    float glow = 0;
    float place_glow = 0;
    float eye = 0;  ///< until it has opened half the way
  } pieces;

  struct Reduced {
    float fade = 0;
  } reduced;
};

/// Every number must be there and lie in its bounds; `reader` tells of those that do not.
MotionStyle read_motion_style(const base::JsonReader& reader);

}  // namespace table
