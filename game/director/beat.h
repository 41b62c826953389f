#pragma once

#include <glm/vec2.hpp>
#include <vector>

#include "game/casting/rules.h"

namespace director {

/// What will happen, as far as a director needs to know.
struct Beat {
  float seconds = 0;  ///< until it has been seen and read
  float moves = 0;    ///< of them, as long as something is on its way
  float rests = 0;    ///< before the next one
  int weight = 0;     ///< as a Part has it
  ShotKind shot = ShotKind::kHold;
  std::vector<glm::vec2> places;     ///< of the board, that are looked at
  std::vector<glm::vec2> leads{};    ///< where what goes there comes from: seen if that is near
  std::vector<glm::vec2> matters{};  ///< what is worth a look while nothing happens there
  bool begins_turn = false;
  bool is_elsewhen = false;  ///< what was between it and the one before is left out
};

/// Something of it lies on the board and ought to be seen.
inline bool is_placed(const Beat& beat) {
  return beat.weight >= 2 && !beat.places.empty() && beat.shot != ShotKind::kHold &&
         beat.shot != ShotKind::kCard;
}

}  // namespace director
