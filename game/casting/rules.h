#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/result.h"

namespace director {

/// What a camera may show.
enum class ShotKind : std::uint8_t {
  kHold,    ///< what it showed before
  kWhole,   ///< the board
  kFollow,  ///< something on its way: where from and where to
  kDuel,    ///< two hosts, from a low place
  kDice,    ///< those who wait for them
  kCard,    ///< what is read lies over the board: it shows what it showed before
};
inline constexpr std::array<std::string_view, 6> kShotNames{"hold", "whole", "follow",
                                                            "duel", "dice",  "card"};

/// How near a shot goes, in board units, and how steeply it looks down, in radians.
struct ShotStyle {
  float near = 90;
  float tilt = 0.9F;
};

/// How a film is directed: data/director.json, where each is explained.
struct Rules {
  float least_shot = 2.5F;
  float most_shot = 12;
  float lingers = 6;
  int most_cuts = 10;
  float most_pan = 0.5F;
  float far_glide = 1.8F;
  float lead = 0.7F;
  float opens = 1.3F;
  float settles = 2.4F;
  float together = 1.35F;
  float margin = 0.06F;
  float land = 0.8F;
  float figure = 0.066F;
  float battle = 0.4F;
  int seen = 3;
  std::array<ShotStyle, kShotNames.size()> shots{};
  bool is_still = false;  ///< reduced motion: it cuts, and never glides

  const ShotStyle& style(ShotKind kind) const { return shots[static_cast<std::size_t>(kind)]; }
};

inline constexpr float kMinute = 60;  ///< seconds

/// The file of the rules, which stands beside the games.
inline constexpr std::string_view kRulesFile = "director.json";

/// `name` is what the text is called in a fault.
base::Result<Rules> read_rules(std::string_view text, std::string_view name);

}  // namespace director
