#pragma once

#include <cstdint>
#include <vector>

#include "engine/audio/clip.h"

namespace engine {

/// One way in which a body rings.
struct Mode {
  float hertz = 0;
  float seconds = 0;  ///< until it is a thousandth of what it was
  float gain = 1;

  friend bool operator==(const Mode&, const Mode&) = default;
};

/// How a body sounds that is struck: a modal model.
struct StruckBody {
  std::vector<Mode> modes;
  float contact = 0.001F;  ///< seconds that a blow of impulse 1 lasts: the shorter, the brighter
};

/// One blow. It meets each mode elsewhere, so that no two of different seeds sound the same.
struct Blow {
  float impulse = 1;
  std::uint32_t seed = 0;
};

/// How the body rings after the blow, as loud as a Clip can hold; how loud it is meant to be
/// belongs to whoever plays it. It begins with the first sample.
Clip ring(const StruckBody& body, const Blow& blow, int rate = 48000);

}  // namespace engine
