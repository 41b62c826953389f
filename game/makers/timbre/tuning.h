#pragma once

#include "game/makers/timbre/models.h"

namespace timbre {

/// How many times higher than that a tone is that is about so high, from what repeats in it.
float sharpness(const Samples& samples, float hertz, int rate);

}  // namespace timbre
