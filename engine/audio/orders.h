#pragma once

#include <cstdint>
#include <variant>

#include "engine/audio/mixer.h"

// What one thread has told a mixer that renders on another.
namespace engine {

struct Waiting {
  VoiceId id{};
  std::int64_t frame = 0;  ///< that it begins with
  Play play;
};

struct SetGain {
  VoiceId id{};
  float gain = 0;
  float seconds = 0;
};

struct Stop {
  VoiceId id{};  ///< kNone: all
  float seconds = 0;
};

using Order = std::variant<Waiting, SetGain, Stop>;

}  // namespace engine
