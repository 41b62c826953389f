#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>

#include "base/result.h"
#include "engine/audio/clip.h"
#include "engine/audio/master.h"

namespace engine {

/// What is turned up and down together.
enum class Bus : std::uint8_t { kEffects, kBed, kMusic };
inline constexpr std::size_t kBusCount = 3;

/// A sound that is to be heard.
struct Play {
  SharedClip clip;
  double at = 0;  ///< seconds of Mixer::now(); what is late begins at once
  Bus bus = Bus::kEffects;
  float gain = 1;   ///< at most 1
  float pitch = 1;  ///< times as fast
  float side = 0;   ///< -1 is at the left, 1 at the right
  float hall = 0;   ///< how much of it the hall gives back
  bool loops = false;
  float fade_in = 0;   ///< seconds
  float lasts = 0;     ///< seconds before it fades out; 0: to its end
  float fade_out = 0;  ///< seconds
};

enum class VoiceId : std::uint32_t { kNone };

struct Mix {
  std::array<float, kBusCount> buses{1, 1, 1};
  Listening listening;

  friend bool operator==(const Mix&, const Mix&) = default;
};

/// Mixes sounds for two ears, as fast as it is asked to: for speakers, films and tests alike. Its
/// time is what it has rendered, so the same plays at the same times give the same samples. Sounds
/// may be given by one thread while another renders.
class Mixer {
 public:
  static constexpr int kRate = 48000;
  static constexpr int kMostVoices = 32;  ///< then the softest ends

  /// An Error says why there can be none.
  static base::Result<std::unique_ptr<Mixer>> create();
  ~Mixer();
  Mixer(const Mixer&) = delete;
  Mixer& operator=(const Mixer&) = delete;

  VoiceId play(const Play& play);
  /// Glides there in so many seconds.
  void set_gain(VoiceId voice, float gain, float seconds);
  /// Fades it out; at once in a few milliseconds. What has not begun does not.
  void stop(VoiceId voice, float seconds = 0);
  void stop_all(float seconds = 0);
  void set_mix(const Mix& mix);
  /// Nobody renders: what is played from now on is forgotten, and what sounds ends.
  void set_deaf(bool is_deaf);

  /// Seconds rendered so far.
  double now() const;
  /// Nothing sounds, and nothing waits to.
  bool is_silent() const;

  /// Left and right in turn, from -1 to 1. On one thread.
  void render(std::span<float> stereo);

 private:
  struct Parts;
  explicit Mixer(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace engine
