#include "game/makers/timbre/bake_sounds.h"

#include <algorithm>
#include <cmath>

#include "base/scatter.h"
#include "game/makers/timbre/models.h"

namespace timbre {
namespace {

constexpr float kHeard = 0.003F;  // of the highest sample: -50 dB
constexpr float kDrift = 18;      // hertz
constexpr float kSeam = 1;        // seconds in which the end of a loop goes over into its beginning

std::uint32_t seed_of(std::string_view id, int variant) {
  std::uint32_t seed = 2166136261U;
  for (const char letter : id) seed = (seed ^ static_cast<unsigned char>(letter)) * 16777619U;
  return seed + static_cast<std::uint32_t>(variant) * 7919U;
}

Samples strike(const Struck& struck, const sound::Bodies& bodies, std::uint32_t seed, int rate) {
  engine::StruckBody body = bodies.find(struck.body)->second;
  for (engine::Mode& mode : body.modes) mode.hertz *= struck.pitch;
  const engine::Clip clip = engine::ring(body, {struck.impulse, seed}, rate);
  Samples samples;
  samples.reserve(clip.samples.size());
  for (const std::int16_t sample : clip.samples) {
    samples.push_back(static_cast<float>(sample) / 32768);
  }
  return samples;
}

/// Without the slow drift that some models have, which nobody hears and which takes up room.
Samples levelled(Samples samples, int rate) {
  const float follows = 1 - std::exp(-2 * kPi * kDrift / static_cast<float>(rate));
  float drift = 0;
  for (float& sample : samples) {
    drift += (sample - drift) * follows;
    sample -= drift;
  }
  return samples;
}

/// As loud as its highest sample says: gains of layers then mean what they say.
Samples normalised(Samples samples) {
  float highest = 1e-9F;
  for (const float sample : samples) highest = std::max(highest, std::abs(sample));
  for (float& sample : samples) sample /= highest;
  return samples;
}

Samples sound_of(const Layer& layer, const sound::Bodies& bodies, std::uint32_t seed, int rate) {
  if (const auto* struck = std::get_if<Struck>(&layer.model)) {
    return strike(*struck, bodies, seed, rate);
  }
  if (const auto* brushed = std::get_if<Brushed>(&layer.model)) return brush(*brushed, seed, rate);
  if (const auto* one = std::get_if<Whistled>(&layer.model)) return whistle(*one, seed, rate);
  const Played& played = std::get<Played>(layer.model);
  return played.instrument == Instrument::kHorn ? blow_horn(played, seed, rate)
                                                : play(played, seed, rate);
}

void add(Samples& all, const Samples& part, std::size_t from, float gain) {
  all.resize(std::max(all.size(), from + part.size()));
  for (std::size_t i = 0; i < part.size(); ++i) all[from + i] += gain * part[i];
}

void add_layer(Samples& all, const Layer& layer, const sound::Bodies& bodies,
               base::Scatter& scatter, int rate) {
  for (int i = 0; i < layer.times; ++i) {
    const Samples part = normalised(levelled(sound_of(layer, bodies, scatter.next(), rate), rate));
    const float late = layer.every * (static_cast<float>(i) + layer.loose * scatter.between(0, 1));
    const float softer = 1 - layer.loose * scatter.between(0, 0.7F);
    const float at = layer.at * scatter.between(0.96F, 1.04F) + late;
    add(all, part, static_cast<std::size_t>(at * static_cast<float>(rate)), layer.gain * softer);
  }
}

/// What sounds beyond the end is heard at the beginning.
Samples closed(Samples samples, float seconds, int rate) {
  const auto length = static_cast<std::size_t>(seconds * static_cast<float>(rate));
  const auto seam = std::min(length, static_cast<std::size_t>(kSeam * static_cast<float>(rate)));
  samples.resize(length + seam);
  for (std::size_t i = 0; i < seam; ++i) {
    const float turn = kPi / 2 * static_cast<float>(i) / static_cast<float>(seam);
    samples[i] = std::sin(turn) * samples[i] + std::cos(turn) * samples[length + i];
  }
  samples.resize(length);
  return samples;
}

/// Without what nobody would hear at the end.
Samples trimmed(Samples samples) {
  float highest = 0;
  for (const float sample : samples) highest = std::max(highest, std::abs(sample));
  const auto is_heard = [&](float sample) { return std::abs(sample) > kHeard * highest; };
  const auto last = std::find_if(samples.rbegin(), samples.rend(), is_heard);
  samples.erase(last.base(), samples.end());
  return samples;
}

engine::Clip clip_of_loop(const Samples& samples, const Recipe& recipe) {
  engine::Clip clip{.rate = recipe.rate, .samples = {}};
  for (const float sample : normalised(samples)) {
    clip.samples.push_back(static_cast<std::int16_t>(std::lround(sample * recipe.peak * 32767)));
  }
  return clip;
}

engine::Clip cook(const Recipe& recipe, int variant, const sound::Bodies& bodies) {
  base::Scatter scatter(seed_of(recipe.id, variant));
  Samples all;
  for (const Layer& layer : recipe.layers) add_layer(all, layer, bodies, scatter, recipe.rate);
  if (recipe.loops)
    return clip_of_loop(closed(std::move(all), recipe.seconds, recipe.rate), recipe);
  if (recipe.seconds > 0) {
    all.resize(static_cast<std::size_t>(recipe.seconds * static_cast<float>(recipe.rate)));
  }
  all = trimmed(std::move(all));
  return engine::clip_of(all, recipe.rate, recipe.peak);
}

}  // namespace

base::Result<engine::Clips> bake(const Recipes& recipes, const sound::Bodies& bodies) {
  if (const base::Result<void> done = check_recipes(recipes, bodies); !done) {
    return done.failure();
  }
  engine::Clips clips;
  for (const Recipe& recipe : recipes) {
    for (int variant = 0; variant < recipe.variants; ++variant) {
      clips[recipe.id + "." + std::to_string(variant)] =
          std::make_shared<const engine::Clip>(cook(recipe, variant, bodies));
    }
  }
  return clips;
}

}  // namespace timbre
