#pragma once

#include <cstdint>
#include <filesystem>
#include <glm/vec2.hpp>
#include <optional>
#include <string>
#include <utility>

#include "engine/render/frame/effects.h"

namespace film {

/// How long what happens may be looked at. It depends on nothing that happened before the screen:
/// how long somebody thought is not told.
enum class Pace { kSlow, kNormal, kBrisk };

/// What of the match is filmed.
enum class Extent { kWhole, kTurns, kReel, kLast };

/// A film as somebody orders it.
struct Order {
  std::filesystem::path file{};
  std::string viewer = "public";  ///< or "all", or the id of a seat
  Pace pace = Pace::kNormal;
  glm::ivec2 size{1280, 720};
  int fps = 30;
  engine::Level level = engine::Level::kLow;
  bool is_still = false;  ///< reduced motion
  Extent extent = Extent::kWhole;
  std::pair<int, int> turns{0, 0};  ///< of Extent::kTurns, both of them included
  float seconds = 30;               ///< of Extent::kLast
  std::int32_t orderer = 0;         ///< the process that it is made for, and ends with; 0: none
  std::string shots{};              ///< the file that its shots are written to; empty: none
};

}  // namespace film
