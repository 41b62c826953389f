#include "game/sound/land_beds.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>

namespace sound {
namespace {

constexpr float kFade = 1.6F;      // seconds
constexpr float kStep = 0.03F;     // of 1: less of a change is let be
constexpr float kAudible = 0.04F;  // of 1
constexpr float kNear = 40;        // so near all of it is heard
constexpr float kFar = 170;        // so far a third is
constexpr float kLeast = 0.35F;
constexpr float kOpenSky = 0.15F;   // weight of nothing, so that a single far sea is not all
constexpr float kFromAfar = 0.07F;  // how much wider one hears, for each unit of distance

float by_distance(float distance) {
  const float share = std::clamp((distance - kNear) / (kFar - kNear), 0.0F, 1.0F);
  return 1 - (1 - kLeast) * share;
}

}  // namespace

LandBeds::LandBeds(const std::vector<Bed>& beds, Library& library, engine::Mixer& mixer)
    : beds_(beds),
      library_(library),
      mixer_(mixer),
      wanted_(beds.size()),
      given_(beds.size()),
      voices_(beds.size()) {}

void LandBeds::find_places(const table::Layout& layout) {
  for (const Bed& bed : beds_) {
    places_.push_back(bed.places);
    for (const table::RegionLayout& region : layout.regions) {
      if (std::ranges::find(bed.regions, region.id) == bed.regions.end()) continue;
      places_.back().push_back(region.settlement);
    }
  }
}

/// The nearest place of each counts; together they are as loud as one alone.
void LandBeds::weigh(glm::vec2 target, float distance) {
  float sum = kOpenSky;
  for (std::size_t i = 0; i < beds_.size(); ++i) {
    float nearest = 1e6F;
    for (const glm::vec2 place : places_[i])
      nearest = std::min(nearest, glm::distance(place, target));
    const float reach = beds_[i].reach * (1 + kFromAfar * std::max(0.0F, distance - kNear) / 10);
    wanted_[i] = std::exp(-(nearest / reach) * (nearest / reach));
    sum += wanted_[i] * wanted_[i];
  }
  const float loud = by_distance(distance) / std::sqrt(sum);
  for (float& one : wanted_) one = one * loud < kAudible ? 0 : one * loud;
}

void LandBeds::set(std::size_t bed, double at) {
  const float gain = beds_[bed].gain * wanted_[bed];
  given_[bed] = wanted_[bed];
  engine::VoiceId& voice = voices_[bed];
  if (gain == 0) {
    mixer_.stop(voice, kFade);
    voice = engine::VoiceId::kNone;
  } else if (voice != engine::VoiceId::kNone) {
    mixer_.set_gain(voice, gain, kFade);
  } else if (const auto chosen = library_.choose(beds_[bed].sound)) {
    voice = mixer_.play({.clip = chosen->clip,
                         .at = at,
                         .bus = engine::Bus::kBed,
                         .gain = gain,
                         .loops = true,
                         .fade_in = kFade});
  }
}

void LandBeds::update(const VoiceClock& clock, const table::Layout& layout, glm::vec2 target,
                      float distance, bool is_awake) {
  if (places_.empty()) find_places(layout);
  if (is_awake) {
    weigh(target, distance);
  } else {
    std::ranges::fill(wanted_, 0.0F);
  }
  for (std::size_t i = 0; i < beds_.size(); ++i) {
    const bool ends = wanted_[i] == 0 && given_[i] > 0;
    if (ends || std::abs(wanted_[i] - given_[i]) > kStep) set(i, clock.in_mixer(clock.now()));
  }
}

void LandBeds::stop() {
  for (engine::VoiceId& voice : voices_) {
    mixer_.stop(voice, kFade);
    voice = engine::VoiceId::kNone;
  }
  std::ranges::fill(given_, 0.0F);
}

}  // namespace sound
