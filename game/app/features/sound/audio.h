#pragma once

#include <span>
#include <vector>

#include "game/app/features/sound/table_sound.h"
#include "game/app/screen/ambient_clock.h"
#include "game/app/shell/feature.h"

namespace app {

/// What is heard of the table, in sound and in words, and the water and smoke that move beside it.
class Audio final : public Feature {
 public:
  explicit Audio(const Shell& shell);
  void update(Shell& shell, const commands::Read& input, double seconds) override;
  void show(Shell& shell, Frame& frame) override;
  void tell(Shell& shell, const Change& change) override;

  /// From now on a recording may ask for what is heard, or asks no more.
  void set_recorded(bool is_recorded) { sound_.set_recorded(is_recorded); }
  /// The next samples of a recording, left and right in turn.
  void record(std::span<float> stereo) { sound_.record(stereo); }

 private:
  TableSound sound_;
  AmbientClock ambient_;
  screens::SoundSettings settings_;  ///< that hold
  screens::CaptionsShown captions_;
};

}  // namespace app
