#pragma once

#include <cstddef>

#include <AL/al.h>
#include <AL/alc.h>

#include "base/result.h"

namespace engine {

/// OpenAL Soft without a device: it renders when it is asked to, two channels of floats. With a
/// hall, into which sources may be sent.
class Loopback {
 public:
  /// An Error says why there is none.
  static base::Result<Loopback> open(int rate, int sources);
  Loopback(Loopback&& other) noexcept;
  Loopback& operator=(Loopback&&) = delete;
  ~Loopback();

  /// While it lives, what this thread asks of OpenAL is asked of this one.
  class Current {
   public:
    explicit Current(const Loopback& loopback);
    ~Current();
    Current(const Current&) = delete;
    Current& operator=(const Current&) = delete;
  };

  void render(float* stereo, std::size_t frames) const;
  /// How much of a source the hall gives back, 0 to 1.
  void send_to_hall(ALuint source, float share) const;

 private:
  Loopback() = default;
  base::Result<bool> set_up_hall();

  ALCdevice* device_ = nullptr;
  ALCcontext* context_ = nullptr;
  ALuint hall_ = 0;
  ALuint effect_ = 0;
  ALuint filter_ = 0;
};

}  // namespace engine
