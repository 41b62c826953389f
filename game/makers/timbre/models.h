#pragma once

#include <cstdint>
#include <numbers>
#include <vector>

#include "game/makers/timbre/recipes/recipe.h"

// What the models of a recipe sound like: samples of any height, so many a second. The same seed
// gives the same samples.
namespace timbre {

using Samples = std::vector<float>;

inline constexpr float kPi = std::numbers::pi_v<float>;

Samples brush(const Brushed& brushed, std::uint32_t seed, int rate);
Samples whistle(const Whistled& whistled, std::uint32_t seed, int rate);
Samples blow_horn(const Played& played, std::uint32_t seed, int rate);
/// Of any other instrument, in tune.
Samples play(const Played& played, std::uint32_t seed, int rate);

}  // namespace timbre
