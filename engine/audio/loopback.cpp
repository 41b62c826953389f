#define AL_ALEXT_PROTOTYPES  // OpenAL Soft has its extensions as plain functions
#include "engine/audio/loopback.h"

#include <array>
#include <utility>

#include <AL/alext.h>
#include <AL/efx.h>

namespace engine {
namespace {

/// A hall of stone and wood, as large as the table deserves.
void describe_hall(ALuint effect) {
  alEffecti(effect, AL_EFFECT_TYPE, AL_EFFECT_REVERB);
  alEffectf(effect, AL_REVERB_DENSITY, 1);
  alEffectf(effect, AL_REVERB_DIFFUSION, 0.9F);
  alEffectf(effect, AL_REVERB_GAIN, 0.32F);
  alEffectf(effect, AL_REVERB_GAINHF, 0.55F);
  alEffectf(effect, AL_REVERB_DECAY_TIME, 1.7F);
  alEffectf(effect, AL_REVERB_DECAY_HFRATIO, 0.6F);
  alEffectf(effect, AL_REVERB_REFLECTIONS_GAIN, 0.25F);
  alEffectf(effect, AL_REVERB_REFLECTIONS_DELAY, 0.012F);
  alEffectf(effect, AL_REVERB_LATE_REVERB_GAIN, 1.1F);
  alEffectf(effect, AL_REVERB_LATE_REVERB_DELAY, 0.024F);
}

}  // namespace

base::Result<Loopback> Loopback::open(int rate, int sources) {
  Loopback loopback;
  loopback.device_ = alcLoopbackOpenDeviceSOFT(nullptr);
  if (loopback.device_ == nullptr) return base::Error{"OpenAL opens no loopback device"};
  const std::array<ALCint, 17> attributes{ALC_FORMAT_CHANNELS_SOFT,
                                          ALC_STEREO_SOFT,
                                          ALC_FORMAT_TYPE_SOFT,
                                          ALC_FLOAT_SOFT,
                                          ALC_FREQUENCY,
                                          rate,
                                          ALC_MONO_SOURCES,
                                          sources,
                                          ALC_STEREO_SOURCES,
                                          0,
                                          ALC_HRTF_SOFT,
                                          ALC_FALSE,
                                          ALC_OUTPUT_LIMITER_SOFT,
                                          ALC_FALSE,
                                          ALC_MAX_AUXILIARY_SENDS,
                                          1,
                                          0};
  loopback.context_ = alcCreateContext(loopback.device_, attributes.data());
  if (loopback.context_ == nullptr) return base::Error{"OpenAL makes no context"};
  const base::Result<bool> hall = loopback.set_up_hall();
  if (!hall) return hall.failure();
  return loopback;
}

base::Result<bool> Loopback::set_up_hall() {
  const Current current(*this);
  alGenEffects(1, &effect_);
  describe_hall(effect_);
  alGenAuxiliaryEffectSlots(1, &hall_);
  alAuxiliaryEffectSloti(hall_, AL_EFFECTSLOT_EFFECT, static_cast<ALint>(effect_));
  alGenFilters(1, &filter_);
  alFilteri(filter_, AL_FILTER_TYPE, AL_FILTER_LOWPASS);
  if (alGetError() != AL_NO_ERROR) return base::Error{"OpenAL has no reverberation"};
  return true;
}

Loopback::Loopback(Loopback&& other) noexcept
    : device_(std::exchange(other.device_, nullptr)),
      context_(std::exchange(other.context_, nullptr)),
      hall_(other.hall_),
      effect_(other.effect_),
      filter_(other.filter_) {}

Loopback::~Loopback() {
  if (context_ != nullptr) alcDestroyContext(context_);
  if (device_ != nullptr) alcCloseDevice(device_);
}

Loopback::Current::Current(const Loopback& loopback) { alcSetThreadContext(loopback.context_); }
Loopback::Current::~Current() { alcSetThreadContext(nullptr); }

void Loopback::render(float* stereo, std::size_t frames) const {
  alcRenderSamplesSOFT(device_, stereo, static_cast<ALCsizei>(frames));
}

void Loopback::send_to_hall(ALuint source, float share) const {
  alFilterf(filter_, AL_LOWPASS_GAIN, share);
  alSource3i(source, AL_AUXILIARY_SEND_FILTER, static_cast<ALint>(share > 0 ? hall_ : 0), 0,
             static_cast<ALint>(filter_));
}

}  // namespace engine
