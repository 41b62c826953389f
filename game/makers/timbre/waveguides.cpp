#include <cmath>
#include <cstdlib>
#include <memory>

#include <stk/Bowed.h>
#include <stk/Flute.h>
#include <stk/Plucked.h>

#include "game/makers/timbre/models.h"
#include "game/makers/timbre/tuning.h"

namespace timbre {
namespace {

constexpr int kTries = 4;
constexpr double kLowest = 25;  // hertz: how long the tubes and strings may be

std::unique_ptr<stk::Instrmnt> make(Instrument instrument) {
  switch (instrument) {
    case Instrument::kHorn: break;
    case Instrument::kHarp: return std::make_unique<stk::Plucked>(kLowest);
    case Instrument::kFiddle: return std::make_unique<stk::Bowed>(kLowest);
    case Instrument::kFlute: return std::make_unique<stk::Flute>(kLowest);
  }
  return nullptr;
}

/// The toolkit draws its noise from std::rand, which is given a seed once the instrument is made.
Samples sound(const Played& played, double hertz, std::uint32_t seed, int rate) {
  const std::unique_ptr<stk::Instrmnt> instrument = make(played.instrument);
  std::srand(seed);
  instrument->noteOn(hertz, played.force);
  const auto blown = static_cast<std::size_t>(played.seconds * static_cast<float>(rate));
  const auto after = static_cast<std::size_t>(played.release * static_cast<float>(rate));
  Samples samples;
  samples.reserve(blown + after);
  for (std::size_t i = 0; i < blown; ++i) {
    samples.push_back(static_cast<float>(instrument->tick()));
  }
  instrument->noteOff(0.3);
  for (std::size_t i = 0; i < after; ++i) {
    const float fades = std::exp(-4 * static_cast<float>(i) / static_cast<float>(after));
    samples.push_back(static_cast<float>(instrument->tick()) * fades);
  }
  return samples;
}

}  // namespace

/// A bow or a breath pulls the tone up or down: what comes out is measured, and asked for again.
Samples play(const Played& played, std::uint32_t seed, int rate) {
  stk::Stk::setSampleRate(rate);
  double hertz = played.hertz;
  Samples samples;
  for (int i = 0; i < kTries; ++i) {
    samples = sound(played, hertz, seed, rate);
    hertz /= sharpness(samples, played.hertz, rate);
  }
  return samples;
}

}  // namespace timbre
