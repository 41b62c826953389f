#include "engine/audio/audio_device.h"

#include <span>

#include <SDL.h>

namespace engine {
namespace {

constexpr int kFramesAtOnce = 1024;

}  // namespace

/// The callback pauses the device that it is called for: SDL lets it lock that once more.
struct AudioDevice::Parts {
  explicit Parts(Mixer& of) : mixer(of) {}
  void fill(std::span<float> stereo);

  Mixer& mixer;
  SDL_AudioDeviceID device = 0;
  int frames_at_once = kFramesAtOnce;
  double silence = 0;  ///< seconds so far
  AudioTap* tap = nullptr;
};

void AudioDevice::Parts::fill(std::span<float> stereo) {
  mixer.render(stereo);
  if (tap != nullptr) tap->write(stereo);
  const double seconds = static_cast<double>(stereo.size()) / 2 / Mixer::kRate;
  silence = mixer.is_silent() ? silence + seconds : 0;
  if (silence >= kSilence) SDL_PauseAudioDevice(device, 1);
}

AudioDevice::AudioDevice(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}

base::Result<std::unique_ptr<AudioDevice>> AudioDevice::open(Mixer& mixer) {
  if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) return base::Error{SDL_GetError()};
  auto parts = std::make_unique<Parts>(mixer);
  SDL_AudioSpec desired{};
  desired.freq = Mixer::kRate;
  desired.format = AUDIO_F32SYS;
  desired.channels = 2;
  desired.samples = kFramesAtOnce;
  desired.userdata = parts.get();
  desired.callback = [](void* user, Uint8* bytes, int length) {
    const auto samples = static_cast<std::size_t>(length) / sizeof(float);
    static_cast<Parts*>(user)->fill({reinterpret_cast<float*>(bytes), samples});
  };
  SDL_AudioSpec got{};
  parts->device = SDL_OpenAudioDevice(nullptr, 0, &desired, &got, 0);
  if (parts->device == 0) {
    const base::Error fault{SDL_GetError()};
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
    return fault;
  }
  parts->frames_at_once = got.samples;
  return std::unique_ptr<AudioDevice>(new AudioDevice(std::move(parts)));
}

AudioDevice::~AudioDevice() {
  SDL_CloseAudioDevice(parts_->device);
  SDL_QuitSubSystem(SDL_INIT_AUDIO);
}

void AudioDevice::wake() {
  SDL_LockAudioDevice(parts_->device);
  parts_->silence = 0;
  SDL_UnlockAudioDevice(parts_->device);
  if (is_paused()) SDL_PauseAudioDevice(parts_->device, 0);
}

void AudioDevice::set_tap(AudioTap* tap) {
  SDL_LockAudioDevice(parts_->device);
  parts_->tap = tap;
  SDL_UnlockAudioDevice(parts_->device);
}

bool AudioDevice::is_paused() const {
  return SDL_GetAudioDeviceStatus(parts_->device) == SDL_AUDIO_PAUSED;
}

bool AudioDevice::is_lost() const {
  return SDL_GetAudioDeviceStatus(parts_->device) == SDL_AUDIO_STOPPED;
}

double AudioDevice::delay() const {
  return static_cast<double>(parts_->frames_at_once) / Mixer::kRate;
}

}  // namespace engine
