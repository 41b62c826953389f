#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include <imgui.h>

#include "game/session/replay.h"

namespace screens {

/// A battle, a siege, a figure of note: something that is looked for again on the line of a replay.
struct ReplayMark {
  std::size_t step = 0;
  std::string title;
  ImU32 colour = 0;
};

/// How fast it may play.
inline constexpr std::array kReplaySpeeds{0.5, 1.0, 2.0, 4.0, 8.0};

/// A match that is looked at again, as its bar shows it. Steps are those of its journal.
struct ReplayShown {
  std::size_t length = 0;
  std::size_t cursor = 0;
  std::vector<session::TurnStart> turns;
  std::vector<ReplayMark> marks;
  std::vector<std::string> eyes;  ///< whose may be lent, in words
  std::size_t lent = 0;           ///< of them
  bool is_playing = false;
  std::size_t speed = 1;  ///< of kReplaySpeeds
};

}  // namespace screens
