#include "engine/audio/voices.h"

#include <algorithm>
#include <cmath>

namespace engine {
namespace {

constexpr float kCut = 0.006F;      // seconds of the shortest fade
constexpr float kWidest = 1.05F;    // radians, of what is quite at a side
constexpr std::size_t kKept = 192;  // copies before those that nobody needs are looked for

}  // namespace

Voices::Voices(const Loopback& loopback) : loopback_(loopback) {
  voices_.resize(Mixer::kMostVoices);
  for (Voice& voice : voices_) {
    alGenSources(1, &voice.source);
    alSourcei(voice.source, AL_SOURCE_RELATIVE, AL_TRUE);
    alSourcef(voice.source, AL_ROLLOFF_FACTOR, 0);
  }
}

Voices::Voice* Voices::find(VoiceId id) {
  const auto found = std::ranges::find(voices_, id, &Voice::id);
  return id == VoiceId::kNone || found == voices_.end() ? nullptr : &*found;
}

/// The softest of those that do not last.
Voices::Voice& Voices::free_one() {
  const auto free = std::ranges::find(voices_, VoiceId::kNone, &Voice::id);
  if (free != voices_.end()) return *free;
  Voice& softest = *std::ranges::min_element(
      voices_, {}, [](const Voice& voice) { return voice.loops ? 2 + voice.gain : voice.gain; });
  end(softest);
  return softest;
}

ALuint Voices::buffer_of(const SharedClip& clip) {
  const auto [place, is_new] = buffers_.try_emplace(clip, 0);
  if (is_new) {
    alGenBuffers(1, &place->second);
    const auto bytes = static_cast<ALsizei>(clip->samples.size() * sizeof(std::int16_t));
    alBufferData(place->second, AL_FORMAT_MONO16, clip->samples.data(), bytes, clip->rate);
  }
  return place->second;
}

void Voices::begin(VoiceId id, const Play& play, const Mix& mix) {
  Voice& voice = free_one();
  const ALuint source = voice.source;
  voice = {.source = source,
           .id = id,
           .clip = play.clip,
           .bus = play.bus,
           .loops = play.loops,
           .gain = play.fade_in > 0 ? 0 : play.gain,
           .goal = play.gain,
           .each_second = play.fade_in > 0 ? play.gain / play.fade_in : 0,
           .left = play.lasts,
           .fade_out = play.fade_out};
  const float angle = kWidest * std::clamp(play.side, -1.0F, 1.0F);
  alSourcei(source, AL_BUFFER, static_cast<ALint>(buffer_of(play.clip)));
  alSourcei(source, AL_LOOPING, play.loops ? AL_TRUE : AL_FALSE);
  alSourcef(source, AL_PITCH, play.pitch);
  alSource3f(source, AL_POSITION, std::sin(angle), 0, -std::cos(angle));
  loopback_.send_to_hall(source, play.hall);
  apply(voice, mix);
  alSourcePlay(source);
}

void Voices::glide(Voice& voice, float goal, float seconds) const {
  voice.goal = goal;
  voice.each_second = std::abs(goal - voice.gain) / std::max(seconds, kCut);
}

void Voices::set_gain(VoiceId id, float gain, float seconds) {
  if (Voice* voice = find(id); voice != nullptr && !voice->ends) glide(*voice, gain, seconds);
}

void Voices::stop(VoiceId id, float seconds) {
  Voice* voice = find(id);
  if (voice == nullptr) return;
  glide(*voice, 0, seconds);
  voice->ends = true;
}

void Voices::stop_all(float seconds) {
  for (const Voice& voice : voices_) stop(voice.id, seconds);
}

void Voices::apply(Voice& voice, const Mix& mix) const {
  const float gain = voice.gain * mix.buses[static_cast<std::size_t>(voice.bus)];
  if (gain == voice.set) return;
  voice.set = gain;
  alSourcef(voice.source, AL_GAIN, std::clamp(gain, 0.0F, 1.0F));
}

void Voices::end(Voice& voice) {
  alSourceStop(voice.source);
  alSourcei(voice.source, AL_BUFFER, 0);
  voice = {.source = voice.source};
}

void Voices::update(double seconds, const Mix& mix) {
  bool any_ended = false;
  for (Voice& voice : voices_) {
    if (voice.id == VoiceId::kNone) continue;
    if (voice.left > 0 && (voice.left -= static_cast<float>(seconds)) <= 0) {
      stop(voice.id, voice.fade_out);
    }
    const float step = voice.each_second * static_cast<float>(seconds);
    const float way = voice.goal - voice.gain;
    voice.gain += std::clamp(way, -step, step);
    ALint state = AL_PLAYING;
    alGetSourcei(voice.source, AL_SOURCE_STATE, &state);
    if (state == AL_STOPPED || (voice.ends && voice.gain <= 0)) {
      end(voice);
      any_ended = true;
    } else {
      apply(voice, mix);
    }
  }
  if (any_ended && buffers_.size() > kKept) drop_unused();
}

void Voices::drop_unused() {
  std::erase_if(buffers_, [](const auto& one) {
    const bool is_unused = one.first.use_count() == 1;
    if (is_unused) alDeleteBuffers(1, &one.second);
    return is_unused;
  });
}

bool Voices::is_any() const {
  return std::ranges::any_of(voices_,
                             [](const Voice& voice) { return voice.id != VoiceId::kNone; });
}

}  // namespace engine
