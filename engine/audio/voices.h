#pragma once

#include <map>
#include <vector>

#include "engine/audio/loopback.h"
#include "engine/audio/mixer.h"

namespace engine {

/// The sources of a Loopback and what each plays. All of it is asked while that is current.
class Voices {
 public:
  explicit Voices(const Loopback& loopback);

  void begin(VoiceId id, const Play& play, const Mix& mix);
  void set_gain(VoiceId id, float gain, float seconds);
  void stop(VoiceId id, float seconds);
  void stop_all(float seconds);
  /// So many seconds go by: gains glide, and what has ended makes room.
  void update(double seconds, const Mix& mix);
  bool is_any() const;

 private:
  struct Voice {
    ALuint source = 0;
    VoiceId id = VoiceId::kNone;
    SharedClip clip{};
    Bus bus = Bus::kEffects;
    bool loops = false;
    bool ends = false;  ///< once its gain has come to its goal
    float gain = 0;
    float goal = 0;
    float each_second = 0;  ///< how fast the gain goes there
    float left = 0;         ///< seconds before it fades out, if it does by itself
    float fade_out = 0;
    float set = -1;  ///< the gain that the source has
  };

  Voice* find(VoiceId id);
  Voice& free_one();
  ALuint buffer_of(const SharedClip& clip);
  void glide(Voice& voice, float goal, float seconds) const;
  void apply(Voice& voice, const Mix& mix) const;
  void end(Voice& voice);
  void drop_unused();

  const Loopback& loopback_;
  std::vector<Voice> voices_;
  /// What OpenAL has a copy of, until nobody else holds it.
  std::map<SharedClip, ALuint> buffers_;
};

}  // namespace engine
