#pragma once

#include <vector>

#include "engine/audio/mixer.h"
#include "game/sound/book/sound_book.h"
#include "game/sound/library.h"
#include "game/sound/voice_clock.h"
#include "game/table/board/layout.h"

namespace sound {

/// What is heard of the land below the camera: sea, wind, birds. Goes from one to the other within
/// some seconds.
class LandBeds {
 public:
  LandBeds(const std::vector<Bed>& beds, Library& library, engine::Mixer& mixer);

  /// `target` is the place in the middle of the view, `distance` how far the eye is from it.
  /// Not awake, all of it dies away.
  void update(const VoiceClock& clock, const table::Layout& layout, glm::vec2 target,
              float distance, bool is_awake);
  void stop();
  /// How loud each is to become, in the order of the data.
  const std::vector<float>& wanted() const { return wanted_; }

 private:
  void find_places(const table::Layout& layout);
  void weigh(glm::vec2 target, float distance);
  void set(std::size_t bed, double at);

  const std::vector<Bed>& beds_;
  Library& library_;
  engine::Mixer& mixer_;
  std::vector<std::vector<glm::vec2>> places_;
  std::vector<float> wanted_;
  std::vector<float> given_;
  std::vector<engine::VoiceId> voices_;
};

}  // namespace sound
