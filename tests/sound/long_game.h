#pragma once

#include <vector>

#include "heard_table.h"

namespace sound_test {

/// As AMONHEN_SOUND_MINUTES says, else a few.
double wanted_minutes();

/// What a game of so many minutes sounds like, and the seconds of a processor that it took.
struct Heard {
  std::vector<float> samples;
  std::vector<sound::BarPlayed> bars;
  double seconds = 0;
  double cost = 0;
};

/// The camera goes about as it does for whoever watches.
Heard listen(const app::LoadedGame& game, double minutes, screens::SoundSettings settings);

}  // namespace sound_test
