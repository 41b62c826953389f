#pragma once

#include <map>
#include <span>
#include <utility>
#include <vector>

#include "engine/physics/throw.h"
#include "engine/physics/tray_world.h"

namespace engine {

/// Tells knocks from what presses on: told of each step of a throw, it keeps the first and the
/// hardest touches. What strikes within the same step is heard as one.
class KnockRecorder {
 public:
  explicit KnockRecorder(float side) : side_(side) {}

  /// `seconds` is when the step ended.
  void note(float seconds, std::span<const Touch> touches);
  std::vector<Knock> take() { return std::move(knocks_); }

 private:
  struct Last {
    float seconds = 0;
    float impulse = 0;
  };

  bool is_new(const Touch& touch, float seconds, float impulse);

  float side_;
  std::map<std::pair<int, int>, Last> last_;  ///< by the two that met
  std::vector<Knock> knocks_;
};

}  // namespace engine
