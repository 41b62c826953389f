#pragma once

#include "base/json_reader.h"

namespace table {

/// How things move, as motion.json of a game has it: seconds, board units and radians. What is
/// called a share is a part of the whole motion.
struct MotionStyle {
  struct March {
    float shortest = 0.62F;
    float longest = 0.9F;
    float for_each_unit = 0.026F;   ///< seconds longer
    float stagger = 0.035F;         ///< seconds from one figure to the next
    float longest_stagger = 0.24F;  ///< from the first to the last
    float gather = 0.14F;           ///< share of it before the feet leave the ground
    float crouch = 0.1F;            ///< share of the height
    float draw_back = 0.12F;        ///< units
    float land = 0.84F;             ///< share of it when the feet touch the ground
    float squash = 0.17F;           ///< share of the height
    float rise = 0.75F;
    float rise_for_each_unit = 0.07F;
    float highest_rise = 2.2F;
    float flight_rise = 0.24F;  ///< for each unit of those who fly or sail
    float lean = 0.26F;
    float column = 0.45F;  ///< share of its breadth that an army keeps on its way
  } march;

  struct Battle {
    float light = 0.45F;       ///< seconds to come and to go
    float strength = 0.85F;    ///< of the light
    float after_dice = 0.05F;  ///< seconds from their rest to the first thrust
    float lunge = 0.85F;
    float lunge_seconds = 0.42F;
    float lean = 0.22F;   ///< for each unit of a thrust
    float press = 1.25F;  ///< towards walls
    float press_seconds = 0.72F;
    float stagger = 0.05F;
    float flash = 0.55F;
    float recoil = 0.35F;  ///< how far those are thrown back who fall
    float topple = 0.36F;
    float lie = 0.2F;
    float go = 0.35F;
  } battle;

  struct Dice {
    float tray_down = 0.2F;
    float tray_up = 0.5F;
    float tray_stays = 1.2F;  ///< after the last die has left it
    float read = 1;           ///< before dice go
    float read_before_tidying = 0.7F;
    float tidy = 0.5F;
    float tidy_stagger = 0.04F;
    float tidy_rise = 3;
    float collect = 0.5F;  ///< to where it is laid
  } dice;

  struct Pieces {
    float counter = 0.25F;
    float close_ranks = 0.35F;
    float card = 0.3F;
    float arrive = 0.45F;
    float drop = 2.5F;  ///< from so high
    float leave = 0.5F;
    float glow = 1.2F;
    float place_glow = 1;
    float lights = 0.18F;  ///< until those that live have gone half the way
  } pieces;

  struct Reduced {
    float fade = 0.25F;
  } reduced;
};

/// Every number must be there and lie in its bounds; `reader` tells of those that do not.
MotionStyle read_motion_style(const base::JsonReader& reader);

}  // namespace table
