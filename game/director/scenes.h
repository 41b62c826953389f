#pragma once

#include <cstddef>
#include <glm/vec2.hpp>
#include <span>
#include <vector>

#include "game/director/beat.h"
#include "game/director/framing.h"

namespace director {

/// Beats in a row that one shot shows.
struct Scene {
  std::size_t first = 0;
  std::size_t end = 0;  ///< after its last beat
  ShotKind kind = ShotKind::kHold;
  int weight = 0;                   ///< of what the shot is chosen by
  std::vector<glm::vec2> places{};  ///< that it shows
  std::vector<glm::vec2> must{};    ///< of them, where something happens
  engine::CameraPose pose{};
  bool is_elsewhen = false;
};

/// What of a beat's places must be seen: all, or as many as one picture shows together, the last
/// first. Where things come from is among them only where that leaves them large.
std::vector<glm::vec2> focus_of(const Beat& beat, const Set& set, const Rules& rules);

/// All the beats, in scenes that are not too short: what lies close together shares one, and each
/// turn begins with the whole board.
std::vector<Scene> scenes_of(std::span<const Beat> beats, const Set& set, const Rules& rules);

}  // namespace director
