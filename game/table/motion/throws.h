#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>

#include "game/table/motion/actor.h"

namespace table {

/// Works out a throw, or has it ready.
using ThrowSource = std::function<std::shared_ptr<const engine::Throw>(const engine::ThrowSetup&)>;

struct ThrowPlan {
  TrayPlace tray{};
  MotionStyle::Dice style{};
  ThrowSource source{};  ///< without one they are worked out at once
  float fade = 0;        ///< above 0 nothing flies: dice fade in as they would have come to rest
};

/// Throws these dice into the tray together, and gives each its motion. A piece's rotation says
/// which face must come up. Dice that leave are read where they fell; the others are then laid
/// where the piece says. `throws` counts on, so that no two throws are alike.
void throw_together(std::span<Actor> dice, const ThrowPlan& plan, std::uint32_t& throws);

/// When the last of the dice that fly or lie in the tray has left it; 0 where none is thrown.
float tray_empty_after(std::span<const Actor> actors);
/// When the last of the thrown dice has come to rest; 0 where none is thrown.
float dice_rest_at(std::span<const Actor> actors);

}  // namespace table
