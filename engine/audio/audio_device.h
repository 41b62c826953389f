#pragma once

#include <memory>
#include <string>

#include "base/result.h"
#include "engine/audio/audio_tap.h"
#include "engine/audio/mixer.h"

namespace engine {

/// The speakers of the computer, which play what a mixer renders. Two seconds after the last sound
/// they are paused, and the mixer's time stands still.
class AudioDevice {
 public:
  static constexpr double kSilence = 2;  ///< seconds

  /// The mixer outlives it. An Error says why there are none.
  static base::Result<std::unique_ptr<AudioDevice>> open(Mixer& mixer);
  ~AudioDevice();
  AudioDevice(const AudioDevice&) = delete;
  AudioDevice& operator=(const AudioDevice&) = delete;

  /// Something was given to the mixer.
  void wake();
  bool is_paused() const;
  /// It was pulled out: nothing more is heard.
  bool is_lost() const;
  /// What is played is written there, too; null for nowhere. It outlives the device, or is taken
  /// away.
  void set_tap(AudioTap* tap);
  /// How long a sound takes that is given now, in seconds.
  double delay() const;

 private:
  struct Parts;
  explicit AudioDevice(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace engine
