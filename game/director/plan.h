#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "game/director/beat.h"
#include "game/director/framing.h"

namespace director {

/// How a shot begins.
enum class Entry : std::uint8_t { kCut, kGlide };

/// One scene as it is shown. Times are seconds of the film.
struct Shot {
  ShotKind kind = ShotKind::kWhole;
  Entry entry = Entry::kCut;
  float from = 0;
  float until = 0;
  float enters = 0;            ///< seconds that it glides at first, or goes nearer after a cut
  engine::CameraPose opens{};  ///< where it begins
  engine::CameraPose pose{};   ///< where it rests
  std::size_t first_beat = 0;
  std::size_t end_beat = 0;
};

/// A film: when each beat begins, and what is seen.
struct Plan {
  std::vector<float> begins;  ///< by beat
  std::vector<Shot> shots;
  float seconds = 0;  ///< of all of it
};

/// Seconds of the film before its first beat and after its last.
struct Padding {
  float before = 1.5F;
  float after = 2.5F;
};

/// Foresees all the beats. The same beats give the same film.
Plan direct(std::span<const Beat> beats, const Set& set, const Rules& rules,
            const Padding& padding);

/// The shot at a moment of the film.
const Shot& shot_at(const Plan& plan, float seconds);
/// What is seen then.
engine::CameraPose pose_at(const Plan& plan, float seconds);

}  // namespace director
