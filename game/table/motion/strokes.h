#pragma once

#include <cstdint>
#include <glm/vec2.hpp>
#include <span>
#include <vector>

#include "game/table/motion/actor.h"

namespace table {

/// What touches what on the table, so that it is heard.
enum class StrokeKind : std::uint8_t {
  kDieOnFelt,
  kDieOnWood,
  kDieOnDie,
  kDiceTaken,  ///< up from where they lie
  kFigureSet,
  kFigureFalls,
  kClash,  ///< figures thrust at each other
  kCounterSlides,
  kCardSlides,
};

struct Stroke {
  float seconds = 0;  ///< after the beat began
  StrokeKind kind{};
  float impulse = 0;   ///< of a die, as a Knock has it
  float strength = 1;  ///< 0 to 1
  glm::vec2 place{0};  ///< on the board
};

/// All that is to be heard of a beat, in the order of time; what strikes alike at the same moment
/// is one stroke. Nothing where things fade and do not travel.
std::vector<Stroke> strokes_of(std::span<const Actor> actors);

}  // namespace table
