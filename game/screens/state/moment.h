#pragma once

#include <optional>
#include <string>
#include <vector>

#include <imgui.h>

#include "engine/ui/icons.h"
#include "game/table/board/region.h"
#include "rules/core/event.h"

namespace screens {

/// Something that happened and is told by itself: what, who did it and with what, where.
struct Moment {
  std::string id;      ///< of its row in the game's moments.json
  std::string title;   ///< what happened
  std::string before;  ///< the same while nobody can read its dice, or its tile; may be empty
  std::string by;      ///< who does it, and with which die; may be empty
  std::string where;   ///< more about it; may be empty
  int weight = 1;      ///< moments::kGreat and more nobody may miss
  double seconds = 1;
  double own = 0;          ///< the same where one did it oneself; 0: that is not told then
  bool gathers = false;    ///< what comes next is looked at together with it
  bool is_staged = false;  ///< shown large over the land, which falls back around `places`
  std::string picture{};   ///< the engraving of that; empty where the game draws its sign
  float near = 0;          ///< how near the camera goes; 0 leaves it where it is
  ImU32 colour = 0;        ///< of its banner
  table::RegionSet places;
  table::RegionSet lit{};               ///< lands that are lit with them where it is staged
  core::Event event;                    ///< the game draws its sign
  std::vector<core::Event> events{};    ///< all that are told together, where each is shown
  std::optional<engine::Icon> sign{};   ///< drawn in its place: no game knows it
  std::optional<core::Event> by_event;  ///< the same of who does it
};

bool is_great(const Moment& moment);

/// A staged moment opens in so large a share of its time.
inline constexpr float kOpens = 0.22F;

/// The moment that is told now.
struct MomentShown {
  const Moment* moment = nullptr;
  float left = 1;  ///< share of its time
  bool is_held = false;
  bool is_coming = false;  ///< its dice still fall: no word yet of what they show
};

/// It is staged, and has not opened yet.
bool is_opening(const MomentShown& shown);

/// Those that tell of machines and chance are shown as long as they take to be read, are hurried,
/// or nobody waits for them.
enum class Pace { kRead, kBrisk, kInstant };

}  // namespace screens
