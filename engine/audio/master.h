#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace engine {

/// How all that is heard is brought to the ear.
struct Listening {
  float gain = 1;
  bool is_mono = false;
  bool is_night = false;  ///< loud and soft are brought together

  friend bool operator==(const Listening&, const Listening&) = default;
};

/// The last stage of the mix, for two channels: gain, night, mono, and a limiter that looks ahead,
/// so that no true peak comes above -1 dB. It delays by kLookAhead.
class Master {
 public:
  static constexpr std::size_t kLookAhead = 96;  ///< frames: two milliseconds
  explicit Master(int rate);

  void set(const Listening& listening) { listening_ = listening; }
  /// In place; left and right in turn.
  void process(std::span<float> stereo);

 private:
  float night_gain(float left, float right);
  float limit(float left, float right);

  /// How much of the way to its goal something goes in one frame.
  struct Steps {
    float gain, release, loudness, night_attack, night_release;
  };

  Steps steps_;
  Listening listening_;
  float gain_ = 1;      ///< follows the one of listening_
  float loudness_ = 0;  ///< mean square of the last moment, for the night
  float night_ = 1;
  // The limiter: what is allowed for each frame of the last moment, and the least of them.
  std::vector<float> allowed_ = std::vector<float>(kLookAhead + 1, 1.0F);
  std::vector<float> least_ = std::vector<float>(kLookAhead, 1.0F);
  std::array<std::array<float, 2>, kLookAhead> delayed_{};
  std::size_t allowed_at_ = 0;
  std::size_t at_ = 0;
  std::size_t quiet_ = 0;  ///< frames since the last that was too loud
  float released_ = 1;
};

}  // namespace engine
